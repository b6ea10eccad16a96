# Whist rumano: nombre y conjuntos, reglas de la casa, cómo se juega.
game-romanian = Whist rumano
    .also = Romanian Whist|Whist românesc|Vist românesc|Whist rumeno|Román whist|Whist rumano
preset-romanian = Whist rumano, 1-8-1
    .also = Romanian Whist|Whist românesc|Vist românesc
preset-romanian_8_1_8 = Whist rumano, 8-1-8
    .also = Romanian Whist|Whist românesc
preset-romanian_premium = Whist rumano con prima
    .also = Whist românesc cu premiu|Romanian Whist
preset-romanian_short = Whist rumano, corto
    .also = Whist românesc scurt|Romanian Whist

rule-romanian-structure = Manos
    .help = cuántas cartas se reparten en cada mano
choice-romanian-structure-1-8-1 = de 1 a 8 y otra vez a 1
choice-romanian-structure-8-1-8 = de 8 a 1 y otra vez a 8
rule-romanian-length = Duración
    .help = cuántas veces se juegan las manos de una y de ocho cartas
choice-romanian-length-full = una vez por jugador
choice-romanian-length-single = una vez
choice-romanian-length-twos = una vez, y de dos en dos: 1 2 4 6 8
rule-romanian-void = Fallo
    .help = qué se juega cuando no se puede seguir el palo
choice-romanian-void-must_trump = un triunfo, si lo hay
choice-romanian-void-free = lo que se quiera
rule-romanian-hook = Límite del repartidor
    .help = el repartidor no puede hacer que las pujas sumen las bazas
choice-romanian-hook-on = sí
choice-romanian-hook-off = no
rule-romanian-one_card = Manos de una carta
    .help = qué cartas se ven antes de que todos pujen
choice-romanian-one_card-seen = la propia
choice-romanian-one_card-blind = ninguna: se puja a ciegas
choice-romanian-one_card-forehead = todas menos la propia, en la frente
rule-romanian-extras = Manos al final
    .help = más manos de una carta después de la última
choice-romanian-extras-none = ninguna
choice-romanian-extras-forehead = una en la frente
choice-romanian-extras-blind = una a ciegas
choice-romanian-extras-both = una en la frente, una a ciegas
rule-romanian-scoring = Puntuación
    .help = lo que vale una puja, cumplida o fallida
choice-romanian-scoring-plain = 5 más la puja; fallida, −1 por cada baza de diferencia
choice-romanian-scoring-triangular = triangular: 5 6 8 11 15 …; fallida, −1 −3 −6 …
rule-romanian-premium = Prima
    .help = por cinco pujas cumplidas seguidas; otro tanto se pierde por cinco fallidas; las manos de una carta no cuentan
choice-romanian-premium-0 = ninguna
choice-romanian-premium-5 = 5 puntos
choice-romanian-premium-10 = 10 puntos
rule-romanian-premium_ones = Una carta y la prima
    .help = qué hace una mano de una carta con la serie
choice-romanian-premium_ones-skip = nada: la serie sigue
choice-romanian-premium_ones-reset = la interrumpe
rule-romanian-ties = Empates
    .help = qué decide con totales iguales
choice-romanian-ties-shared = nada: comparten el puesto
choice-romanian-ties-playoff = más manos hasta que uno vaya en cabeza
choice-romanian-ties-bids = la suma de las pujas cumplidas
choice-romanian-ties-tricks = las bazas hechas

rules-romanian-1 =
    {"**"}El objetivo** es decir cuántas bazas harás, y hacer exactamente esas.

    {"**"}La baraja** tiene ocho cartas por jugador, las más altas de cada palo: desde el 7 con cuatro, desde el 9 con tres, desde el 5 con cinco, desde el 3 con seis, desde la jota con dos.

    {"**"}El reparto.** Una carta a cada uno, una vez por jugador, para que todos repartan una mano así; luego dos, tres y así hasta siete; luego ocho cartas, una vez por jugador; y de vuelta igual. De una a siete cartas se revela la siguiente: su palo es triunfo. Con ocho se acaba la baraja y no hay triunfo.

    {"**"}La puja.** Desde la izquierda del repartidor cada uno puja una vez. El repartidor puja el último y no puede hacer que las pujas sumen las bazas.

    {"**"}El juego.** Sale quien está a la izquierda del repartidor. Se sigue el palo si se puede. Si no, hay que jugar un triunfo si se tiene, aunque no supere a los jugados; solo sin ninguno de los dos se juega lo que se quiera. Gana la baza el triunfo más alto o la carta más alta del palo de salida; el as es la más alta de todas. Quien gana la baza sale en la siguiente.

    {"**"}La puntuación.** Exactamente la puja: 5 puntos y uno más por baza. Si no, se pierde un punto por cada baza de más o de menos. Gana el total más alto.
strategy-romanian-1 =
    {"**"}Fallar es obligatorio.** Quien no tiene el palo debe fallar. Sal de un palo que le falte a alguien, y hará una baza que quizá no quiera. Los triunfos pequeños son un peligro para quien puja ninguna.

    {"**"}Cuenta la baraja.** Con ocho cartas por jugador duermen pocas: con cuatro jugadores y siete cartas solo faltan cuatro, una a la vista. Lo jugado te dice cuál es aún la más alta.

    {"**"}Ocho cartas, sin triunfo.** Todas las cartas están en juego y nadie puede fallar. Un as es una baza; un palo largo son varias, cuando han salido sus cartas altas; y ceder la salida a tiempo vale otra más.

    {"**"}No cumplir cuesta poco.** Una baza de diferencia cuesta un punto, una puja cumplida da cinco. Puja lo que esperas, no lo que temes.

    {"**"}Con la prima** la quinta puja de la serie vale mucho más que las otras: juega sobre seguro.
