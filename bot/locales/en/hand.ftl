# The hand, and every kind of move.
hand-trump = Name trumps
hand-order = High or low cards?
hand-bidding = Your bid
hand-calling = Your call
hand-discarding = Choose what to discard
hand-leading = Lead a card
hand-playing = Play a card
hand-refused = Not { $move }: { $why }
hand-unseen =
    { $cards ->
        [one] 🂠 Your card is face down until all have bid.
       *[other] 🂠 Your cards are face down until all have bid.
    }
hand-tricks = The tricks of the hand: { $led } led, { $won } won it
hand-empty = You hold no cards now. The table shows how the game goes on.
hand-waiting = Not your turn. The table shows how the game goes on.
hand-over = This game is over: the table shows how it ended.
hand-away = The computer is playing for you.

move-turn = Turn a card
move-knock = Knock
call-pass = Pass
claim-revoke = Revoke by { $who }
