# Bid Whist: nombres, cantos, contratos, reglas de la casa y cómo se juega.
game-bid = Bid Whist
    .also = Bid|Uptown Downtown|Rise and Fly
preset-bid = Bid Whist, reglas normales
    .also = Bid|Uptown Downtown|Rise and Fly
preset-bid_52 = Bid Whist sin comodines
    .also = Bid|Straight Whist
preset-bid_no_kitty = Bid Whist sin kitty
    .also = Bid|13 cartas
preset-bid_parlett = Bid Whist, puntos solo por la puja
    .also = Bid|Parlett|Boston

call-up = Ganan las altas
call-down = Ganan las bajas
call-1up = 1 uptown
call-1down = 1 downtown
call-1nt = 1 sin triunfo
call-2up = 2 uptown
call-2down = 2 downtown
call-2nt = 2 sin triunfo
call-3up = 3 uptown
call-3down = 3 downtown
call-3nt = 3 sin triunfo
call-4up = 4 uptown
call-4down = 4 downtown
call-4nt = 4 sin triunfo
call-5up = 5 uptown
call-5down = 5 downtown
call-5nt = 5 sin triunfo
call-6up = 6 uptown
call-6down = 6 downtown
call-6nt = 6 sin triunfo
call-7up = 7 uptown
call-7down = 7 downtown
call-7nt = 7 sin triunfo
contract-bid-standing = { $who } puja { $call }
contract-bid =
    { $who } juega { $number } { $way ->
        [up] uptown, triunfo { $trump }
        [down] downtown, triunfo { $trump }
        [nt-up] sin triunfo, ganan las altas
       *[nt-down] sin triunfo, ganan las bajas
    }: { $books } de { $needed } libros
won-best = { $card }, la mejor de { $suit }
laid-discards = Tus descartes: { $cards }
illegal-discard-held = solo se descartan cartas de la mano, sin repetir ninguna
    .member = Descarta cartas de tu mano, sin repetir ninguna.
illegal-discard-many = se descartan { $cards } cartas, no más
    .member = Descarta { $cards } cartas, no más.

rule-bid-pack = Baraja
    .help = comodines y cartas en el kitty
choice-bid-pack-two_jokers = dos comodines, kitty de 6
choice-bid-pack-one_joker = un comodín, kitty de 5
choice-bid-pack-no_jokers = sin comodines, kitty de 4
choice-bid-pack-no_kitty = sin comodines, sin kitty
rule-bid-lowest_bid = Puja mínima
    .help = cuántos libros por encima de seis hay que pujar como mínimo
choice-bid-lowest_bid-3 = 3
choice-bid-lowest_bid-4 = 4
choice-bid-lowest_bid-1 = 1
rule-bid-low_beats_high = Downtown sobre uptown
    .help = si con el mismo número downtown supera a uptown
choice-bid-low_beats_high-on = sí
choice-bid-low_beats_high-off = no, son iguales
rule-bid-dealer_takes = Puja del repartidor
    .help = si el repartidor puede quedarse una puja igualándola
choice-bid-dealer_takes-higher = debe superarla
choice-bid-dealer_takes-equal = puede igualarla
rule-bid-aces = Ases en downtown
    .help = si los ases siguen altos cuando ganan las bajas
choice-bid-aces-good = los más altos
choice-bid-aces-bad = los más bajos
rule-bid-sport = Sport
    .help = cuándo ven todos el kitty antes de que lo tome el declarante
choice-bid-sport-suits = con triunfo
choice-bid-sport-always = siempre
choice-bid-sport-off = nunca
rule-bid-easy_kitty = Kitty fácil
    .help = si el kitty se ve antes de elegir triunfo
choice-bid-easy_kitty-off = no
choice-bid-easy_kitty-on = sí
rule-bid-scoring = Puntuación
    .help = lo que vale una puja cumplida
