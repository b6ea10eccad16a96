# House rules and how to play.
rules-standard = Standard rules
rules-in-force = Rules at this table
rules-pace = Time for a move
rules-house = house rules
rules-also = Also known as { $names }
rules-default-bold = -# The usual choice is in bold.

rule-nomination-structure = Hands
    .help = how many cards are dealt in each hand
choice-nomination-structure-7-1-7 = 7 down to 1 and up to 7
choice-nomination-structure-7-1 = 7 down to 1
choice-nomination-structure-10-1-10 = 10 down to 1 and up to 10
choice-nomination-structure-1-7-1 = 1 up to 7 and down to 1
rule-nomination-hook = Dealer's restriction
    .help = the dealer may not make the bids add up to the tricks
choice-nomination-hook-on = on
choice-nomination-hook-off = off
rule-nomination-scoring = Scoring
    .help = what a hand is worth
choice-nomination-scoring-exact = exact: 10 and the bid, else nothing

rules-nomination-1 =
    {"**"}The aim** is to say how many tricks you will take, and to take exactly so many.

    {"**"}The deal.** Everybody gets the same number of cards, one fewer each hand down to one, then one more each hand. The next card is turned: its suit is trump. The deal passes to the left.

    {"**"}The bidding.** From the dealer's left everybody bids once: any number from none to all. The dealer bids last and may not make the bids add up to the tricks, so somebody always misses.

    {"**"}The play.** The player on the dealer's left leads. Follow suit if you can; if you cannot, play anything. The highest trump takes the trick, or without a trump the highest card of the suit led. Whoever takes it leads to the next.

    {"**"}The score.** Exactly your bid: 10 points and one for each trick. More or fewer: nothing, and a blob on the score sheet. The highest total wins; equal totals share the place.
