# Reglas de la casa y cómo se juega.
rules-standard = Reglas normales
rules-in-force = Reglas de esta mesa
rules-pace = Tiempo por jugada
rules-house = reglas de la casa
rules-also = También llamado { $names }
rules-default-bold = -# Lo habitual va en negrita.

rule-nomination-structure = Manos
    .help = cuántas cartas se reparten en cada mano
choice-nomination-structure-7-1-7 = de 7 a 1 y otra vez a 7
choice-nomination-structure-7-1 = de 7 a 1
choice-nomination-structure-10-1-10 = de 10 a 1 y otra vez a 10
choice-nomination-structure-1-7-1 = de 1 a 7 y otra vez a 1
rule-nomination-hook = Límite del repartidor
    .help = el repartidor no puede hacer que las pujas sumen las bazas
choice-nomination-hook-on = sí
choice-nomination-hook-off = no
rule-nomination-scoring = Puntuación
    .help = lo que vale una mano
choice-nomination-scoring-exact = exacta: 10 más la puja; si no, nada

rules-nomination-1 =
    {"**"}El objetivo** es decir cuántas bazas harás, y hacer exactamente esas.

    {"**"}El reparto.** Todos reciben las mismas cartas, una menos en cada mano hasta llegar a una, y luego una más en cada mano. La carta siguiente se revela: su palo es triunfo. El reparto pasa a la izquierda.

    {"**"}La puja.** Desde la izquierda del repartidor cada uno puja una vez: de ninguna baza a todas. El repartidor puja el último y no puede hacer que las pujas sumen las bazas, así que siempre falla alguien.

    {"**"}El juego.** Sale quien está a la izquierda del repartidor. Se sigue el palo si se puede; si no, se juega cualquier carta. Gana la baza el triunfo más alto o, sin triunfos, la carta más alta del palo de salida. Quien la gana sale en la siguiente.

    {"**"}La puntuación.** Exactamente la puja: 10 puntos y uno más por baza. De más o de menos: nada, y un borrón en la hoja de puntuación. Gana el total más alto; con totales iguales se comparte el puesto.
