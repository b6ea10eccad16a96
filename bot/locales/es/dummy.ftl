# Dummy Whist. Las reglas de la casa son las del Whist.
game-dummy = Dummy Whist (Whist con muerto)
    .also = Dummy|Double Dummy|Whist con muerto|Whist para tres|Mort
preset-dummy = Whist con muerto
    .also = Dummy|Dummy Whist|Double Dummy|Whist para tres|Mort

dummy-of = muerto de { $who }
dummy-unclaimed = Muerto
status-dummy = tiene el muerto
hand-dummy = Juega una carta del { $who }
hand-own = Juega una carta de tu propia mano
hand-own-cards = Tu propia mano: { $cards }

rule-dummy-target = { rule-whist-target }
    .help = { rule-whist-target.help }
choice-dummy-target-5 = { choice-whist-target-5 }
choice-dummy-target-7 = { choice-whist-target-7 }
choice-dummy-target-9 = { choice-whist-target-9 }
choice-dummy-target-10 = { choice-whist-target-10 }
rule-dummy-trump = { rule-whist-trump }
    .help = { rule-whist-trump.help }
choice-dummy-trump-last_card = { choice-whist-trump-last_card }
choice-dummy-trump-none = { choice-whist-trump-none }
rule-dummy-honours = { rule-whist-honours }
    .help = { rule-whist-honours.help }
choice-dummy-honours-on = { choice-whist-honours-on }
choice-dummy-honours-off = { choice-whist-honours-off }
rule-dummy-honours_limit = { rule-whist-honours_limit }
    .help = { rule-whist-honours_limit.help }
choice-dummy-honours_limit-at_last_point = { choice-whist-honours_limit-at_last_point }
choice-dummy-honours_limit-never_win = { choice-whist-honours_limit-never_win }
choice-dummy-honours_limit-none = { choice-whist-honours_limit-none }
rule-dummy-games = { rule-whist-games }
    .help = { rule-whist-games.help }
choice-dummy-games-3 = { choice-whist-games-3 }
choice-dummy-games-1 = { choice-whist-games-1 }
rule-dummy-settlement = { rule-whist-settlement }
    .help = { rule-whist-settlement.help }
choice-dummy-settlement-points = { choice-whist-settlement-points }
choice-dummy-settlement-laws = { choice-whist-settlement-laws }
choice-dummy-settlement-short = { choice-whist-settlement-short }
rule-dummy-slam_bonus = { rule-whist-slam_bonus }
    .help = { rule-whist-slam_bonus.help }
    .typed = { rule-whist-slam_bonus.typed }
choice-dummy-slam_bonus-0 = { choice-whist-slam_bonus-0 }
choice-dummy-slam_bonus-1 = { choice-whist-slam_bonus-1 }
choice-dummy-slam_bonus-2 = { choice-whist-slam_bonus-2 }
choice-dummy-slam_bonus-3 = { choice-whist-slam_bonus-3 }
choice-dummy-slam_bonus-5 = { choice-whist-slam_bonus-5 }
rule-dummy-revokes = { rule-whist-revokes }
    .help = { rule-whist-revokes.help }
choice-dummy-revokes-stopped = { choice-whist-revokes-stopped }
choice-dummy-revokes-tricks = { choice-whist-revokes-tricks }
choice-dummy-revokes-points = { choice-whist-revokes-points }
choice-dummy-revokes-laws = { choice-whist-revokes-laws }
rule-dummy-rubbers = { rule-whist-rubbers }
    .help = entre tres, cada uno tiene el muerto una vez
    .typed = { rule-whist-rubbers.typed }
choice-dummy-rubbers-3 = { choice-whist-rubbers-3 }
choice-dummy-rubbers-1 = { choice-whist-rubbers-1 }
choice-dummy-rubbers-2 = { choice-whist-rubbers-2 }
choice-dummy-rubbers-6 = 6 rubbers

rules-dummy-1 =
    {"**"}Whist para tres.** La cuarta mano, el muerto (dummy), está boca arriba desde el reparto. Un jugador la tiene de compañera, juega sus cartas cuando le toca y, solo con ella, se enfrenta a los otros dos. Lo demás es como en el Whist: seis bazas son el libro (book), cada baza impar es un punto, y luego los honores.

    {"**"}Los turnos.** En cada rubber reparte primero el muerto, así que sale quien está a su izquierda. Después de cada rubber el muerto pasa al jugador siguiente; cuando todos lo han tenido una vez, gana el total más alto.

    {"**"}La puntuación.** Cada uno lleva la suya. Cuando el lado del muerto va por delante en unos puntos, su jugador los recibe de cada uno de los otros dos; cuando va por detrás, se los paga a cada uno. Así los totales siempre suman cero.

    {"**"}Double Dummy.** Dos jugadores tienen cada uno un muerto enfrente; los dos están boca arriba.

    {"**"}La mesa estricta.** Los renuncios se reclaman como en el Whist. Un muerto no puede cometerlos.

strategy-dummy-1 =
    {"**"}Dos manos como una.** Cuenta las bazas que se ven, y luego de dónde vendrán las otras: un palo largo que afirmar, un fallo en la mano con menos triunfos, una carta que está detrás de la que debe superarla.

    {"**"}Juega hacia la fuerza.** Que juegue la última la mano de las cartas altas: sal de la mano débil hacia la fuerte.

    {"**"}Contra el muerto** sal a través de su fuerza si juega después de ti, hacia su debilidad si juega el último. Lo que ves en él y en tu mano te dice lo que puede tener tu compañero.

    {"**"}El turno del muerto** llega a todos. Una pequeña pérdida con él y dos buenos rubbers en contra pueden ganar la velada.
