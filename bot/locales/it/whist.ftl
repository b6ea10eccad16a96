# Whist: i suoi nomi, il rubber, le contestazioni, le regole della casa e come si gioca.
game-whist = Whist
    .also = Short Whist|Long Whist|Whist corto|Whist lungo|Whist americano|American Whist|Rubber Whist|Whist a coppie
preset-whist = Short Whist (Whist corto)
    .also = Whist|Whist a cinque|Rubber Whist
preset-whist_long = Long Whist (Whist lungo)
    .also = Whist a nove
preset-whist_american = Whist americano
    .also = American Whist|Whist a sette|Whist senza onori
preset-whist_no_trump = Whist senza briscola
    .also = No-trump Whist
preset-whist_laws = Whist secondo le Leggi
    .also = Whist severo|Strict Whist|Laws of Whist|Rinunce

contract-rubber =
    { $rubbers ->
        [1] {""}
       *[other] Rubber { $rubber } di { $rubbers } ·{" "}
    }{ $games ->
        [1] partita ai { $target }
       *[other] partita { $game } ai { $target }
    }: Ⓐ { $first } – { $second } Ⓑ{ $games ->
        [1] {""}
       *[other] {" "}· partite { $won_first } – { $won_second }
    }
hand-rubber =
    { $odd_side ->
        [0] penalità
        [1] Ⓐ { $odd } per le prese
       *[2] Ⓑ { $odd } per le prese
    }{ $honours_side ->
        [0] {""}
        [1] {" "}· Ⓐ { $honours } per gli onori
       *[2] {" "}· Ⓑ { $honours } per gli onori
    } · { $first } – { $second }{ $winner ->
        [0] {""}
        [1] {" "}· partita a Ⓐ
       *[2] {" "}· partita a Ⓑ
    }

turn-claiming = Può ancora contestare: { $who }
hand-claiming = Un avversario ha fatto una rinuncia? Contestala, o accetta il gioco
call-accept = Accetto il gioco
claim-revoke-tricks = Rinuncia di { $who }: 3 prese
claim-revoke-deduct = Rinuncia di { $who }: 3 punti in meno a loro
claim-revoke-add = Rinuncia di { $who }: 3 punti in più a noi
status-revoked =
    { $revokes ->
        [one] rinuncia
       *[other] { $revokes } rinunce
    }
status-no-revoke = accusato a torto
illegal-claim = questo non si può contestare, o è già stato contestato
    .member = Non puoi contestarlo, o la tua parte l'ha già fatto.

rule-whist-target = Partita
    .help = quanti punti vincono una partita
choice-whist-target-5 = 5 punti
choice-whist-target-7 = 7 punti
choice-whist-target-9 = 9 punti
choice-whist-target-10 = 10 punti
rule-whist-trump = Briscola
    .help = che cosa decide la briscola
choice-whist-trump-last_card = l'ultima carta del mazziere
choice-whist-trump-none = senza briscola
rule-whist-honours = Onori
    .help = se una parte segna 4 per asso, re, regina e fante di briscola, e 2 per tre di essi
choice-whist-honours-on = sì
choice-whist-honours-off = no
rule-whist-honours_limit = Onori verso la fine
    .help = se gli onori possono vincere una partita
choice-whist-honours_limit-at_last_point = niente onori a chi manca un solo punto
choice-whist-honours_limit-never_win = non la vincono mai
choice-whist-honours_limit-none = senza limite
rule-whist-games = Rubber
    .help = quante partite fanno un rubber
choice-whist-games-3 = al meglio di tre
choice-whist-games-1 = una partita
rule-whist-settlement = Conto
    .help = che cosa entra nel totale
choice-whist-settlement-points = tutti i punti, e 2 per due partite a zero
choice-whist-settlement-laws = da 1 a 3 per partita, e 2 per il rubber
choice-whist-settlement-short = ciò che manca a chi perde la partita
rule-whist-slam_bonus = Premio di slam
    .help = punti in più per tutte e tredici le prese
    .typed = Un numero intero da 0 a 20.
