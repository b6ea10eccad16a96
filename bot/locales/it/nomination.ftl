# Nomination Whist: nome e preset, regole della casa, come si gioca.
game-nomination = Nomination Whist
    .also = Nom|Oh Hell|Oh Pshaw|Oh Well|Blob|Elevator|Blackout|Bust|Contract Whist|Boerenbridge|Oh Heck|Up and Down the River|Judgement|Kachuful|Rikiki
preset-nomination = Nomination Whist, regole standard
    .also = Nom|Elevator|Bust|Nominations
preset-oh_hell = Oh Hell, come si gioca di solito
    .also = Oh Hell|Oh Heck|Ten Down|Estimation
preset-blob = Blob
    .also = Blob Whist|Ten and Back
preset-blackout = Blackout, da 1 carta a tutto il mazzo
    .also = Blackout|Up the River|British Oh Hell
preset-oh_pshaw = Oh Pshaw, solo in salita
    .also = Oh Pshaw|Pshaw
preset-oh_well = Oh Well, sempre la mano più grande
    .also = Oh Well|Oh! Well
preset-up_and_down_the_river = Up and Down the River
    .also = Up and Down|The River
preset-nommy = Nommy, atout a turno dalle picche
    .also = Nommy|Noms|Nommies
preset-big_ships = Big Ships, atout a turno dai cuori
    .also = Big Ships|Royal Navy|Navy Noms
preset-contract_whist = Contract Whist, due carte in meno a ogni mano
    .also = Contract Whist|Contract
preset-boerenbridge = Boerenbridge, una carta sulla fronte
    .also = Boerenbridge|10 op en neer|Op en neer|Bollen
preset-boerenbridge_championship = Boerenbridge, campionato
    .also = WK Boerenbridge
preset-boerenbridge_together = Boerenbridge, dichiarazioni insieme
    .also = Boerenbridge 1-8-1
preset-kachuful = Kachuful
    .also = Judgement|Judgment|Forecasting|Kachufool
preset-rikiki = Rikiki
    .also = Rikikizés|Ri-ki-ki

rule-nomination-structure = Mani
    .help = quante carte si danno in ogni mano
    .typed = Punti di svolta come 9-1-9, o le carte di ogni mano come 7,5,3,1; al massimo 30 mani.
choice-nomination-structure-7-1-7 = da 7 a 1 e di nuovo a 7
choice-nomination-structure-7-1 = da 7 a 1
choice-nomination-structure-10-1-10 = da 10 a 1 e di nuovo a 10
choice-nomination-structure-1-7-1 = da 1 a 7 e di nuovo a 1
rule-nomination-opening = Mani più lunghe
    .help = quante carte hanno le mani più lunghe, secondo i giocatori
choice-nomination-opening-named = come indicato
choice-nomination-opening-players = 10, in sei 8, in sette 7
choice-nomination-opening-pack = tutto quello che il mazzo permette
choice-nomination-opening-capped = come indicato, nei limiti del mazzo
rule-nomination-trumps = Atout
    .help = come si decide l'atout di ogni mano
choice-nomination-trumps-turnup = si scopre una carta
choice-nomination-trumps-dealer_chooses = sceglie il mazziere, vista la mano
choice-nomination-trumps-dealer_may_nt = il mazziere fa scoprire una carta o gioca senza atout
choice-nomination-trumps-rotation = in un ordine fisso
rule-nomination-dealer_rounds = Mani del mazziere
    .help = dove il mazziere sceglie l'atout; nelle altre si scopre una carta
choice-nomination-dealer_rounds-all = tutte
choice-nomination-dealer_rounds-one_card = quelle di una carta
choice-nomination-dealer_rounds-middle = quella centrale
choice-nomination-dealer_rounds-last = l'ultima
rule-nomination-rotation = Ordine degli atout
    .help = l'ordine fisso, se gli atout ne seguono uno
    .typed = Lettere in ordine: C ♣︎, D ♦︎, H ♥︎, S ♠︎, e N senza atout; al massimo 10.
