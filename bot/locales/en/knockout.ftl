# Knock-Out Whist: its names, house rules and how to play.
game-knockout = Knock-Out Whist
    .also = Knockout Whist|Trumps|Diminishing Whist|Reduction Whist
preset-knockout = Knock-Out Whist
    .also = Knockout Whist|Trumps|Dog's life
preset-knockout_sudden = Knock-Out Whist without dogs
    .also = Sudden death

contract-namer = { $seat } names trumps
status-out = out
status-dog = dog's life
laid-cuts = Cut for trumps: { $cards }
illegal-knock = the last trick must be played
    .member = This is the last trick: you must play your card.

rule-knockout-cards = First hand
    .help = how many cards are dealt in the first hand
    .typed = A whole number from 2 to 25; the hands and a card to turn must fit the pack.
choice-knockout-cards-7 = 7 cards
choice-knockout-cards-9 = 9 cards
choice-knockout-cards-5 = 5 cards
rule-knockout-dog = Dog's life
    .help = whether the first to take no trick gets one more card to come back with
choice-knockout-dog-on = on
choice-knockout-dog-off = off
rule-knockout-lead = First lead
    .help = who leads to the first trick
choice-knockout-lead-eldest = the dealer's left
choice-knockout-lead-namer = whoever named trumps

rules-knockout-1 =
    {"**"}The aim** is to stay in: whoever takes no trick in a hand is out, and the last one in wins.

    {"**"}The deal.** Seven cards each in the first hand, one fewer in each hand after that. In the first hand the next card is turned for trumps. Later whoever took most tricks in the hand before names trumps after seeing the new cards; equal numbers are cut for, the highest card wins.

    {"**"}The play.** The player on the dealer's left leads. Follow suit if you can; if you cannot, play anything. The highest trump takes the trick, or without a trump the highest card of the suit led; aces are high. Whoever takes the trick leads to the next.

    {"**"}Dog's life.** The first player in the game to take no trick is not out yet, but gets a single card in the next hand; if several take none in that same hand, each does. In every trick a dog may play the card, or knock and keep it; in the last trick it must be played. A dog that takes a trick is back with a full hand in the next deal, and its left neighbour leads on. A dog that takes none is out.

    {"**"}The score.** A point for every hand that you survive. In the hand of one card a single trick decides.

strategy-knockout-1 =
    {"**"}First a trick.** While you have none, take the first that you can be sure of. Trumps are sure tricks when the hands are small.

    {"**"}Then most of them.** Naming trumps is worth more than anything but staying in: whoever took most tricks wins about twice as often as the others who are left.

    {"**"}Name the suit that takes most tricks,** which is your longest rather than your highest. With few cards an ace beside a short trump suit is worth more than a third small trump.

    {"**"}A dog waits.** Being last to play to a trick is worth more than a good card, and the others lose their trumps as you wait. A plain card should be played before it is too late.

    {"**"}See others out.** When you have your tricks, take those that a player without any needs.