choice-whist-slam_bonus-0 = nessuno
choice-whist-slam_bonus-1 = 1 punto
choice-whist-slam_bonus-2 = 2 punti
choice-whist-slam_bonus-3 = 3 punti
choice-whist-slam_bonus-5 = 5 punti
rule-whist-revokes = Rinunce
    .help = non rispondere al seme si può impedire, oppure lasciare e far pagare quando un avversario lo contesta a fine mano
choice-whist-revokes-stopped = impedite
choice-whist-revokes-tricks = contestate: 3 prese
choice-whist-revokes-points = contestate: 3 punti cambiano parte
choice-whist-revokes-laws = contestate: sceglie chi contesta
rule-whist-rubbers = Numero di rubber
    .help = quanti rubber ha la serata
    .typed = Un numero intero da 1 a 12.
choice-whist-rubbers-1 = 1 rubber
choice-whist-rubbers-2 = 2 rubber
choice-whist-rubbers-3 = 3 rubber
choice-whist-rubbers-4 = 4 rubber
rule-whist-partners = Partner
    .help = chi siede di fronte a chi
choice-whist-partners-drawn = a sorte
choice-whist-partners-chosen = come ci si siede

rules-whist-1 =
    {"**"}Lo scopo** è fare più della metà delle tredici prese insieme al partner che siede di fronte.

    {"**"}La distribuzione.** Tredici carte a testa. L'ultima carta del mazziere si mostra a tutti e decide la briscola; resta nella sua mano. Il mazziere cambia verso sinistra.

    {"**"}Il gioco.** Apre chi siede alla sinistra del mazziere. Si risponde al seme se si può; chi è vuoto gioca quello che vuole. La presa va alla briscola più alta o, se non ce n'è, alla carta più alta del seme di apertura; l'asso è la più alta di tutte. Chi fa la presa apre la successiva.

    {"**"}Il punteggio.** Le prime sei prese sono il book e non contano; ogni presa dispari oltre le sei è un punto per la coppia. Poi gli onori, asso, re, regina e fante di briscola: la coppia che li ha ricevuti tutti e quattro segna 4, con tre segna 2.

    {"**"}Partita e rubber.** Lo Short Whist si gioca ai 5 punti, il Long Whist ai 9, il Whist americano ai 7 senza onori. Le prese contano prima degli onori, e la coppia a cui all'inizio della mano manca un solo punto non segna onori. Due partite vincono il rubber.
rules-whist-2 =
    {"**"}Il totale.** Contano tutti i punti delle partite, e 2 in più per un rubber vinto due partite a zero. Secondo le Leggi una partita vale 3 se chi perde non ha niente, 2 se ha meno della metà, altrimenti 1, e il rubber 2. In America può valere quanto manca a chi perde. La serata va alla coppia con il totale migliore.

    {"**"}Il tavolo severo.** Qui il computer non impedisce la rinuncia, cioè non rispondere al seme pur avendolo in mano. Dopo la mano ciascuno può contestarla a un avversario finché tutti hanno accettato il gioco. Per ogni rinuncia chi contesta prende tre prese o, secondo le Leggi, può scegliere tre punti, tolti agli altri o aggiunti ai propri; questo viene prima di ogni altro punto, e chi ha fatto la rinuncia non può vincere la partita con quella mano. Le rinunce delle due parti si annullano. Una contestazione sbagliata non cambia niente.

strategy-whist-1 =
    {"**"}Parlare al partner.** Aprire nel seme più lungo, con la quarta carta dall'alto; da asso e re, o da altri onori in fila, con uno di essi. Con cinque o più briscole aprire in briscola.

    {"**"}Aiutare il partner.** Rigiocare il seme che ha aperto: la più alta di due carte, la più bassa se sono di più. Non superare una presa che il partner sta vincendo.

    {"**"}Il secondo basso, il terzo alto.** Il secondo tiene le carte alte, perché il terzo ne giocherà una comunque. Il terzo gioca alto per fare la presa o per far uscire qualcosa di meglio.

    {"**"}Contare.** Tredici carte per seme: guardare chi non risponde, e quante briscole sono ancora fuori. Un seme lungo vale di più quando le briscole sono finite.

    {"**"}Guardare il punteggio.** A un punto dalla partita gli onori non aiutano più: si gioca solo per la presa dispari.