choice-bid-scoring-books_made = cada libro por encima de seis
choice-bid-scoring-bid_only = la puja
rule-bid-no_trump_doubles = Sin triunfo dobla
    .help = si sin triunfo ganancias y pérdidas valen el doble
choice-bid-no_trump_doubles-on = sí
choice-bid-no_trump_doubles-off = no
rule-bid-set_pays = Adversarios de una puja fallida
    .help = si apuntan sus libros por encima de seis
choice-bid-set_pays-off = no apuntan nada
choice-bid-set_pays-on = apuntan los libros por encima de seis
rule-bid-boston = Boston
    .help = si los 13 libros valen cuatro veces
choice-bid-boston-off = no
choice-bid-boston-on = cuatro veces
rule-bid-target = Meta
    .help = puntos con los que se gana; con otros tantos bajo cero se pierde
choice-bid-target-7 = 7
choice-bid-target-5 = 5
choice-bid-target-9 = 9
choice-bid-target-21 = 21
rule-bid-partners = Compañeros
    .help = cómo se forman las parejas
choice-bid-partners-chosen = según se sientan
choice-bid-partners-drawn = por sorteo

rules-bid-1 =
    {"**"}El objetivo** es pujar cuántos libros por encima de seis harás con el compañero de enfrente, y hacerlos.

    {"**"}El reparto.** La baraja lleva dos comodines. Cada uno recibe doce cartas; seis forman el kitty.

    {"**"}La subasta.** Desde la izquierda del repartidor cada uno habla una vez: pasa, o puja más que el último. Una puja es un número de 3 a 7 con {"**"}uptown** (ganan las cartas altas), {"**"}downtown** (ganan las bajas) o {"**"}sin triunfo**. Con el mismo número downtown supera a uptown, y sin triunfo a los dos. Si tres pasan, el repartidor tiene que pujar.

    {"**"}El kitty.** Quien más ha pujado es el declarante y elige triunfo o, sin triunfo, si ganan las altas o las bajas. Con triunfo el kitty se enseña a todos. El declarante lo toma y descarta boca abajo otras tantas cartas: son el primer libro de su bando.

rules-bid-2 =
    {"**"}Las cartas.** Uptown: A K Q hacia abajo hasta 2. Downtown: A 2 3 hacia arriba hasta K. El comodín grande y el comodín pequeño son los triunfos más altos. Sin triunfo un comodín no gana nada: solo lo juega quien no tiene el palo de salida y, si se sale con él, el palo lo decide la carta siguiente.

    {"**"}El juego.** Sale el declarante. Se sigue el palo si se puede; si no, se juega cualquier carta. Gana la baza el triunfo más alto o, sin triunfos, la carta más alta del palo de salida. Cada baza es un libro.

    {"**"}La puntuación.** Una puja de 4 pide 10 libros. Cumplida, apunta cada libro por encima de seis; fallida, pierde el número pujado. Sin triunfo todo vale el doble. Gana el primer bando que llega a 7 puntos; el que baja a 7 bajo cero pierde.

strategy-bid-1 =
    {"**"}Lo que vale una mano.** El compañero y el kitty traen de media unos cuatro libros. Puja uptown con ases, reyes y comodines, downtown con ases, doses y treses; los comodines sirven de las dos maneras, pero sin triunfo no valen nada.

    {"**"}Un número bajo dice más.** Cada uno habla una sola vez: abrir con 3 o 4 enseña al compañero hacia dónde van tus cartas. Sin triunfo todo vale el doble, para bien y para mal: pújalo con cartas maestras en todos los palos.

    {"**"}El kitty.** Guarda triunfos, cartas maestras y un palo largo. Descarta palos cortos y flojos para poder fallar, y nunca un comodín si hay triunfo.

    {"**"}El juego.** Como declarante saca primero los triunfos, los comodines antes que el as. Como adversario cuenta los libros: cuatro bastan contra una puja de 4.
