# El final de la partida, y la hoja de puntuación.
end-winner =
    { $count ->
        [one] Gana { $who }
       *[other] Ganan empatados { $who }
    }
end-winners = Ganan { $who }
end-best =
    Mejor mano: { $who }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en la mano { $number }
end-worst =
    Peor mano: { $who }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en la mano { $number }
end-counts = Esta partida cuenta para la clasificación.
end-does-not-count = Esta partida no cuenta para la clasificación: hacen falta dos miembros, y que cada uno juegue hasta el final.
end-closed = Esta partida terminó sin resultado.

sheet-title = Hoja de puntuación
sheet-empty = Aún no ha terminado ninguna mano.
sheet-key = { $blob } puja fallida · a la izquierda: cartas o mano, y triunfo
