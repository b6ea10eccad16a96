# House rules and how to play.
rules-standard = Standard rules
rules-in-force = Rules at this table
rules-pace = Time for a move
rules-house = house rules
rules-also = Also known as { $names }
rules-default-bold = -# The usual choice is in bold.

rules-glossary =
    {"**"}Glossary**
    {"**"}Bid**: how many tricks you say you will take · {"**"}blob**: a bid missed, blacked out on the score sheet
    {"**"}Dealer**: who deals; the deal passes to the left · {"**"}eldest hand**: the player on the dealer's left
    {"**"}Discard**: a card that neither follows suit nor trumps · {"**"}follow suit**: play a card of the suit led
    {"**"}Hook**: the dealer's restriction · {"**"}lead**: play the first card of a trick
    {"**"}No trump**: a hand in which no suit beats the others · {"**"}ruff**: trump a suit that you do not hold
    {"**"}Trick**: a card from everybody, taken by the best · {"**"}trump**: the suit that beats the others
    {"**"}Turn-up**: the card turned for trump; nobody plays it · {"**"}void**: no card of a suit
