# Solo Whist: nombres, cantos, contratos, reglas de la casa y cómo se juega.
game-solo = Solo Whist
    .also = Solo|English Solo|Whist à seul
preset-solo = Solo Whist, reglas normales
    .also = Solo|English Solo|Whist à seul
preset-solo_pence = Solo Whist por peniques
    .also = Solo|Bazas de más
preset-solo_hoyle = Solo Whist según Hoyle
    .also = Solo|Miseria general

call-prop = Propuesta
call-cop = Acepto
call-solo = Solo
call-misere = Miseria
call-abundance = Abundancia
call-royal = Abundancia en triunfo
call-spread = Miseria abierta
call-slam = Slam

contract-solo =
    { $who } juega { $call }: { $tricks ->
        [0] ninguna baza
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }
contract-solo-pair = { $who } y { $partner } juegan Propuesta y Acepto: 8 bazas entre los dos
contract-solo-standing =
    { $who } canta { $call }: { $tricks ->
        [0] ninguna baza
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }
contract-solo-standing-pair = { $who } y { $partner } cantan Propuesta y Acepto: 8 bazas entre los dos
contract-solo-general =
    Miseria general: { $rule ->
        [last_trick] paga quien gana la última baza
       *[most_tricks] paga quien gana más bazas
    }
contract-solo-thrown-in = Nadie jugó el último reparto: cartas nuevas.
status-declarer = declarante
status-sits-out = descansa
illegal-call = ese canto no es posible
    .member = Ahora no puedes cantar eso.

rule-solo-rounds = Duración
    .help = cuántas veces reparte cada uno
    .typed = Cuántas veces reparte cada uno: de 1 a 12.
choice-solo-rounds-1 = una vez
choice-solo-rounds-2 = dos veces
choice-solo-rounds-3 = 3 veces
choice-solo-rounds-4 = 4 veces
rule-solo-settlement = Pagos
    .help = lo que paga cada adversario, de Propuesta y Acepto al Slam
choice-solo-settlement-units = 1 1 2 3 3 4 6
choice-solo-settlement-pence = 6 6 12 18 18 24 36, y 1 por cada baza de más o de menos
choice-solo-settlement-points = 10 10 25 50 60 75 100
rule-solo-abundance_overtricks = Bazas de más de una Abundancia
    .help = cuánto cuentan cuando se pagan las bazas de más
choice-solo-abundance_overtricks-single = una vez
choice-solo-abundance_overtricks-double = el doble
rule-solo-thirteen_together = Las trece en Propuesta y Acepto
    .help = cuánto cuentan las bazas de más cuando se pagan
choice-solo-thirteen_together-double = el doble
choice-solo-thirteen_together-single = una vez
rule-solo-slam_trump = Triunfo en el Slam
    .help = si quien lo canta elige triunfo
choice-solo-slam_trump-none = sin triunfo
choice-solo-slam_trump-declarer = lo elige quien canta
rule-solo-unaccepted_prop = Propuesta que nadie acepta
    .help = qué pasa con ella cuando los demás pasan
choice-solo-unaccepted_prop-raise = quien la hizo puede subir
choice-solo-unaccepted_prop-throw_in = no juega nadie
rule-solo-all_pass = Cuando no juega nadie
    .help = qué pasa con las cartas
choice-solo-all_pass-redeal = cartas nuevas del siguiente repartidor
choice-solo-all_pass-last_trick = miseria general, paga la última baza
choice-solo-all_pass-most_tricks = miseria general, paga quien gana más bazas

rules-solo-1 =
    {"**"}El objetivo** es quedarse en la subasta con un contrato que se pueda cumplir, solo o con un compañero, y hacer que los demás no cumplan los suyos.

    {"**"}El reparto.** Cuatro jugadores reciben trece cartas cada uno, de tres en tres. La última carta se enseña: su palo es triunfo si el contrato no dice otra cosa. Con cinco jugadores el repartidor descansa.

    {"**"}La subasta.** Desde la izquierda del repartidor cada uno pasa, y queda fuera, o canta algo más alto que el último canto. Quien es superado puede volver a subir. Del más bajo al más alto:
    - {"**"}Propuesta**: 8 bazas con un compañero, el que responde {"**"}Acepto**. El jugador a la izquierda del repartidor puede aceptar incluso después de pasar.
    - {"**"}Solo**: 5 bazas.
    - {"**"}Miseria**: ninguna baza, sin triunfo.
    - {"**"}Abundancia**: 9 bazas, con el triunfo que se quiera, dicho después de la subasta.
    - {"**"}Abundancia en triunfo**: lo mismo en el palo de la carta enseñada, solo para superar una Abundancia.
    - {"**"}Miseria abierta**: una miseria con las cartas a la vista después de la primera baza.
    - {"**"}Slam**: las 13 bazas, sin triunfo.

rules-solo-2 =
    {"**"}El juego.** Sale quien está a la izquierda del repartidor, en el Slam quien lo cantó. Se sigue el palo si se puede; si no, se juega cualquier carta. Gana la baza el triunfo más alto o, sin triunfos, la carta más alta del palo de salida; el as es la más alta de todas. Una miseria termina con la primera baza de quien la cantó, un Slam con la primera que este pierde.

    {"**"}La puntuación.** Quien cumple su contrato cobra el pago de cada adversario; quien no, se lo paga a cada uno. En Propuesta y Acepto cada compañero ajusta cuentas con un adversario. Los pagos de una mano siempre suman cero. Cuando todos han repartido dos veces, gana el total más alto.

    {"**"}No juega nadie.** Si todos pasan, el siguiente repartidor da cartas nuevas y el reparto no cuenta.

strategy-solo-1 =
    {"**"}Cuenta tus bazas.** Cuatro seguras piden una Propuesta o un Acepto, cinco un Solo; para una Abundancia el palo debe ser tan largo que agote el de los demás. Contra tres jugadores un rey sin as vale media baza.

    {"**"}Una miseria** pide cartas bajas en todos los palos: un dos y un cuatro aseguran un palo largo, un ocho solo pierde la mano. Líbrate primero de las cartas altas de los palos cortos, mientras los demás tengan que superarlas.

    {"**"}Contra una miseria** sal de los palos en los que quien la cantó ha mostrado cartas medianas y quédate por debajo siempre que puedas. Un palo que no tiene solo le ayuda a deshacerse del peligro.

    {"**"}Contra un Solo** los tres juegan como compañeros: sal a través de quien cantó hacia quien se sienta detrás, no tomes una baza que ya gana uno de los tres y guarda los triunfos para su palo largo.
