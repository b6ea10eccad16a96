# Whist: sus nombres, el rubber, las reclamaciones, las reglas de la casa y cómo se juega.
game-whist = Whist
    .also = Short Whist|Long Whist|Whist corto|Whist largo|Whist americano|American Whist|Rubber Whist|Whist por parejas
preset-whist = Short Whist (Whist corto)
    .also = Whist|Whist a cinco|Rubber Whist
preset-whist_long = Long Whist (Whist largo)
    .also = Whist a nueve
preset-whist_american = Whist americano
    .also = American Whist|Whist a siete|Whist sin honores
preset-whist_no_trump = Whist sin triunfo
    .also = No-trump Whist
preset-whist_laws = Whist según las Leyes
    .also = Whist estricto|Strict Whist|Laws of Whist|Renuncios

contract-rubber =
    { $rubbers ->
        [1] {""}
       *[other] Rubber { $rubber } de { $rubbers } ·{" "}
    }{ $games ->
        [1] juego a { $target }
       *[other] juego { $game } a { $target }
    }: Ⓐ { $first } – { $second } Ⓑ{ $games ->
        [1] {""}
       *[other] {" "}· juegos { $won_first } – { $won_second }
    }
hand-rubber =
    { $odd_side ->
        [0] penalización
        [1] Ⓐ { $odd } por bazas
       *[2] Ⓑ { $odd } por bazas
    }{ $honours_side ->
        [0] {""}
        [1] {" "}· Ⓐ { $honours } por honores
       *[2] {" "}· Ⓑ { $honours } por honores
    } · { $first } – { $second }{ $winner ->
        [0] {""}
        [1] {" "}· juego para Ⓐ
       *[2] {" "}· juego para Ⓑ
    }

turn-claiming = Aún puede reclamar: { $who }
hand-claiming = ¿Ha hecho renuncio un rival? Reclámalo o acepta el juego
call-accept = Acepto el juego
claim-revoke-tricks = Renuncio de { $who }: 3 bazas
claim-revoke-deduct = Renuncio de { $who }: 3 puntos menos para ellos
claim-revoke-add = Renuncio de { $who }: 3 puntos más para nosotros
status-revoked =
    { $revokes ->
        [one] renuncio
       *[other] { $revokes } renuncios
    }
status-no-revoke = acusado sin razón
illegal-claim = eso no se puede reclamar, o ya se ha reclamado
    .member = No puedes reclamar eso, o tu pareja ya lo ha hecho.

rule-whist-target = Juego
    .help = cuántos puntos ganan un juego
choice-whist-target-5 = 5 puntos
choice-whist-target-7 = 7 puntos
choice-whist-target-9 = 9 puntos
choice-whist-target-10 = 10 puntos
rule-whist-trump = Triunfo
    .help = qué decide el triunfo
choice-whist-trump-last_card = la última carta del repartidor
choice-whist-trump-none = sin triunfo
rule-whist-honours = Honores
    .help = si una pareja apunta 4 por as, rey, reina y jota de triunfo, y 2 por tres de ellos
choice-whist-honours-on = sí
choice-whist-honours-off = no
rule-whist-honours_limit = Honores hacia el final
    .help = si los honores pueden ganar un juego
choice-whist-honours_limit-at_last_point = ninguno si falta un solo punto
choice-whist-honours_limit-never_win = nunca lo ganan
choice-whist-honours_limit-none = sin límite
rule-whist-games = Rubber
    .help = cuántos juegos forman un rubber
choice-whist-games-3 = al mejor de tres
choice-whist-games-1 = un juego
rule-whist-settlement = Cuentas
    .help = qué entra en el total
choice-whist-settlement-points = todos los puntos, y 2 por ganar dos juegos a cero
choice-whist-settlement-laws = de 1 a 3 por juego, y 2 por el rubber
choice-whist-settlement-short = lo que les falta a los perdedores para el juego
rule-whist-slam_bonus = Premio de slam
    .help = puntos de más por las trece bazas
    .typed = Un número entero de 0 a 20.
