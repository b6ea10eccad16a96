# Leaderboard, records, history.
board-title = Leaderboard
board-empty-members = No game has counted here yet. Two members who finish a game make a start.
board-empty-partners = No two members have finished a game as partners here yet.
board-apart = Too few games to be placed:
board-all-games = All games
entrants-members = Members
entrants-partners = Partnerships
period-all = All time
period-year = This year
period-month = This month
period-week = This week
ranking-points = By points
ranking-wins = By wins
ranking-bids = By bids made
ranking-rating = By rating

stats-title = { $who } at the table
stats-empty = No finished games on this server yet.
stats-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }
stats-place = average place { $place }
stats-bids = Bids made: { $made } of { $bids } ({ $share })
stats-points = Points: { $points }, best game { $best }

history-title = Finished games
history-empty = No game has been finished here yet. Open one with /{ command-play }.
history-game =
    { $game }, { $hands ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }
history-unranked = not counted
history-open = Open a game
