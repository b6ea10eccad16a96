# Solo Whist: nomi, chiamate, contratti, regole della casa e come si gioca.
game-solo = Solo Whist
    .also = Solo|English Solo|Whist à seul
preset-solo = Solo Whist, regole standard
    .also = Solo|English Solo|Whist à seul
preset-solo_pence = Solo Whist in penny
    .also = Solo|Prese in più
preset-solo_hoyle = Solo Whist secondo Hoyle
    .also = Solo|Misère generale

call-prop = Proposta
call-cop = Accetto
call-solo = Solo
call-misere = Misère
call-abundance = Abbondanza
call-royal = Abbondanza in briscola
call-spread = Misère scoperta
call-slam = Slam

contract-solo =
    { $who } gioca { $call }: { $tricks ->
        [0] nessuna presa
        [one] { $tricks } presa
       *[other] { $tricks } prese
    }
contract-solo-pair = { $who } e { $partner } giocano Proposta e Accetto: 8 prese insieme
contract-solo-standing =
    { $who } chiama { $call }: { $tricks ->
        [0] nessuna presa
        [one] { $tricks } presa
       *[other] { $tricks } prese
    }
contract-solo-standing-pair = { $who } e { $partner } chiamano Proposta e Accetto: 8 prese insieme
contract-solo-general =
    Misère generale: { $rule ->
        [last_trick] paga chi fa l'ultima presa
       *[most_tricks] paga chi fa più prese
    }
contract-solo-thrown-in = Nessuno ha giocato l'ultima distribuzione: carte nuove.
status-declarer = dichiarante
status-sits-out = fuori da questa mano
illegal-call = questa chiamata non è possibile
    .member = Ora non puoi fare questa chiamata.

rule-solo-rounds = Durata
    .help = quante volte dà le carte ognuno
    .typed = Quante volte dà le carte ognuno: da 1 a 12.
choice-solo-rounds-1 = una volta
choice-solo-rounds-2 = due volte
choice-solo-rounds-3 = 3 volte
choice-solo-rounds-4 = 4 volte
rule-solo-settlement = Poste
    .help = quanto paga ogni avversario, da Proposta e Accetto fino allo Slam
choice-solo-settlement-units = 1 1 2 3 3 4 6
choice-solo-settlement-pence = 6 6 12 18 18 24 36, più 1 per ogni presa in più o in meno
choice-solo-settlement-points = 10 10 25 50 60 75 100
rule-solo-abundance_overtricks = Prese in più di un'Abbondanza
    .help = quanto contano, quando le prese in più si pagano
choice-solo-abundance_overtricks-single = una volta
choice-solo-abundance_overtricks-double = il doppio
rule-solo-thirteen_together = Tutte e tredici in Proposta e Accetto
    .help = quanto contano le prese in più, quando si pagano
choice-solo-thirteen_together-double = il doppio
choice-solo-thirteen_together-single = una volta
rule-solo-slam_trump = Briscola nello Slam
    .help = se chi lo chiama sceglie la briscola
choice-solo-slam_trump-none = senza briscola
choice-solo-slam_trump-declarer = la sceglie chi chiama
rule-solo-unaccepted_prop = Proposta che nessuno accetta
    .help = che ne è quando tutti gli altri passano
choice-solo-unaccepted_prop-raise = chi l'ha fatta può chiamare più alto
choice-solo-unaccepted_prop-throw_in = nessuno gioca
rule-solo-all_pass = Quando nessuno gioca
    .help = che ne è delle carte
choice-solo-all_pass-redeal = carte nuove dal prossimo mazziere
choice-solo-all_pass-last_trick = misère generale, paga l'ultima presa
choice-solo-all_pass-most_tricks = misère generale, paga chi fa più prese

rules-solo-1 =
    {"**"}Lo scopo** è aggiudicarsi un contratto che si può mantenere, da soli o con un partner, e far cadere quelli degli altri.

    {"**"}La distribuzione.** Quattro giocatori ricevono tredici carte ciascuno, a tre a tre. L'ultima carta si mostra: il suo seme è briscola, salvo che il contratto dica altro. In cinque il mazziere resta fuori.

    {"**"}L'asta.** Dalla sinistra del mazziere ognuno passa, definitivamente, o chiama più alto dell'ultima chiamata. Chi viene superato può salire ancora. Dalla più bassa alla più alta:
    - {"**"}Proposta**: 8 prese con un partner, cioè con chi risponde {"**"}Accetto**. Chi siede alla sinistra del mazziere può accettare anche dopo aver passato.
    - {"**"}Solo**: 5 prese.
    - {"**"}Misère**: nessuna presa, senza briscola.
    - {"**"}Abbondanza**: 9 prese, con una briscola a scelta, detta dopo l'asta.
    - {"**"}Abbondanza in briscola**: lo stesso nel seme della carta mostrata, solo per superare un'Abbondanza.
    - {"**"}Misère scoperta**: una misère con le carte in tavola dopo la prima presa.
    - {"**"}Slam**: tutte e 13 le prese, senza briscola.

rules-solo-2 =
    {"**"}Il gioco.** Apre chi siede alla sinistra del mazziere, nello Slam chi lo ha chiamato. Si risponde al seme se si può; chi è vuoto gioca quello che vuole. La presa va alla briscola più alta o, se non ce n'è, alla carta più alta del seme di apertura; l'asso è la più alta di tutte. Una misère finisce alla prima presa di chi l'ha chiamata, uno Slam alla prima che chi l'ha chiamato perde.

    {"**"}Il punteggio.** Chi mantiene il contratto riceve la posta da ogni avversario; chi non lo mantiene la paga a ognuno. In Proposta e Accetto ogni partner regola i conti con un avversario. I pagamenti di una mano danno sempre zero. Quando tutti hanno dato le carte due volte, vince il totale più alto.

    {"**"}Nessuno gioca.** Se tutti passano, il prossimo mazziere dà carte nuove e la distribuzione non conta.

strategy-solo-1 =
    {"**"}Conta le tue prese.** Quattro sicure chiedono una Proposta o un Accetto, cinque un Solo; per un'Abbondanza il seme dev'essere tanto lungo da esaurire gli altri. Contro tre giocatori un re senza asso vale mezza presa.

    {"**"}Una misère** vuole carte basse in ogni seme: con un due e un quattro un seme lungo è sicuro, un otto secco perde la mano. Liberati prima delle carte alte dei semi corti, finché gli altri devono superarle.

    {"**"}Contro una misère** apri nei semi in cui chi l'ha chiamata ha mostrato carte medie, e sta' sotto di lui ogni volta che puoi. Un seme in cui è vuoto lo aiuta soltanto a scartare i pericoli.

    {"**"}Contro un Solo** i tre giocano da alleati: apri attraverso chi ha chiamato verso chi gli siede dietro, non superare una presa che è già di uno di voi, e tieni le briscole per il suo seme lungo.
