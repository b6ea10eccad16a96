# Bid Whist: its names, calls, contracts, house rules and how to play.
game-bid = Bid Whist
    .also = Bid|Uptown Downtown|Rise and Fly
preset-bid = Bid Whist, standard rules
    .also = Bid|Uptown Downtown|Rise and Fly
preset-bid_52 = Bid Whist without jokers
    .also = Bid|Straight Whist
preset-bid_no_kitty = Bid Whist without a kitty
    .also = Bid|13 cards
preset-bid_parlett = Bid Whist, points for the bid alone
    .also = Bid|Parlett|Boston

call-up = High cards win
call-down = Low cards win
call-1up = 1 uptown
call-1down = 1 downtown
call-1nt = 1 no trump
call-2up = 2 uptown
call-2down = 2 downtown
call-2nt = 2 no trump
call-3up = 3 uptown
call-3down = 3 downtown
call-3nt = 3 no trump
call-4up = 4 uptown
call-4down = 4 downtown
call-4nt = 4 no trump
call-5up = 5 uptown
call-5down = 5 downtown
call-5nt = 5 no trump
call-6up = 6 uptown
call-6down = 6 downtown
call-6nt = 6 no trump
call-7up = 7 uptown
call-7down = 7 downtown
call-7nt = 7 no trump

contract-bid-standing = { $who } bids { $call }
contract-bid =
    { $who } plays { $number } { $way ->
        [up] uptown in { $trump }
        [down] downtown in { $trump }
        [nt-up] no trump, high cards win
       *[nt-down] no trump, low cards win
    }: { $books } of { $needed } books
won-best = { $card } best in { $suit }
laid-discards = Your discards: { $cards }
illegal-discard-held = only cards of the hand can be discarded, each once
    .member = Discard cards of your hand, each once.
illegal-discard-many = { $cards } cards are discarded, no more
    .member = Discard { $cards } cards, no more.

rule-bid-pack = Pack
    .help = jokers and cards in the kitty
choice-bid-pack-two_jokers = two jokers, kitty of 6
choice-bid-pack-one_joker = one joker, kitty of 5
choice-bid-pack-no_jokers = no jokers, kitty of 4
choice-bid-pack-no_kitty = no jokers, no kitty
rule-bid-lowest_bid = Lowest bid
    .help = the fewest books over six that can be bid
choice-bid-lowest_bid-3 = 3
choice-bid-lowest_bid-4 = 4
choice-bid-lowest_bid-1 = 1
rule-bid-low_beats_high = Downtown over uptown
    .help = whether downtown outbids uptown of the same number
choice-bid-low_beats_high-on = yes
choice-bid-low_beats_high-off = no, they are equal
rule-bid-dealer_takes = The dealer's bid
    .help = whether the dealer may take a bid by equalling it
choice-bid-dealer_takes-higher = must be higher
choice-bid-dealer_takes-equal = may be equal
rule-bid-aces = Aces downtown
    .help = whether aces stay high when the low cards win
choice-bid-aces-good = highest
choice-bid-aces-bad = lowest
rule-bid-sport = Sport
    .help = when everybody sees the kitty before the declarer takes it
choice-bid-sport-suits = with trumps
choice-bid-sport-always = always
choice-bid-sport-off = never
rule-bid-easy_kitty = Easy kitty
    .help = whether the kitty is seen before trumps are named
choice-bid-easy_kitty-off = no
choice-bid-easy_kitty-on = yes
rule-bid-scoring = Scoring
    .help = what a bid that is made is worth
choice-bid-scoring-books_made = every book over six
choice-bid-scoring-bid_only = the bid
rule-bid-no_trump_doubles = No trump doubles
    .help = whether gain and loss count twice without trumps
choice-bid-no_trump_doubles-on = yes
choice-bid-no_trump_doubles-off = no
rule-bid-set_pays = Opponents of a failed bid
    .help = whether they score their books over six
choice-bid-set_pays-off = score nothing
choice-bid-set_pays-on = score books over six
rule-bid-boston = Boston
    .help = whether all 13 books count four times
choice-bid-boston-off = no
choice-bid-boston-on = four times
rule-bid-target = Target
    .help = points that win; as many below nothing lose
choice-bid-target-7 = 7
choice-bid-target-5 = 5
choice-bid-target-9 = 9
choice-bid-target-21 = 21
rule-bid-partners = Partners
    .help = how the partners come together
choice-bid-partners-chosen = as they sit down
choice-bid-partners-drawn = drawn by lot

rules-bid-1 =
    {"**"}The aim** is to bid how many books over six you and the partner opposite will make, and to make them.

    {"**"}The deal.** Two jokers are in the pack. Everybody gets twelve cards; six go to the kitty.

    {"**"}The auction.** From the dealer's left everybody calls once: pass, or a bid higher than the last. A bid is a number from 3 to 7 with {"**"}uptown** (high cards win), {"**"}downtown** (low cards win) or {"**"}no trump**. At the same number downtown beats uptown, and no trump beats both. When three pass the dealer must bid.

    {"**"}The kitty.** The highest bidder is the declarer and names trumps, or without trumps whether high or low cards win. With trumps the kitty is shown to all. The declarer takes it and discards as many cards face down: these are the side's first book.

rules-bid-2 =
    {"**"}The cards.** Uptown: A K Q down to 2. Downtown: A 2 3 up to K. The Big Joker and the Little Joker are the highest trumps. Without trumps a joker takes nothing: it can be played only by who is void in the suit led, and when it is led the next card sets the suit.

    {"**"}The play.** The declarer leads. Follow suit if you can; if you cannot, play anything. The highest trump takes the trick, or without a trump the highest card of the suit led. Every trick is a book.

    {"**"}The score.** A bid of 4 needs 10 books. Made, it scores every book over six; set, it loses the number bid. Without trumps both count twice. The first side at 7 points wins; a side at 7 below nothing loses.

strategy-bid-1 =
    {"**"}What a hand is worth.** Your partner and the kitty bring about four books on average. Bid uptown with aces, kings and jokers, downtown with aces, twos and threes; the jokers are good either way, but worth nothing without trumps.

    {"**"}A low number tells most.** Each player speaks only once: an opening of 3 or 4 shows your partner which way your cards run. No trump scores double, won or lost: bid it with masters in every suit.

    {"**"}The kitty.** Keep trumps, masters and one long suit. Discard short weak suits to be able to ruff, and never a joker with trumps.

    {"**"}The play.** As declarer draw trumps first, jokers before the ace. As an opponent count the books: a bid of 4 is set by four of them.
