# Auction Dummy: its names, contracts, house rules and how to play. The calls, and most of the rules, are those of Bid Whist.
game-auction_dummy = Auction Dummy
    .also = Bid Dummy|Dummy Bid Whist|Dummy Whist|Three-handed Bid Whist|Bid Whist for three
preset-auction_dummy = Auction Dummy, standard rules
    .also = Bid Dummy|Dummy Bid Whist|Dummy Whist|Three-handed Bid Whist|Bid Whist for three
preset-auction_dummy_bridge = Auction Dummy, the dummy as in Bridge
    .also = Three-handed Bridge|Cut-throat

contract-auction_dummy-standing = { $who } bids { $call }
contract-auction_dummy =
    { $who } and the dummy play { $number } { $way ->
        [up] uptown in { $trump }
        [down] downtown in { $trump }
        [nt-up] no trump, high cards win
       *[nt-down] no trump, low cards win
    }: { $books } of { $needed } books

rule-auction_dummy-lowest_bid = { rule-bid-lowest_bid }
    .help = { rule-bid-lowest_bid.help }
choice-auction_dummy-lowest_bid-1 = { choice-bid-lowest_bid-1 }
choice-auction_dummy-lowest_bid-2 = 2
choice-auction_dummy-lowest_bid-3 = { choice-bid-lowest_bid-3 }
rule-auction_dummy-low_beats_high = { rule-bid-low_beats_high }
    .help = { rule-bid-low_beats_high.help }
choice-auction_dummy-low_beats_high-on = { choice-bid-low_beats_high-on }
choice-auction_dummy-low_beats_high-off = { choice-bid-low_beats_high-off }
rule-auction_dummy-dealer_takes = { rule-bid-dealer_takes }
    .help = { rule-bid-dealer_takes.help }
choice-auction_dummy-dealer_takes-higher = { choice-bid-dealer_takes-higher }
choice-auction_dummy-dealer_takes-equal = { choice-bid-dealer_takes-equal }
rule-auction_dummy-aces = { rule-bid-aces }
    .help = { rule-bid-aces.help }
choice-auction_dummy-aces-good = { choice-bid-aces-good }
choice-auction_dummy-aces-bad = { choice-bid-aces-bad }
rule-auction_dummy-scoring = { rule-bid-scoring }
    .help = { rule-bid-scoring.help }
choice-auction_dummy-scoring-books_made = { choice-bid-scoring-books_made }
choice-auction_dummy-scoring-bid_only = { choice-bid-scoring-bid_only }
rule-auction_dummy-no_trump_doubles = { rule-bid-no_trump_doubles }
    .help = { rule-bid-no_trump_doubles.help }
choice-auction_dummy-no_trump_doubles-on = { choice-bid-no_trump_doubles-on }
choice-auction_dummy-no_trump_doubles-off = { choice-bid-no_trump_doubles-off }
rule-auction_dummy-set_pays = { rule-bid-set_pays }
    .help = { rule-bid-set_pays.help }
choice-auction_dummy-set_pays-off = { choice-bid-set_pays-off }
choice-auction_dummy-set_pays-on = { choice-bid-set_pays-on }
rule-auction_dummy-boston = { rule-bid-boston }
    .help = { rule-bid-boston.help }
choice-auction_dummy-boston-off = { choice-bid-boston-off }
choice-auction_dummy-boston-on = { choice-bid-boston-on }
rule-auction_dummy-target = { rule-bid-target }
    .help = { rule-bid-target.help }
choice-auction_dummy-target-21 = { choice-bid-target-21 }
choice-auction_dummy-target-9 = { choice-bid-target-9 }
choice-auction_dummy-target-7 = { choice-bid-target-7 }
choice-auction_dummy-target-5 = { choice-bid-target-5 }
rule-auction_dummy-opens = The dummy
    .help = when it is turned up
choice-auction_dummy-opens-auction = after the auction
choice-auction_dummy-opens-trump = once trumps are named
choice-auction_dummy-opens-lead = after the first lead
rule-auction_dummy-lead = First lead
    .help = who leads to the first trick
choice-auction_dummy-lead-left = the declarer's left
choice-auction_dummy-lead-declarer = the declarer

rules-auction_dummy-1 =
    {"**"}The aim** is to win the fourth hand, the dummy, in an auction, and to make with it as many tricks over six as you bid. Each trick is a book.

    {"**"}The deal.** Everybody gets thirteen cards, and so does the dummy, face down. The deal passes to the left.

    {"**"}The auction.** From the dealer's left everybody calls once: pass, or a bid higher than the last. A bid is a number from 1 to 7 with {"**"}uptown** (high cards win), {"**"}downtown** (low cards win) or {"**"}no trump**. At the same number downtown beats uptown, and no trump beats both. When the others pass, the dealer must bid.

    {"**"}The dummy.** The highest bidder is the declarer; the dummy is turned up opposite. With both hands in sight the declarer names trumps, or without trumps whether high or low cards win.

rules-auction_dummy-2 =
    {"**"}The play.** The player on the declarer's left leads. The declarer plays both hands against the two others. Follow suit if you can; if you cannot, play anything. The highest trump takes the trick, or without a trump the best card of the suit led. Uptown the cards go A K Q down to 2, downtown A 2 3 up to K.

    {"**"}The score.** Everybody has a score of their own. A bid of 2 needs 8 books. Made, the declarer scores every book over six; set, the declarer loses the number bid. Without trumps both count twice. The opponents score nothing.

    {"**"}The end.** The first at 21 points wins. The game is over, too, when somebody is 21 below nothing; then the highest total wins.

strategy-auction_dummy-1 =
    {"**"}What the dummy brings.** It takes three or four tricks on average, and it is turned up before you name trumps: two good suits are worth more than one. Bid 1 or 2 on a hand with four sure tricks.

    {"**"}You speak once.** First in turn, bid what you mean to play: a low bid is easily raised. The dealer, who speaks last, takes the bid at the lowest price or lets it go.

    {"**"}Naming trumps.** Count both hands: eight trumps between them are plenty, and a short suit in one hand is a ruff for the other.

    {"**"}Against the declarer** you play as partners for one hand. Lead through the dummy's strength if it plays after you. A bid of 2 is set by six tricks.
