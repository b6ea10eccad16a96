# Classifica, risultati, partite finite.
board-title = Classifica
board-empty-members = Qui nessuna partita vale ancora. Bastano due membri che ne finiscono una.
board-empty-partners = Qui nessuna coppia di membri ha ancora finito una partita da partner.
board-apart = Troppo poche partite per un posto in classifica:
board-all-games = Tutti i giochi
entrants-members = Membri
entrants-partners = Coppie
period-all = Da sempre
period-year = Quest'anno
period-month = Questo mese
period-week = Questa settimana
ranking-points = Per punti
ranking-wins = Per vittorie
ranking-bids = Per dichiarazioni riuscite
ranking-rating = Per rating

stats-title = { $who } al tavolo
stats-empty = Ancora nessuna partita finita su questo server.
stats-games =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, { $wins ->
        [one] { $wins } vinta
       *[other] { $wins } vinte
    }
stats-place = posto medio { $place }
stats-bids = Dichiarazioni riuscite: { $made } su { $bids } ({ $share })
stats-points = Punti: { $points }, partita migliore { $best }

history-title = Partite finite
history-empty = Qui nessuna partita è ancora finita. Aprine una con /{ command-play }.
history-game =
    { $game }, { $hands ->
        [one] { $hands } mano
       *[other] { $hands } mani
    }
history-unranked = non vale
history-open = Apri una partita