choice-whist-slam_bonus-0 = ninguno
choice-whist-slam_bonus-1 = 1 punto
choice-whist-slam_bonus-2 = 2 puntos
choice-whist-slam_bonus-3 = 3 puntos
choice-whist-slam_bonus-5 = 5 puntos
rule-whist-revokes = Renuncios
    .help = no seguir el palo se puede impedir, o permitir y cobrar cuando un rival lo reclama después de la mano
choice-whist-revokes-stopped = impedidos
choice-whist-revokes-tricks = reclamados: 3 bazas
choice-whist-revokes-points = reclamados: 3 puntos cambian de lado
choice-whist-revokes-laws = reclamados: elige quien reclama
rule-whist-rubbers = Número de rubbers
    .help = cuántos rubbers tiene la velada
    .typed = Un número entero de 1 a 12.
choice-whist-rubbers-1 = 1 rubber
choice-whist-rubbers-2 = 2 rubbers
choice-whist-rubbers-3 = 3 rubbers
choice-whist-rubbers-4 = 4 rubbers
rule-whist-partners = Compañeros
    .help = quién se sienta frente a quién
choice-whist-partners-drawn = por sorteo
choice-whist-partners-chosen = según se sientan

rules-whist-1 =
    {"**"}El objetivo** es hacer más de la mitad de las trece bazas junto con el compañero de enfrente.

    {"**"}El reparto.** Trece cartas para cada uno. La última del repartidor se muestra a todos y decide el triunfo; sigue siendo suya. El reparto pasa a la izquierda.

    {"**"}El juego.** Sale quien está a la izquierda del repartidor. Se sigue el palo si se puede; si no, se juega cualquier carta. Gana la baza el triunfo más alto o, sin triunfos, la carta más alta del palo de salida; el as es la más alta de todas. Quien gana la baza sale en la siguiente.

    {"**"}La puntuación.** Las seis primeras bazas son el libro (book) y no cuentan; cada baza impar por encima es un punto para la pareja. Luego los honores, as, rey, reina y jota de triunfo: la pareja que recibió los cuatro apunta 4, con tres apunta 2.

    {"**"}Juego y rubber.** El Short Whist se juega a 5 puntos, el Long Whist a 9, el Whist americano a 7 sin honores. Las bazas cuentan antes que los honores, y la pareja a la que al empezar la mano le falta un solo punto no apunta honores. Dos juegos ganan el rubber.
rules-whist-2 =
    {"**"}El total.** Cuentan todos los puntos de los juegos, y 2 más por ganar el rubber dos juegos a cero. Según las Leyes un juego vale 3 si los perdedores no tienen nada, 2 si tienen menos de la mitad y si no 1, y el rubber 2. En América puede valer lo que les falta a los perdedores. La velada es de la pareja con mejor total.

    {"**"}La mesa estricta.** Allí la máquina no impide el renuncio, que es no seguir el palo teniéndolo en la mano. Después de la mano cada uno puede reclamárselo a un rival hasta que todos hayan aceptado el juego. Por cada renuncio quienes reclaman se llevan tres bazas o, según las Leyes, pueden elegir tres puntos, quitados a los otros o sumados a los suyos; esto va antes que cualquier otro punto, y el lado que hizo renuncio no puede ganar el juego con esa mano. Los renuncios de ambos lados se anulan. Una reclamación equivocada no cambia nada.

strategy-whist-1 =
    {"**"}Habla a tu compañero.** Sal de tu palo más largo con la cuarta carta más alta; de as y rey, u otros honores seguidos, con uno de ellos. Con cinco triunfos o más, sal de triunfo.

    {"**"}Ayuda a tu compañero.** Devuelve el palo del que salió: la más alta de dos cartas, la más baja si son más. No superes una baza que él está ganando.

    {"**"}Segundo bajo, tercero alto.** El segundo guarda sus cartas altas, porque el tercero jugará una de todos modos. El tercero juega alto para ganar la baza o hacer salir algo mejor.

    {"**"}Cuenta.** Trece cartas por palo: fíjate en quién no sigue y en cuántos triunfos quedan. Un palo largo vale más cuando los triunfos se han ido.

    {"**"}Mira la puntuación.** A un punto del juego los honores ya no ayudan: juega solo por la baza impar.
