# Nomination Whist: nombre y conjuntos, reglas de la casa, cómo se juega.
game-nomination = Nomination Whist
    .also = Nom|Oh Hell|Oh Pshaw|Oh Well|Blob|Elevator|Blackout|Bust|Contract Whist|Boerenbridge|Oh Heck|Up and Down the River|Judgement|Kachuful|Rikiki|Pocha|La Podrida
preset-nomination = Nomination Whist, reglas normales
    .also = Nom|Elevator|Bust|Nominations
preset-oh_hell = Oh Hell, como se suele jugar
    .also = Oh Hell|Oh Heck|Ten Down|Estimation
preset-blob = Blob
    .also = Blob Whist|Ten and Back
preset-blackout = Blackout, de 1 carta a toda la baraja
    .also = Blackout|Up the River|British Oh Hell
preset-oh_pshaw = Oh Pshaw, solo hacia arriba
    .also = Oh Pshaw|Pshaw
preset-oh_well = Oh Well, siempre la mano más larga
    .also = Oh Well|Oh! Well
preset-up_and_down_the_river = Up and Down the River
    .also = Up and Down|The River
preset-nommy = Nommy, triunfos por turno desde picas
    .also = Nommy|Noms|Nommies
preset-big_ships = Big Ships, triunfos por turno desde corazones
    .also = Big Ships|Royal Navy|Navy Noms
preset-contract_whist = Contract Whist, dos cartas menos en cada mano
    .also = Contract Whist|Contract
preset-boerenbridge = Boerenbridge, una carta en la frente
    .also = Boerenbridge|10 op en neer|Op en neer|Bollen
preset-boerenbridge_championship = Boerenbridge, campeonato
    .also = WK Boerenbridge
preset-boerenbridge_together = Boerenbridge, pujas a la vez
    .also = Boerenbridge 1-8-1
preset-kachuful = Kachuful
    .also = Judgement|Judgment|Forecasting|Kachufool
preset-rikiki = Rikiki
    .also = Rikikizés|Ri-ki-ki

rule-nomination-structure = Manos
    .help = cuántas cartas se reparten en cada mano
    .typed = Puntos de giro como 9-1-9, o las cartas de cada mano como 7,5,3,1; 30 manos como mucho.
choice-nomination-structure-7-1-7 = de 7 a 1 y otra vez a 7
choice-nomination-structure-7-1 = de 7 a 1
choice-nomination-structure-10-1-10 = de 10 a 1 y otra vez a 10
choice-nomination-structure-1-7-1 = de 1 a 7 y otra vez a 1
rule-nomination-opening = Manos más largas
    .help = cuántas cartas tienen las manos más largas, según los jugadores
choice-nomination-opening-named = como se indica
choice-nomination-opening-players = 10; con seis jugadores 8, con siete 7
choice-nomination-opening-pack = todas las que permite la baraja
choice-nomination-opening-capped = como se indica, hasta lo que da la baraja
rule-nomination-trumps = Triunfos
    .help = cómo se decide el triunfo de cada mano
choice-nomination-trumps-turnup = se revela una carta
choice-nomination-trumps-dealer_chooses = elige el repartidor, vista su mano
choice-nomination-trumps-dealer_may_nt = el repartidor revela una carta o juega sin triunfo
choice-nomination-trumps-rotation = en un orden fijo
rule-nomination-dealer_rounds = Manos del repartidor
    .help = dónde elige triunfo el repartidor; en las demás se revela una carta
choice-nomination-dealer_rounds-all = todas
choice-nomination-dealer_rounds-one_card = las de una carta
choice-nomination-dealer_rounds-middle = la del medio
choice-nomination-dealer_rounds-last = la última
rule-nomination-rotation = Orden de los triunfos
    .help = el orden fijo, si los triunfos siguen uno
    .typed = Letras en orden: C ♣︎, D ♦︎, H ♥︎, S ♠︎, y N sin triunfo; 10 como mucho.
choice-nomination-rotation-HDCSN = ♥︎ ♦︎ ♣︎ ♠︎ sin triunfo
choice-nomination-rotation-SHCDN = ♠︎ ♥︎ ♣︎ ♦︎ sin triunfo
choice-nomination-rotation-CDHSN = ♣︎ ♦︎ ♥︎ ♠︎ sin triunfo
choice-nomination-rotation-S = siempre ♠︎
rule-nomination-no_trump = Manos sin triunfo
    .help = siempre sin triunfo, digan lo que digan las demás reglas
choice-nomination-no_trump-never = ninguna
choice-nomination-no_trump-one_card = las de una carta
choice-nomination-no_trump-middle = la del medio
choice-nomination-no_trump-last = la última
choice-nomination-no_trump-one_card_last = las de una carta y la última
rule-nomination-turned = Carta revelada
    .help = una carta alta revelada puede significar sin triunfo
choice-nomination-turned-suit = su palo siempre es triunfo
choice-nomination-turned-courts = J Q K: sin triunfo
choice-nomination-turned-honours = J Q K A: sin triunfo
rule-nomination-full_pack = Baraja completa
    .help = el triunfo cuando se reparten todas las cartas y no queda una que revelar
choice-nomination-full_pack-no_trump = sin triunfo
choice-nomination-full_pack-last = la última carta del repartidor, enseñada a todos
choice-nomination-full_pack-cut = una carta del corte antes de repartir
rule-nomination-hook = Límite del repartidor
    .help = el repartidor no puede hacer que las pujas sumen las bazas
