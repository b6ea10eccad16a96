# Clasificación, resultados, partidas terminadas.
board-title = Clasificación
board-empty-members = Aquí aún no cuenta ninguna partida. Basta con que dos miembros terminen una.
board-empty-partners = Aquí todavía no han terminado una partida dos miembros como compañeros.
board-apart = Muy pocas partidas para tener puesto:
board-all-games = Todos los juegos
entrants-members = Miembros
entrants-partners = Parejas
period-all = Desde siempre
period-year = Este año
period-month = Este mes
period-week = Esta semana
ranking-points = Por puntos
ranking-wins = Por victorias
ranking-bids = Por pujas cumplidas
ranking-rating = Por rating

stats-title = { $who } en la mesa
stats-empty = Aún no hay partidas terminadas en este servidor.
stats-games =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $wins ->
        [one] { $wins } victoria
       *[other] { $wins } victorias
    }
stats-place = puesto medio { $place }
stats-bids = Pujas cumplidas: { $made } de { $bids } ({ $share })
stats-points = Puntos: { $points }, mejor partida { $best }

history-title = Partidas terminadas
history-empty = Aquí aún no ha terminado ninguna partida. Abre una mesa con /{ command-play }.
history-game =
    { $game }, { $hands ->
        [one] { $hands } mano
       *[other] { $hands } manos
    }
history-unranked = no cuenta
history-open = Abrir una partida
