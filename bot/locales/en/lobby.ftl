# Before the game.
lobby-open = { $who } opened this table. Join, and start when you are ready.
lobby-seats =
    { $taken ->
        [one] { $taken } player
       *[other] { $taken } players
    } seated · { $span ->
        [0] { $most } are needed
       *[other] { $least } to { $most } can play
    }
lobby-use-mine = hand under My hand
lobby-other-rules =
    { $count ->
        [one] { $count } more as usual
       *[other] { $count } more as usual
    }
lobby-levels = How well should the computer play?
lobby-closed = This table closed before the game began. Open a new one with /{ command-play }.