choice-nomination-hook-on = sí
choice-nomination-hook-off = no
choice-nomination-hook-not_last = sí, pero no en la última mano
rule-nomination-hook_from = Límite desde
    .help = con cuántas cartas como mínimo hay límite para el repartidor
choice-nomination-hook_from-1 = 1 carta
choice-nomination-hook_from-2 = 2 cartas
choice-nomination-hook_from-3 = 3 cartas
choice-nomination-hook_from-4 = 4 cartas
choice-nomination-hook_from-5 = 5 cartas
rule-nomination-bidding = Puja
    .help = las pujas ocultas se enseñan a la vez; entonces nadie tiene límite
choice-nomination-bidding-open = abierta, uno tras otro
choice-nomination-bidding-hidden = oculta, todos a la vez
rule-nomination-one_card = Manos de una carta
    .help = qué cartas se ven antes de que todos pujen
choice-nomination-one_card-seen = la propia
choice-nomination-one_card-blind = ninguna: se puja a ciegas
choice-nomination-one_card-forehead = todas menos la propia, en la frente
rule-nomination-scoring = Puntuación
    .help = lo que vale una puja cumplida
choice-nomination-scoring-exact = exacta: 10 más la puja
choice-nomination-scoring-squared = cuadrada: 10 más la puja por sí misma
choice-nomination-scoring-doubles = doble: 10 más dos veces la puja
choice-nomination-scoring-triples = triple: 10 más tres veces la puja
choice-nomination-scoring-triangular = triangular: 5 6 8 11 15 20 26 33 …
choice-nomination-scoring-five = 5 más la puja
choice-nomination-scoring-tens = 10 veces la puja
rule-nomination-zero = Puja de cero
    .help = lo que vale pujar ninguna baza y cumplirlo
choice-nomination-zero-plain = como cualquier otra
choice-nomination-zero-five = 5
choice-nomination-zero-cards = 5 más uno por cada carta de la mano
choice-nomination-zero-vienna = Viena: 20
rule-nomination-miss = Pujas fallidas
    .help = lo que vale una puja fallida
choice-nomination-miss-nothing = nada
choice-nomination-miss-consolation = consuelo: 1 por cada baza hecha
choice-nomination-miss-penalty = castigo: −1 por cada baza de diferencia
choice-nomination-miss-double = −2 por cada baza de diferencia
choice-nomination-miss-triple = −3 por cada baza de diferencia
choice-nomination-miss-squared = cuadrada: −1 −4 −9 −16 … según la diferencia
choice-nomination-miss-triangular = triangular: −1 −3 −6 −10 … según la diferencia
choice-nomination-miss-steep = empinada: −5 −15 −30 −50 … según la diferencia
choice-nomination-miss-short = menos la puja si faltan bazas; si sobran, nada
rule-nomination-ties = Empates
    .help = qué decide con totales iguales
choice-nomination-ties-shared = nada: comparten el puesto
choice-nomination-ties-playoff = más manos hasta que uno vaya en cabeza
choice-nomination-ties-bids = la suma de las pujas cumplidas
choice-nomination-ties-tricks = las bazas hechas

problem-dealer-unseen = el repartidor elige triunfo por una carta que nadie puede mirar
    .member = Con una carta no se ve la propia, y el repartidor no puede elegir triunfo: que se vea, que se juegue sin triunfo, o que elija en otras manos.

rules-nomination-1 =
    {"**"}El objetivo** es decir cuántas bazas harás, y hacer exactamente esas.

    {"**"}El reparto.** Siete cartas para cada uno en la primera mano, una menos en cada mano hasta llegar a una, y luego una más hasta siete. La carta siguiente se revela: su palo es triunfo. El reparto pasa a la izquierda.

    {"**"}La puja.** Desde la izquierda del repartidor cada uno puja una vez: de ninguna baza a todas. El repartidor puja el último y no puede hacer que las pujas sumen las bazas, así que siempre hay alguien que no cumple.

    {"**"}El juego.** Sale quien está a la izquierda del repartidor. Se sigue el palo si se puede; si no, se juega cualquier carta. Gana la baza el triunfo más alto o, sin triunfos, la carta más alta del palo de salida; el as es la más alta de todas. Quien gana la baza sale en la siguiente.

    {"**"}La puntuación.** Exactamente la puja: 10 puntos y uno más por baza. De más o de menos: nada, y un borrón en la hoja de puntuación. Gana el total más alto; con totales iguales se comparte el puesto.

strategy-nomination-1 =
    {"**"}Bazas seguras.** Cuéntalas primero: los triunfos más altos seguidos y el as de un palo corto. Un rey es media baza. Con un fallo, los triunfos bajos son buenos. Si se reparten pocas cartas, casi toda la baraja duerme: una reina o una jota puede ser la carta más alta en juego.

    {"**"}Ninguna baza.** Paga casi como varias bazas y pide cartas bajas en cada palo. Su peor enemigo es un rey seco; dos cartas pequeñas a su lado lo protegen. Tira pronto las cartas altas debajo de otras más altas.

    {"**"}La suma.** Suma las pujas. Más que las bazas: todos pelean, las cartas medianas pierden, puja bajo. Menos: a alguien le caerán bazas que nadie quiere, y las cartas bajas para escapar valen oro. El repartidor, que puja el último, sabe cómo será.

    {"**"}Sin triunfo.** Nadie puede fallar: los ases son seguros, los palos largos ganan al final y cuenta quién sale. Un fallo no vale nada.

    {"**"}Perder a propósito.** Cuando tengas tus bazas, juega la carta más alta que aún pierde, descarta lo que podría ganar y sal bajo donde otros deban ganar. Si ya no puedes cumplir, haz que otro tampoco cumpla.
