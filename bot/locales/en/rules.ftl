# House rules and how to play.
rules-standard = Standard rules
rules-in-force = Rules at this table
rules-pace = Time for a move
rules-how = How to play
rules-strategy = How to play well
rules-names = By other names
rules-words = Glossary
rules-also = Also known as { $names }
rules-usual-bold = -# In bold: what a table here starts with.
rules-typed = or typed:
rules-type = Type it…
rules-not-understood = ⚠️ “{ $typed }” cannot be used here: { $hint }
rules-load-known = Start from known house rules
rules-load-own = Start from this server's house rules
rules-back = Standard rules
rules-save = Save for this server
rules-name = Name of these house rules
    .help = Members of this server find them under it in /{ command-play }.
rules-saved = ✅ Saved as { $name }: everybody on this server can play by them.

rules-glossary =
    {"**"}A K Q J**: ace, king, queen, jack, from the highest down
    {"**"}Bid**: how many tricks you say you will take
    {"**"}Blob**: a bid missed, blacked out on the score sheet
    {"**"}Book**: in Whist the first six tricks of a side
    {"**"}Dealer**: who deals; the deal passes to the left
    {"**"}Discard**: a card that neither follows suit nor trumps
    {"**"}Dummy**: the hand that lies face up; its partner plays it
    {"**"}Eldest hand**: the player on the dealer's left
    {"**"}Follow suit**: play a card of the suit led
    {"**"}Hand**: the cards of a player; also one deal and its play
    {"**"}Honours**: in Whist ace, king, queen and jack of trumps
    {"**"}Hook**: the dealer's restriction: the bids may not add up to the tricks
    {"**"}House rules**: what a group has agreed on where games differ
    {"**"}Lead**: play the first card of a trick
    {"**"}No trump**: a hand in which no suit beats the others
    {"**"}Odd trick**: each trick over the book
    {"**"}Pack**: all the cards of the game
    {"**"}Revoke**: failing to follow suit with a card of it in hand
    {"**"}Rubber**: a match, usually won by two games
    {"**"}Ruff**: trump a suit that you do not hold
    {"**"}Slam**: all thirteen tricks
    {"**"}Trick**: a card from everybody, taken by the best
    {"**"}Trump**: the suit that beats the others
    {"**"}Turn-up**: the card turned for trump; nobody plays it
    {"**"}Void**: no card of a suit
