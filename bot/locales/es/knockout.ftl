# Knock-Out Whist: sus nombres, las reglas de la casa y cómo se juega.
game-knockout = Knock-Out Whist
    .also = Knockout Whist|Trumps|Whist por eliminación
preset-knockout = Knock-Out Whist
    .also = Knockout Whist|Trumps|Whist por eliminación|Vida de perro
preset-knockout_sudden = Knock-Out Whist sin perros
    .also = Muerte súbita

contract-namer = El triunfo lo elige { $seat }
status-out = fuera
status-dog = vida de perro
laid-cuts = Corte por el triunfo: { $cards }
illegal-knock = en la última baza hay que jugar
    .member = Es la última baza: tienes que jugar tu carta.

rule-knockout-cards = Primera mano
    .help = cuántas cartas se reparten en la primera mano
    .typed = Un número entero de 2 a 25; las manos y una carta revelada tienen que caber en la baraja.
choice-knockout-cards-7 = 7 cartas
choice-knockout-cards-9 = 9 cartas
choice-knockout-cards-5 = 5 cartas
rule-knockout-dog = Vida de perro
    .help = si el primero que no hace bazas recibe una carta más para volver
choice-knockout-dog-on = sí
choice-knockout-dog-off = no
rule-knockout-lead = Primera salida
    .help = quién sale en la primera baza
choice-knockout-lead-eldest = la izquierda del repartidor
choice-knockout-lead-namer = quien eligió el triunfo

rules-knockout-1 =
    {"**"}El objetivo** es seguir dentro: quien no hace bazas en una mano queda fuera, y gana el último que queda.

    {"**"}El reparto.** Siete cartas para cada uno en la primera mano, y una menos en cada mano siguiente. En la primera se revela la carta siguiente para el triunfo. Después lo elige, vistas las cartas nuevas, quien hizo más bazas en la mano anterior; si hay empate se corta la baraja, gana la carta más alta.

    {"**"}El juego.** Sale quien está a la izquierda del repartidor. Se sigue el palo si se puede; si no, se juega cualquier carta. Gana la baza el triunfo más alto o, sin triunfos, la carta más alta del palo de salida; el as es la más alta de todas. Quien gana la baza sale en la siguiente.

    {"**"}La vida de perro.** El primero de la partida que no hace bazas aún no queda fuera: en la mano siguiente recibe una sola carta; si en la misma mano son varios, una cada uno. En cada baza el perro puede jugarla, o golpear la mesa y guardarla; en la última tiene que jugarla. Si gana una baza vuelve con la mano entera desde el reparto siguiente, y sigue saliendo su vecino de la izquierda. Si no gana ninguna, queda fuera.

    {"**"}La puntuación.** Un punto por cada mano a la que se sobrevive. En la mano de una carta decide una sola baza.

strategy-knockout-1 =
    {"**"}Primero una baza.** Mientras no tengas ninguna, gana la primera que sea segura. Con manos pequeñas los triunfos son bazas seguras.

    {"**"}Luego, el mayor número.** Elegir triunfo vale más que nada, salvo seguir dentro: quien hizo más bazas gana más o menos el doble de veces que los demás que quedan.

    {"**"}Elige el palo que más bazas hace,** que es el más largo antes que el más alto. Con pocas cartas, un as junto a unos pocos triunfos vale más que un tercer triunfo pequeño.

    {"**"}El perro espera.** Jugar el último vale más que una buena carta, y mientras tanto los demás pierden sus triunfos. Una carta corriente hay que jugarla antes de que sea tarde.

    {"**"}Deja fuera a otros.** Cuando tengas tus bazas, llévate las que necesita quien no tiene ninguna.
