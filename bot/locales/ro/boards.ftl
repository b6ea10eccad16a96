# Clasament, rezultate, jocuri terminate.
board-title = Clasament
board-empty-members = Încă nu contează niciun joc aici. E de ajuns ca doi membri să termine unul.
board-empty-partners = Încă nu contează niciun joc terminat aici de doi membri ca parteneri.
board-apart = Prea puține jocuri pentru clasament:
board-all-games = Toate jocurile
entrants-members = Membri
entrants-partners = Perechi
period-all = Dintotdeauna
period-year = Anul acesta
period-month = Luna aceasta
period-week = Săptămâna aceasta
ranking-points = După puncte
ranking-wins = După victorii
ranking-bids = După licitații reușite
ranking-rating = După rating

stats-title = { $who } la masă
stats-empty = Încă niciun joc terminat pe acest server.
stats-games =
    { $games ->
        [one] { $games } joc
        [few] { $games } jocuri
       *[other] { $games } de jocuri
    }, { $wins ->
        [one] { $wins } victorie
        [few] { $wins } victorii
       *[other] { $wins } de victorii
    }
stats-place = loc mediu { $place }
stats-bids = Licitații reușite: { $made } din { $bids } ({ $share })
stats-points = Puncte: { $points }, cel mai bun joc { $best }

history-title = Jocuri terminate
history-empty = Încă nu s-a terminat niciun joc aici. Deschide unul cu /{ command-play }.
history-game =
    { $game }, { $hands ->
        [one] { $hands } mână
        [few] { $hands } mâini
       *[other] { $hands } de mâini
    }
history-unranked = nu contează
history-open = Deschide un joc