choice-nomination-rotation-HDCSN = ♥︎ ♦︎ ♣︎ ♠︎ senza atout
choice-nomination-rotation-SHCDN = ♠︎ ♥︎ ♣︎ ♦︎ senza atout
choice-nomination-rotation-CDHSN = ♣︎ ♦︎ ♥︎ ♠︎ senza atout
choice-nomination-rotation-S = sempre ♠︎
rule-nomination-no_trump = Mani senza atout
    .help = sempre senza atout, qualunque cosa dicano le altre regole
choice-nomination-no_trump-never = nessuna
choice-nomination-no_trump-one_card = quelle di una carta
choice-nomination-no_trump-middle = quella centrale
choice-nomination-no_trump-last = l'ultima
choice-nomination-no_trump-one_card_last = quelle di una carta e l'ultima
rule-nomination-turned = Carta scoperta
    .help = una carta alta scoperta può voler dire senza atout
choice-nomination-turned-suit = il suo seme è sempre atout
choice-nomination-turned-courts = J Q K: senza atout
choice-nomination-turned-honours = J Q K A: senza atout
rule-nomination-full_pack = Mazzo intero
    .help = l'atout quando si danno tutte le carte e non ne resta una da scoprire
choice-nomination-full_pack-no_trump = senza atout
choice-nomination-full_pack-last = l'ultima carta del mazziere, mostrata a tutti
choice-nomination-full_pack-cut = una carta tagliata prima di distribuire
rule-nomination-hook = Limite del mazziere
    .help = il mazziere non può portare la somma delle dichiarazioni al numero delle prese
choice-nomination-hook-on = sì
choice-nomination-hook-off = no
choice-nomination-hook-not_last = sì, ma non nell'ultima mano
rule-nomination-hook_from = Limite da
    .help = con quante carte almeno vale il limite del mazziere
choice-nomination-hook_from-1 = 1 carta
choice-nomination-hook_from-2 = 2 carte
choice-nomination-hook_from-3 = 3 carte
choice-nomination-hook_from-4 = 4 carte
choice-nomination-hook_from-5 = 5 carte
rule-nomination-bidding = Dichiarazione
    .help = le dichiarazioni nascoste si scoprono insieme; allora nessuno ha limiti
choice-nomination-bidding-open = aperta, uno dopo l'altro
choice-nomination-bidding-hidden = nascosta, tutti insieme
rule-nomination-one_card = Mani di una carta
    .help = quali carte si vedono prima che tutti abbiano dichiarato
choice-nomination-one_card-seen = la propria
choice-nomination-one_card-blind = nessuna: si dichiara alla cieca
choice-nomination-one_card-forehead = tutte tranne la propria, sulla fronte
rule-nomination-scoring = Punteggio
    .help = quanto vale una dichiarazione riuscita
choice-nomination-scoring-exact = esatto: 10 più la dichiarazione
choice-nomination-scoring-squared = quadrato: 10 più la dichiarazione per sé stessa
choice-nomination-scoring-doubles = doppio: 10 più due volte la dichiarazione
choice-nomination-scoring-triples = triplo: 10 più tre volte la dichiarazione
choice-nomination-scoring-triangular = triangolare: 5 6 8 11 15 20 26 33 …
choice-nomination-scoring-five = 5 più la dichiarazione
choice-nomination-scoring-tens = 10 volte la dichiarazione
rule-nomination-zero = Nessuna presa
    .help = quanto vale dichiarare nessuna presa e riuscirci
choice-nomination-zero-plain = come le altre
choice-nomination-zero-five = 5
choice-nomination-zero-cards = 5 più uno per ogni carta della mano
choice-nomination-zero-vienna = Vienna: 20
rule-nomination-miss = Dichiarazioni mancate
    .help = quanto vale una dichiarazione mancata
