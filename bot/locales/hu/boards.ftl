# Ranglista, eredmények, befejezett játékok.
board-title = Ranglista
board-empty-members = Itt még egy játék sem számít. Elég, ha két tag befejez egyet.
board-empty-partners = Itt még nem fejezett be két tag partnerként egy játékot sem.
board-apart = Túl kevés játék a helyezéshez:
board-all-games = Minden játék
entrants-members = Tagok
entrants-partners = Párok
period-all = Mindenkori
period-year = Idén
period-month = Ebben a hónapban
period-week = Ezen a héten
ranking-points = Pontok szerint
ranking-wins = Győzelmek szerint
ranking-bids = Teljesített ígéretek szerint
ranking-rating = Rating szerint

stats-title = { $who } az asztalnál
stats-empty = Ezen a szerveren még nincs befejezett játék.
stats-games = { $games } játék, { $wins } győzelem
stats-place = átlagos helyezés { $place }
stats-bids = Teljesített ígéretek: { $made }/{ $bids } ({ $share })
stats-points = Pontok: { $points }, legjobb játék: { $best }

history-title = Befejezett játékok
history-empty = Itt még nem ért véget játék. Asztalt így nyithatsz: /{ command-play }.
history-game = { $game }, { $hands } kéz
history-unranked = nem számít
history-open = Egy játék megnyitása
