# Whist alemán: sus nombres, las reglas de la casa y cómo se juega.
game-german = Whist alemán
    .also = German Whist|Whist para dos
preset-german = Whist alemán
    .also = German Whist|Whist para dos
preset-german_fifty = Whist alemán a cincuenta
    .also = German Whist|Carrera a cincuenta
preset-german_all = Whist alemán, cuentan todas las bazas
    .also = German Whist|Veintiséis bazas

contract-stock =
    { $left ->
        [0] { $counting ->
            [last] El mazo se ha acabado: cuentan estas bazas
            [weighted] El mazo se ha acabado: las bazas cuentan doble
           *[all] El mazo se ha acabado
        }
        [one] { $left } carta en el mazo
       *[other] { $left } cartas en el mazo
    }{ $goal ->
        [0] {""}
       *[other] {" "}· se juega a { $goal }
    }
problem-fifty-deals = la carrera a cincuenta necesita puntos por bazas
    .member = La carrera a cincuenta necesita puntos por bazas: elige otra puntuación.

rule-german-counting = Bazas que cuentan
    .help = cuáles de las veintiséis
choice-german-counting-last = las trece últimas
choice-german-counting-all = todas
choice-german-counting-weighted = todas, las trece últimas el doble
rule-german-scoring = Puntuación
    .help = lo que vale un reparto
choice-german-scoring-deals = 1 para quien gana
choice-german-scoring-tricks = 1 por baza, para los dos
choice-german-scoring-over = 1 por cada baza por encima de la mitad
choice-german-scoring-margin = la diferencia de bazas
rule-german-length = Duración
    .help = cuándo termina la partida
choice-german-length-3 = 3 repartos
choice-german-length-1 = 1 reparto
choice-german-length-5 = 5 repartos
choice-german-length-7 = 7 repartos
choice-german-length-fifty = carrera a cincuenta
rule-german-no_trump = Sin triunfo
    .help = el valor que significa sin triunfo cuando es la primera carta del mazo
choice-german-no_trump-none = ninguno
choice-german-no_trump-ace = as
choice-german-no_trump-king = rey
choice-german-no_trump-queen = reina
choice-german-no_trump-jack = jota

rules-german-1 =
    {"**"}El objetivo** es ganar buenas cartas del mazo con las trece primeras bazas, y con ellas la mayoría de las trece últimas.

    {"**"}El reparto.** Trece cartas para cada uno; las otras veintiséis son el mazo. La primera se revela, y su palo es triunfo en todo el reparto. Sale quien no ha repartido. Se reparte por turno.

    {"**"}Mientras hay mazo,** quien gana la baza toma la carta revelada, y el otro la siguiente sin enseñarla; luego se revela otra. Así que una buena carta conviene ganarla, y una mala perderla.

    {"**"}Cuando se acaba,** se juegan las trece cartas de la mano, y solo cuentan estas bazas. Siempre se sigue el palo si se puede; si no, se juega cualquier carta. Gana la baza el triunfo más alto o, sin triunfos, la carta más alta del palo de salida; el as es la más alta de todas. Quien gana la baza sale en la siguiente.

    {"**"}La puntuación.** Siete de las trece últimas bazas ganan el reparto, y el mejor de tres repartos la partida. En la carrera a cincuenta cada baza es un punto; si los dos llegan a cincuenta en el mismo reparto se sigue hasta sesenta, y así hasta que uno llega solo.

strategy-german-1 =
    {"**"}La carta revelada.** Un triunfo, un as o un rey merecen una buena carta tuya; por una carta pequeña conviene perder la baza, porque la siguiente es mejor de media.

    {"**"}Gana barato, pierde barato.** Llévate una carta buena con la más baja que baste, y deja ir una mala con tu peor carta.

    {"**"}Recuerda.** Ves pasar una de cada dos cartas del mazo y sabes de quién es. En las trece últimas bazas puedes conocer toda la mano del rival.

    {"**"}Prepara el final.** Guarda los triunfos y un palo largo con sus cartas altas. La última baza con mazo da también la salida: puede valer más que su carta.
