# Knock-Out Whist: i suoi nomi, le regole della casa e come si gioca.
game-knockout = Knock-Out Whist
    .also = Knockout Whist|Trumps|Whist a eliminazione
preset-knockout = Knock-Out Whist
    .also = Knockout Whist|Trumps|Whist a eliminazione|Vita da cane
preset-knockout_sudden = Knock-Out Whist senza cani
    .also = Morte improvvisa

contract-namer = La briscola è di { $seat }
status-out = fuori
status-dog = vita da cane
laid-cuts = Taglio per la briscola: { $cards }
illegal-knock = l'ultima presa si deve giocare
    .member = È l'ultima presa: devi giocare la tua carta.

rule-knockout-cards = Prima mano
    .help = quante carte si danno nella prima mano
    .typed = Un numero intero da 2 a 25; le mani e una carta da girare devono stare nel mazzo.
choice-knockout-cards-7 = 7 carte
choice-knockout-cards-9 = 9 carte
choice-knockout-cards-5 = 5 carte
rule-knockout-dog = Vita da cane
    .help = se il primo che non fa prese riceve ancora una carta per rientrare
choice-knockout-dog-on = sì
choice-knockout-dog-off = no
rule-knockout-lead = Prima apertura
    .help = chi apre la prima presa
choice-knockout-lead-eldest = la sinistra del mazziere
choice-knockout-lead-namer = chi ha scelto la briscola

rules-knockout-1 =
    {"**"}Lo scopo** è restare in gioco: chi non fa prese in una mano è fuori, e vince l'ultimo rimasto.

    {"**"}La distribuzione.** Sette carte a testa nella prima mano, una in meno a ogni mano. Nella prima la carta seguente si gira per la briscola. Poi la sceglie, viste le carte nuove, chi ha fatto più prese nella mano precedente; a pari prese si taglia il mazzo, vince la carta più alta.

    {"**"}Il gioco.** Apre chi siede alla sinistra del mazziere. Si risponde al seme se si può; chi è vuoto gioca quello che vuole. La presa va alla briscola più alta o, se non ce n'è, alla carta più alta del seme di apertura; l'asso è la più alta di tutte. Chi fa la presa apre la successiva.

    {"**"}La vita da cane.** Il primo della partita che non fa prese non è ancora fuori: nella mano seguente riceve una sola carta; se nella stessa mano sono più d'uno, una a ciascuno. A ogni presa il cane può giocarla, oppure bussare e tenerla; all'ultima deve giocarla. Se fa una presa è di nuovo in gioco con la mano intera dalla prossima distribuzione, e apre il suo vicino di sinistra. Se non ne fa, è fuori.

    {"**"}Il punteggio.** Un punto per ogni mano a cui si sopravvive. Nella mano di una carta decide una sola presa.

strategy-knockout-1 =
    {"**"}Prima una presa.** Finché non ne hai, fai la prima che è sicura. Quando le mani sono piccole le briscole sono prese sicure.

    {"**"}Poi il maggior numero.** Scegliere la briscola vale più di tutto, tranne restare in gioco: chi ha fatto più prese vince circa il doppio delle volte degli altri rimasti.

    {"**"}Scegli il seme che fa più prese,** cioè il più lungo piuttosto che il più alto. Con poche carte un asso accanto a poche briscole vale più di una terza briscola piccola.

    {"**"}Il cane aspetta.** Giocare per ultimo vale più di una buona carta, e intanto gli altri perdono le briscole. Una carta comune va giocata prima che sia tardi.

    {"**"}Mandare fuori gli altri.** Fatte le tue prese, prendi quelle di cui ha bisogno chi non ne ha.
