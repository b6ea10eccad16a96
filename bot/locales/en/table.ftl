# The table in the channel.
table-hand =
    { $total ->
        [0] Hand { $number }
       *[other] Hand { $number } of { $total }
    }
table-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
table-trump = Trump: { $suit }
table-no-trump = No trump
table-turned = { $card } turned
table-trick = Trick: { $cards }
table-last-trick = Last trick: { $cards } → { $who } ({ $why })
table-drawn = { $who } drew { $card }
table-exposed = { $who } shows { $cards }
table-paused = Paused
table-paused-until = Paused · goes on { $time }
table-use-mine = { $who }: your hand is under { button-mine }
table-shuffle = Shuffle { $digest }
table-proof = Proof of the shuffle: { $proof }

laid-last = Turned up: { $cards }
laid-cut = Card cut: { $cards }
laid-kitty = Kitty: { $cards }
laid-stock = Stock: { $cards }

won-suit = { $card } highest in { $suit }
won-trump = { $card } highest trump
won-ruff = { $card } ruffed

row-dealer = dealer
row-exact = exact
row-over = over by { $count }
row-beaten = beaten
row-to-come = { $count } to come
row-away = away
row-free = free seat

contract-bids =
    { $bids } bid for { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }{ $way ->
        [over] : over by { $difference }
        [under] : under by { $difference }
       *[even] : even
    }

turn-trump = To name trumps: { $who }
turn-bidding = To bid: { $who }
turn-calling = To call: { $who }
turn-discarding = To discard: { $who }
turn-leading = To lead: { $who }
turn-playing = To play: { $who }
turn-yours = { $who }, it is your turn
turn-deadline = { $turn } · the computer plays { $time }

ask-pause = { $who } asks for a pause
ask-end = { $who } asks to end the game
ask-replace = { $who } asks to give { $seat }'s seat to the computer
ask-agreed = { $agreed } of { $all } agree
