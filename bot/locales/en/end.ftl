# The end of a game, and the score sheet.
end-winner =
    { $count ->
        [one] { $who } wins
       *[other] { $who } share the win
    }
end-winners = { $who } win
end-best =
    Best hand: { $who }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in hand { $number }
end-worst =
    Worst hand: { $who }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in hand { $number }
end-counts = This game counts for the leaderboard.
end-does-not-count = This game does not count for the leaderboard: it takes two members, and every member's seat played to the end.
end-closed = This game ended without a result.

sheet-title = Score sheet
sheet-empty = No hand is finished yet.
sheet-key = { $blob } bid missed · left: cards or hand, and trump
