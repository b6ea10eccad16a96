# Before the game.
lobby-open = { $who } opened this table. Join, and start when you are ready.
lobby-seats =
    { $taken ->
        [one] { $taken } player
       *[other] { $taken } players
    } seated · { $seats } can play
lobby-use-mine = hand under { button-mine }
lobby-other-rules =
    { $count ->
        [one] { $count } more as usual
       *[other] { $count } more as usual
    }
lobby-levels = How well should the computer play?
lobby-closed = This table closed before the game began. Open a new one with /{ command-play }.
