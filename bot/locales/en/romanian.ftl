# Romanian Whist: its name and presets, its house rules, how to play it.
game-romanian = Romanian Whist
    .also = Romanian Whist|Whist românesc|Vist românesc|Whist rumeno|Román whist|Whist rumano
preset-romanian = Romanian Whist, 1-8-1
    .also = Romanian Whist|Whist românesc|Vist românesc
preset-romanian_8_1_8 = Romanian Whist, 8-1-8
    .also = Romanian Whist|Whist românesc
preset-romanian_premium = Romanian Whist with the premium
    .also = Whist românesc cu premiu|Romanian Whist
preset-romanian_short = Romanian Whist, short
    .also = Whist românesc scurt|Romanian Whist

rule-romanian-structure = Hands
    .help = how many cards are dealt in each hand
choice-romanian-structure-1-8-1 = 1 up to 8 and down to 1
choice-romanian-structure-8-1-8 = 8 down to 1 and up to 8
rule-romanian-length = Length
    .help = how often hands of one and of eight cards are played
choice-romanian-length-full = once for each player
choice-romanian-length-single = once
choice-romanian-length-twos = once, and by twos between: 1 2 4 6 8
rule-romanian-void = Void
    .help = what you play when you cannot follow suit
choice-romanian-void-must_trump = a trump, if you have one
choice-romanian-void-free = anything
rule-romanian-hook = Dealer's restriction
    .help = the dealer may not make the bids add up to the tricks
choice-romanian-hook-on = on
choice-romanian-hook-off = off
rule-romanian-one_card = Hands of one card
    .help = which cards you see before all have bid
choice-romanian-one_card-seen = your own
choice-romanian-one_card-blind = none: bids are blind
choice-romanian-one_card-forehead = all but your own, on the forehead
rule-romanian-extras = Hands at the end
    .help = more hands of one card after the last
choice-romanian-extras-none = none
choice-romanian-extras-forehead = one on the forehead
choice-romanian-extras-blind = one blind
choice-romanian-extras-both = one on the forehead, one blind
rule-romanian-scoring = Scoring
    .help = what a bid is worth, made or missed
choice-romanian-scoring-plain = 5 and the bid; missed, −1 for each trick off
choice-romanian-scoring-triangular = triangular: 5 6 8 11 15 …; missed, −1 −3 −6 …
rule-romanian-premium = Premium
    .help = for five bids made in a row, and as much lost for five missed; hands of one card never count
choice-romanian-premium-0 = none
choice-romanian-premium-5 = 5 points
choice-romanian-premium-10 = 10 points
rule-romanian-premium_ones = One card and the premium
    .help = what a hand of one card does to a row of bids
choice-romanian-premium_ones-skip = nothing: the row goes on
choice-romanian-premium_ones-reset = it ends the row
rule-romanian-ties = Ties
    .help = what decides between equal totals
choice-romanian-ties-shared = nothing: they share the place
choice-romanian-ties-playoff = more hands until one leads
choice-romanian-ties-bids = the sum of the bids made
choice-romanian-ties-tricks = the tricks taken

rules-romanian-1 =
    {"**"}The aim** is to say how many tricks you will take, and to take exactly so many.

    {"**"}The pack** has eight cards for each player, the highest of each suit: from the 7 for four players, from the 9 for three, from the 5 for five, from the 3 for six, and from the jack for two.

    {"**"}The deal.** One card each, once for every player, so that everybody deals one such hand; then two, three and so on to seven; then eight cards, once for every player; and back the same way. With one to seven cards the next card is turned: its suit is trump. With eight the pack is used up, and there is no trump.

    {"**"}The bidding.** From the dealer's left everybody bids once. The dealer bids last and may not make the bids add up to the tricks.

    {"**"}The play.** The player on the dealer's left leads. Follow suit if you can. If you cannot, you must play a trump if you have one, though not a higher one than those played; only without either do you play what you like. The highest trump takes the trick, or the highest card of the suit led; aces are high. Whoever takes the trick leads to the next.

    {"**"}The score.** Exactly your bid: 5 points and one for each trick. Otherwise a point is lost for each trick too many or too few. The highest total wins.
strategy-romanian-1 =
    {"**"}Ruffs are forced.** Who is void must trump. Lead a suit that somebody lacks, and they take a trick that they may not want. Small trumps are a danger to a bid of none.

    {"**"}Count the pack.** With eight cards a player, few sleep: at four players and seven cards only four are missing, one of them face up. What has been played tells you what is still the highest.

    {"**"}Eight cards, no trump.** Every card is out and nobody can ruff. An ace is a trick; a long suit is several, once its top cards have gone; and losing the lead at the right moment is worth one more.

    {"**"}A missed bid is cheap.** One trick off costs a point, while a bid made brings five. Bid what you expect, not what you fear.

    {"**"}With the premium** the fifth bid of a row is worth far more than the others: play it safe.
