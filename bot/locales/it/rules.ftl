# Regole della casa e come si gioca.
rules-standard = Regole standard
rules-in-force = Regole di questo tavolo
rules-pace = Tempo per una mossa
rules-house = regole della casa
rules-also = Detto anche { $names }
rules-default-bold = -# La scelta abituale è in grassetto.

rule-nomination-structure = Mani
    .help = quante carte si danno in ogni mano
choice-nomination-structure-7-1-7 = da 7 a 1 e di nuovo a 7
choice-nomination-structure-7-1 = da 7 a 1
choice-nomination-structure-10-1-10 = da 10 a 1 e di nuovo a 10
choice-nomination-structure-1-7-1 = da 1 a 7 e di nuovo a 1
rule-nomination-hook = Limite del mazziere
    .help = il mazziere non può portare la somma delle dichiarazioni al numero delle prese
choice-nomination-hook-on = sì
choice-nomination-hook-off = no
rule-nomination-scoring = Punteggio
    .help = quanto vale una mano
choice-nomination-scoring-exact = esatto: 10 più la dichiarazione, altrimenti niente

rules-nomination-1 =
    {"**"}Lo scopo** è dire quante prese si faranno, e farne esattamente tante.

    {"**"}La distribuzione.** Tutti ricevono lo stesso numero di carte, una in meno a ogni mano fino a una sola, poi una in più a ogni mano. La carta seguente si gira: il suo seme è atout. Il mazziere cambia verso sinistra.

    {"**"}La dichiarazione.** Dalla sinistra del mazziere ognuno dichiara una volta: da nessuna presa a tutte. Il mazziere dichiara per ultimo e non può portare la somma delle dichiarazioni al numero delle prese: qualcuno sbaglia sempre.

    {"**"}Il gioco.** Apre chi siede alla sinistra del mazziere. Si risponde al seme se si può; chi è vuoto gioca quello che vuole. La presa va all'atout più alto o, se non ce n'è, alla carta più alta del seme di apertura. Chi fa la presa apre la successiva.

    {"**"}Il punteggio.** Esattamente la dichiarazione: 10 punti più uno per ogni presa. Di più o di meno: niente, e una macchia sul segnapunti. Vince il totale più alto; a pari totale si divide il posto.
