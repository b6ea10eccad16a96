# Auction Dummy: nombres, contratos, reglas de la casa y cómo se juega. Los cantos, y casi todas las reglas, son los del Bid Whist.
game-auction_dummy = Auction Dummy (muerto en subasta)
    .also = Bid Dummy|Dummy Whist|Whist con muerto en subasta|Bid Whist para tres|Muerto en subasta
preset-auction_dummy = Muerto en subasta, reglas normales
    .also = Bid Dummy|Dummy Whist|Whist con muerto en subasta|Bid Whist para tres|Muerto en subasta
preset-auction_dummy_bridge = Muerto en subasta, abierto como en el Bridge
    .also = Auction Dummy|Bridge para tres

contract-auction_dummy-standing = { $who } puja { $call }
contract-auction_dummy =
    { $who } juega con el muerto { $number } { $way ->
        [up] uptown, triunfo { $trump }
        [down] downtown, triunfo { $trump }
        [nt-up] sin triunfo, ganan las altas
       *[nt-down] sin triunfo, ganan las bajas
    }: { $books } de { $needed } libros

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
rule-auction_dummy-opens = El muerto
    .help = cuándo se pone boca arriba
choice-auction_dummy-opens-auction = tras la subasta
choice-auction_dummy-opens-trump = elegido el triunfo
choice-auction_dummy-opens-lead = tras la primera salida
rule-auction_dummy-lead = Primera salida
    .help = quién sale en la primera baza
choice-auction_dummy-lead-left = la izquierda del declarante
choice-auction_dummy-lead-declarer = el declarante

rules-auction_dummy-1 =
    {"**"}El objetivo** es ganar en la subasta la cuarta mano, el muerto (dummy), y hacer con ella tantas bazas por encima de seis como se han pujado. Cada baza es un libro (book).

    {"**"}El reparto.** Cada uno recibe trece cartas, y otras trece el muerto, boca abajo. El reparto pasa a la izquierda.

    {"**"}La subasta.** Desde la izquierda del repartidor cada uno habla una vez: pasa, o puja más que el último. Una puja es un número de 1 a 7 con {"**"}uptown** (ganan las cartas altas), {"**"}downtown** (ganan las bajas) o {"**"}sin triunfo**. Con el mismo número downtown supera a uptown, y sin triunfo a los dos. Si los demás pasan, el repartidor tiene que pujar.

    {"**"}El muerto.** Quien más ha pujado es el declarante; el muerto se pone boca arriba enfrente. Con las dos manos a la vista, el declarante elige triunfo o, sin triunfo, si ganan las altas o las bajas.

rules-auction_dummy-2 =
    {"**"}El juego.** Sale quien está a la izquierda del declarante, que juega las dos manos contra los otros dos. Se sigue el palo si se puede; si no, se juega cualquier carta. Gana la baza el triunfo más alto o, sin triunfos, la mejor carta del palo de salida. Uptown: A K Q hacia abajo hasta 2; downtown: A 2 3 hacia arriba hasta K.

    {"**"}La puntuación.** Cada uno lleva la suya. Una puja de 2 pide 8 libros. Cumplida, el declarante apunta cada libro por encima de seis; fallida, pierde el número pujado. Sin triunfo todo vale el doble. Los adversarios no apuntan nada.

    {"**"}El final.** Gana el primero que llega a 21 puntos. También se acaba cuando alguien baja a 21 bajo cero; entonces gana el total más alto.

strategy-auction_dummy-1 =
    {"**"}Lo que trae el muerto.** De media, tres o cuatro bazas, y se descubre antes de que elijas triunfo: dos palos buenos valen más que uno. Puja 1 o 2 con cuatro bazas seguras.

    {"**"}Hablas una sola vez.** Si eres el primero, puja lo que quieres jugar: una puja baja se supera fácilmente. El repartidor, que habla el último, se la queda al menor precio o la deja.

    {"**"}Elegir triunfo.** Cuenta las dos manos juntas: ocho triunfos bastan, y un palo corto en una mano es un fallo para la otra.

    {"**"}Contra el declarante** sois compañeros durante una mano. Sal a través de la fuerza del muerto si juega después de ti. Una puja de 2 se hunde con seis bazas.
