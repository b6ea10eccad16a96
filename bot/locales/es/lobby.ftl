# Antes de la partida.
lobby-open = { $who } ha abierto esta mesa. Siéntate; se empieza cuando todos estén listos.
lobby-seats =
    { $taken ->
        [one] { $taken } jugador
       *[other] { $taken } jugadores
    } en la mesa · para { $seats } jugadores
lobby-use-mine = cartas en { button-mine }
lobby-other-rules =
    { $count ->
        [one] { $count } más como siempre
       *[other] { $count } más como siempre
    }
lobby-levels = ¿Con qué nivel debe jugar la máquina?
lobby-closed = Esta mesa se cerró antes de empezar. Abre otra con /{ command-play }.
