# Auction Dummy: nomi, contratti, regole della casa e come si gioca. Le chiamate, e quasi tutte le regole, sono del Bid Whist.
game-auction_dummy = Auction Dummy (morto all'asta)
    .also = Bid Dummy|Dummy Whist|Whist col morto all'asta|Bid Whist in tre|Morto all'asta
preset-auction_dummy = Morto all'asta, regole standard
    .also = Bid Dummy|Dummy Whist|Whist col morto all'asta|Bid Whist in tre|Morto all'asta
preset-auction_dummy_bridge = Morto all'asta, scoperto come nel Bridge
    .also = Auction Dummy|Bridge in tre

contract-auction_dummy-standing = { $who } dichiara { $call }
contract-auction_dummy =
    { $who } col morto gioca { $number } { $way ->
        [up] uptown, briscola { $trump }
        [down] downtown, briscola { $trump }
        [nt-up] senza briscola, vincono le alte
       *[nt-down] senza briscola, vincono le basse
    }: { $books } book su { $needed }

rule-auction_dummy-lowest_bid = { rule-bid-lowest_bid }
    .help = { rule-bid-lowest_bid.help }
choice-auction_dummy-lowest_bid-1 = { choice-bid-lowest_bid-1 }
choice-auction_dummy-lowest_bid-2 = 2
choice-auction_dummy-lowest_bid-3 = { choice-bid-lowest_bid-3 }
rule-auction_dummy-low_beats_high = { rule-bid-low_beats_high }
    .help = { rule-bid-low_beats_high.help }
choice-auction_dummy-low_beats_high-on = { choice-bid-low_beats_high-on }
choice-auction_dummy-low_beats_high-off = { choice-bid-low_beats_high-off }
rule-auction_dummy-dealer_takes = { rule-bid-dealer_takes }
    .help = { rule-bid-dealer_takes.help }
choice-auction_dummy-dealer_takes-higher = { choice-bid-dealer_takes-higher }
choice-auction_dummy-dealer_takes-equal = { choice-bid-dealer_takes-equal }
rule-auction_dummy-aces = { rule-bid-aces }
    .help = { rule-bid-aces.help }
choice-auction_dummy-aces-good = { choice-bid-aces-good }
choice-auction_dummy-aces-bad = { choice-bid-aces-bad }
rule-auction_dummy-scoring = { rule-bid-scoring }
    .help = { rule-bid-scoring.help }
choice-auction_dummy-scoring-books_made = { choice-bid-scoring-books_made }
choice-auction_dummy-scoring-bid_only = { choice-bid-scoring-bid_only }
rule-auction_dummy-no_trump_doubles = { rule-bid-no_trump_doubles }
    .help = { rule-bid-no_trump_doubles.help }
choice-auction_dummy-no_trump_doubles-on = { choice-bid-no_trump_doubles-on }
choice-auction_dummy-no_trump_doubles-off = { choice-bid-no_trump_doubles-off }
rule-auction_dummy-set_pays = { rule-bid-set_pays }
    .help = { rule-bid-set_pays.help }
choice-auction_dummy-set_pays-off = { choice-bid-set_pays-off }
choice-auction_dummy-set_pays-on = { choice-bid-set_pays-on }
rule-auction_dummy-boston = { rule-bid-boston }
    .help = { rule-bid-boston.help }
choice-auction_dummy-boston-off = { choice-bid-boston-off }
choice-auction_dummy-boston-on = { choice-bid-boston-on }
rule-auction_dummy-target = { rule-bid-target }
    .help = { rule-bid-target.help }
choice-auction_dummy-target-21 = { choice-bid-target-21 }
choice-auction_dummy-target-9 = { choice-bid-target-9 }
choice-auction_dummy-target-7 = { choice-bid-target-7 }
choice-auction_dummy-target-5 = { choice-bid-target-5 }
rule-auction_dummy-opens = Il morto
    .help = quando si scopre
choice-auction_dummy-opens-auction = dopo l'asta
choice-auction_dummy-opens-trump = scelta la briscola
choice-auction_dummy-opens-lead = dopo l'apertura
rule-auction_dummy-lead = Apertura
    .help = chi apre la prima presa
choice-auction_dummy-lead-left = alla sinistra del dichiarante
choice-auction_dummy-lead-declarer = il dichiarante

rules-auction_dummy-1 =
    {"**"}Lo scopo** è aggiudicarsi all'asta la quarta mano, il morto (dummy), e fare con essa tante prese oltre le sei quante se ne sono dichiarate. Ogni presa è un book.

    {"**"}La distribuzione.** Ognuno riceve tredici carte, e tredici il morto, coperte. Il mazziere cambia verso sinistra.

    {"**"}L'asta.** Dalla sinistra del mazziere ognuno parla una volta: passa, o dichiara più dell'ultimo. Una dichiarazione è un numero da 1 a 7 con {"**"}uptown** (vincono le carte alte), {"**"}downtown** (vincono le basse) o {"**"}senza briscola**. A pari numero downtown supera uptown, e senza briscola supera entrambi. Se gli altri passano, il mazziere deve dichiarare.

    {"**"}Il morto.** Chi ha dichiarato di più è il dichiarante; il morto si scopre di fronte a lui. Viste le due mani, il dichiarante sceglie la briscola o, senza briscola, se vincono le alte o le basse.

rules-auction_dummy-2 =
    {"**"}Il gioco.** Apre chi siede alla sinistra del dichiarante, che gioca le due mani contro gli altri due. Si risponde al seme se si può; chi è vuoto gioca quello che vuole. La presa va alla briscola più alta o, se non ce n'è, alla carta migliore del seme di apertura. Uptown: A K Q giù fino a 2; downtown: A 2 3 su fino a K.

    {"**"}Il punteggio.** Ognuno conta per sé. Una dichiarazione di 2 chiede 8 book. Mantenuta, il dichiarante segna ogni book oltre i sei; caduta, perde il numero dichiarato. Senza briscola tutto vale il doppio. Gli avversari non segnano niente.

    {"**"}La fine.** Vince chi arriva per primo a 21 punti. Si finisce anche quando qualcuno scende a 21 sotto zero: allora vince il totale più alto.

strategy-auction_dummy-1 =
    {"**"}Che cosa porta il morto.** In media tre o quattro prese, e si scopre prima che tu scelga la briscola: due semi buoni valgono più di uno. Dichiara 1 o 2 con una mano da quattro prese sicure.

    {"**"}Si parla una volta sola.** Se parli per primo, dichiara quello che vuoi giocare: una dichiarazione bassa si supera facilmente. Il mazziere, che parla per ultimo, la prende al prezzo più basso o la lascia.

    {"**"}Scegliere la briscola.** Conta le due mani insieme: otto briscole bastano, e un seme corto da una parte è un taglio per l'altra.

    {"**"}Contro il dichiarante** per una mano si è partner. Aprire attraverso la forza del morto se gioca dopo. Una dichiarazione di 2 cade con sei prese.