choice-nomination-miss-nothing = niente
choice-nomination-miss-consolation = consolazione: 1 per ogni presa fatta
choice-nomination-miss-penalty = penalità: −1 per ogni presa di scarto
choice-nomination-miss-double = −2 per ogni presa di scarto
choice-nomination-miss-triple = −3 per ogni presa di scarto
choice-nomination-miss-squared = quadrato: −1 −4 −9 −16 … secondo lo scarto
choice-nomination-miss-triangular = triangolare: −1 −3 −6 −10 … secondo lo scarto
choice-nomination-miss-steep = ripido: −5 −15 −30 −50 … secondo lo scarto
choice-nomination-miss-short = meno la dichiarazione se le prese sono troppo poche, altrimenti niente
rule-nomination-ties = Pareggi
    .help = che cosa decide a pari totale
choice-nomination-ties-shared = niente: dividono il posto
choice-nomination-ties-playoff = altre mani finché uno è in testa
choice-nomination-ties-bids = la somma delle dichiarazioni riuscite
choice-nomination-ties-tricks = le prese fatte

problem-dealer-unseen = il mazziere sceglie l'atout da una carta che nessuno può guardare
    .member = Con una carta non si vede la propria, e il mazziere non può scegliere l'atout: falla vedere, gioca quella mano senza atout o fai scegliere il mazziere in altre mani.

rules-nomination-1 =
    {"**"}Lo scopo** è dire quante prese si faranno, e farne esattamente tante.

    {"**"}La distribuzione.** Sette carte a testa nella prima mano, una in meno a ogni mano fino a una sola, poi una in più fino a sette. La carta seguente si scopre: il suo seme è atout. Il mazziere cambia verso sinistra.

    {"**"}La dichiarazione.** Dalla sinistra del mazziere ognuno dichiara una volta: da nessuna presa a tutte. Il mazziere dichiara per ultimo e non può portare la somma delle dichiarazioni al numero delle prese: qualcuno sbaglia sempre.

    {"**"}Il gioco.** Apre chi siede alla sinistra del mazziere. Si risponde al seme se si può; chi è vuoto gioca quello che vuole. La presa va all'atout più alto o, se non ce n'è, alla carta più alta del seme di apertura; l'asso è la più alta di tutte. Chi fa la presa apre la successiva.

    {"**"}Il punteggio.** Esattamente la dichiarazione: 10 punti più uno per ogni presa. Di più o di meno: niente, e una macchia sul segnapunti. Vince il totale più alto; a pari totale si divide il posto.

strategy-nomination-1 =
    {"**"}Prese sicure.** Contale per prime: gli atout più alti di fila e l'asso di un seme corto. Un re vale mezza presa. Se sei vuoto in un seme, gli atout bassi diventano buoni. Con poche carte date gran parte del mazzo dorme: una regina o un fante possono essere la carta più alta in gioco.

    {"**"}Nessuna presa.** Rende quasi quanto varie prese e vuole carte basse in ogni seme. Il peggior nemico è un re secco; due cartine accanto lo proteggono. Scarta presto le carte alte sotto quelle più alte.

    {"**"}La somma.** Somma le dichiarazioni. Più delle prese: tutti lottano, le carte medie perdono, dichiara basso. Meno: a qualcuno toccheranno prese che nessuno vuole, e le cartine per sfuggire valgono oro. Il mazziere, che dichiara per ultimo, sa come sarà.

    {"**"}Senza atout.** Nessuno può tagliare: gli assi sono sicuri, i semi lunghi vincono alla fine, e conta chi apre. Essere vuoti non serve a niente.

    {"**"}Perdere apposta.** Quando hai le tue prese, gioca la carta più alta che ancora perde, scarta quelle che potrebbero vincere e apri basso dove altri devono prendere. Quando hai sbagliato, fa' sbagliare anche gli altri.
