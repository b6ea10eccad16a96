# Whist rumeno: nome e preset, regole della casa, come si gioca.
game-romanian = Whist rumeno
    .also = Romanian Whist|Whist românesc|Vist românesc|Whist rumeno|Román whist|Whist rumano
preset-romanian = Whist rumeno, 1-8-1
    .also = Romanian Whist|Whist românesc|Vist românesc
preset-romanian_8_1_8 = Whist rumeno, 8-1-8
    .also = Romanian Whist|Whist românesc
preset-romanian_premium = Whist rumeno con il premio
    .also = Whist românesc cu premiu|Romanian Whist
preset-romanian_short = Whist rumeno, breve
    .also = Whist românesc scurt|Romanian Whist

rule-romanian-structure = Mani
    .help = quante carte si danno in ogni mano
choice-romanian-structure-1-8-1 = da 1 a 8 e di nuovo a 1
choice-romanian-structure-8-1-8 = da 8 a 1 e di nuovo a 8
rule-romanian-length = Durata
    .help = quante volte si giocano le mani di una e di otto carte
choice-romanian-length-full = una volta per giocatore
choice-romanian-length-single = una volta
choice-romanian-length-twos = una volta, e di due in due: 1 2 4 6 8
rule-romanian-void = Vuoto
    .help = che cosa si gioca quando non si può rispondere al seme
choice-romanian-void-must_trump = un atout, se lo si ha
choice-romanian-void-free = quello che si vuole
rule-romanian-hook = Limite del mazziere
    .help = il mazziere non può portare la somma delle dichiarazioni al numero delle prese
choice-romanian-hook-on = sì
choice-romanian-hook-off = no
rule-romanian-one_card = Mani di una carta
    .help = quali carte si vedono prima che tutti abbiano dichiarato
choice-romanian-one_card-seen = la propria
choice-romanian-one_card-blind = nessuna: si dichiara alla cieca
choice-romanian-one_card-forehead = tutte tranne la propria, sulla fronte
rule-romanian-extras = Mani alla fine
    .help = altre mani di una carta dopo l'ultima
choice-romanian-extras-none = nessuna
choice-romanian-extras-forehead = una sulla fronte
choice-romanian-extras-blind = una alla cieca
choice-romanian-extras-both = una sulla fronte, una alla cieca
rule-romanian-scoring = Punteggio
    .help = quanto vale una dichiarazione, riuscita o mancata
choice-romanian-scoring-plain = 5 più la dichiarazione; mancata, −1 per ogni presa di scarto
choice-romanian-scoring-triangular = triangolare: 5 6 8 11 15 …; mancata, −1 −3 −6 …
rule-romanian-premium = Premio
    .help = per cinque dichiarazioni riuscite di fila; altrettanto si perde per cinque mancate; le mani di una carta non contano
choice-romanian-premium-0 = nessuno
choice-romanian-premium-5 = 5 punti
choice-romanian-premium-10 = 10 punti
rule-romanian-premium_ones = Una carta e il premio
    .help = che cosa fa una mano di una carta alla serie
choice-romanian-premium_ones-skip = niente: la serie continua
choice-romanian-premium_ones-reset = la interrompe
rule-romanian-ties = Pareggi
    .help = che cosa decide a pari totale
choice-romanian-ties-shared = niente: dividono il posto
choice-romanian-ties-playoff = altre mani finché uno è in testa
choice-romanian-ties-bids = la somma delle dichiarazioni riuscite
choice-romanian-ties-tricks = le prese fatte

rules-romanian-1 =
    {"**"}Lo scopo** è dire quante prese si faranno, e farne esattamente tante.

    {"**"}Il mazzo** ha otto carte per giocatore, le più alte di ogni seme: dal 7 in quattro, dal 9 in tre, dal 5 in cinque, dal 3 in sei, dal fante in due.

    {"**"}La distribuzione.** Una carta ciascuno, una volta per ogni giocatore, così che tutti diano una mano simile; poi due, tre e così via fino a sette; poi otto carte, una volta per ogni giocatore; e indietro allo stesso modo. Da una a sette carte la seguente si scopre: il suo seme è atout. Con otto il mazzo è finito, e si gioca senza atout.

    {"**"}La dichiarazione.** Dalla sinistra del mazziere ognuno dichiara una volta. Il mazziere dichiara per ultimo e non può portare la somma delle dichiarazioni al numero delle prese.

    {"**"}Il gioco.** Apre chi siede alla sinistra del mazziere. Si risponde al seme se si può. Chi è vuoto deve giocare un atout, se lo ha, anche più basso di quelli giocati; solo chi non ha né l'uno né l'altro gioca quello che vuole. La presa va all'atout più alto o alla carta più alta del seme di apertura; l'asso è la più alta di tutte. Chi fa la presa apre la successiva.

    {"**"}Il punteggio.** Esattamente la dichiarazione: 5 punti più uno per ogni presa. Altrimenti si perde un punto per ogni presa in più o in meno. Vince il totale più alto.
strategy-romanian-1 =
    {"**"}I tagli sono obbligati.** Chi è vuoto deve tagliare. Apri un seme che manca a qualcuno, e farà una presa che forse non vuole. Gli atout piccoli sono un pericolo per chi dichiara nessuna presa.

    {"**"}Conta il mazzo.** Con otto carte per giocatore ne dormono poche: in quattro con sette carte ne mancano solo quattro, una scoperta. Le carte giocate ti dicono qual è ancora la più alta.

    {"**"}Otto carte, senza atout.** Tutte le carte sono in gioco e nessuno può tagliare. Un asso è una presa; un seme lungo ne fa diverse, uscite le carte alte; e cedere la mano al momento giusto ne vale un'altra.

    {"**"}Sbagliare costa poco.** Una presa di scarto costa un punto, una dichiarazione riuscita ne porta cinque. Dichiara quello che ti aspetti, non quello che temi.

    {"**"}Con il premio** la quinta dichiarazione della serie vale molto più delle altre: va' sul sicuro.
