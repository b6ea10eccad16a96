# Why something is refused. The value is a clause, as in a record's error; the attribute is a sentence to the member.
illegal-now = not now
    .member = That cannot be done now.
illegal-must-follow = must follow { $suit }
    .member = You must follow suit: { $suit }.
illegal-must-trump = must trump with { $suit }
    .member = You must play a trump: { $suit }.
illegal-not-held = { $card } is not in the hand
    .member = You do not hold { $card }.
illegal-hook = the bids may not add up to { $tricks }
    .member = The bids may not add up to { $tricks }.
illegal-bid-range = a bid is 0 to { $most }
    .member = Bid 0 to { $most }.
illegal-deal-shape = the deal has the wrong number of cards
illegal-deal-cards = a card is dealt twice or is not in the pack

problem-players = { $seats } may play, not { $players }
    .member =
        { $seats } can play; { $players ->
            [one] { $players } is
           *[other] { $players } are
        } seated.
problem-hand-too-large = { $players } players can be dealt { $most } cards each at most, not { $cards }
    .member = The pack is too small: { $players } players can have { $most } cards each at most, not { $cards }.
problem-opening-list = a typed list of hands has no longest hand to change
    .member = A typed list of hands is played as it stands: choose “as chosen” or “cut down to the pack” for the longest hands.
problem-too-many-hands = { $hands } hands are more than { $most }
    .member = These rules make { $hands } hands; { $most } are the most.

error-not-your-turn = it is not their turn
    .member = It is not your turn.
error-unknown-rule = there is no rule { $rule }
error-unknown-choice = { $rule } may not be { $value }
error-table = This cannot be done at this table.
error-table-gone = This table is closed. Open a new one with /{ command-play }.
error-channel-taken = There is a table in this channel already.
error-not-seated = You do not sit at this table.
error-already-seated = You sit at this table already.
error-table-full = Every seat is taken.
error-not-host = Only the host may do this.
error-not-in-lobby = The game has begun.
error-not-running = No game is being played here.
error-paused = The table is paused.
error-stale = That has been decided already. This is how things stand now.
error-nothing-to-remind = Nobody else is awaited, or they have been reminded already.
error-claim-not-sure = Your cards do not certainly take every remaining trick.
error-not-saved = Not saved, please try again.
error-not-allowed = You may not do this.
error-unknown-game = I know no game called { $name }.
error-unknown-preset = This game has no set of house rules called { $name }.
error-preset-broken = The house rules { $name } are of an older version and no longer hold: { $why }. Choose others, or have them saved again.
error-preset-name = Give these house rules a name that can be read.
error-preset-full = This server keeps { $most } sets of house rules already, which is the most. Delete one first, with /{ command-settings } { command-settings-server }.
error-preset-taken = { $name } is the name of this server's rules for { $game } already: choose another.
error-cannot-post = I may not write in this channel: ask somebody who manages the server.

record-refused = { $who } may not { $what }: { $reason }
record-house = the house
record-version = the first line must be { $version }
record-head = expected game NAME players=N dealer=N and the house rules
record-game = there is no game { $game }
record-line = not a line of a record: { $text }
record-shuffle-late = a shuffle is promised before its deal
record-proof-digest = the proof does not give the promised digest
record-proof-pack = the proof does not show the whole pack
record-proof-deal = the proved pack gives another deal
replay-missing = { $file } does not exist.
replay-unreadable = { $file } cannot be read.
replay-not-text = { $file } is not UTF-8 text.
