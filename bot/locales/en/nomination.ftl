# Nomination Whist: its name and presets, its house rules, how to play it.
game-nomination = Nomination Whist
    .also = Nom|Oh Hell|Oh Pshaw|Oh Well|Blob|Elevator|Blackout|Bust|Contract Whist|Boerenbridge|Oh Heck|Up and Down the River|Judgement|Kachuful|Rikiki
preset-nomination = Nomination Whist, standard rules
    .also = Nom|Elevator|Bust|Nominations
preset-oh_hell = Oh Hell, as commonly played
    .also = Oh Hell|Oh Heck|Ten Down|Estimation
preset-blob = Blob
    .also = Blob Whist|Ten and Back
preset-blackout = Blackout, 1 card up to the whole pack
    .also = Blackout|Up the River|British Oh Hell
preset-oh_pshaw = Oh Pshaw, upwards only
    .also = Oh Pshaw|Pshaw
preset-oh_well = Oh Well, the largest hand in every deal
    .also = Oh Well|Oh! Well
preset-up_and_down_the_river = Up and Down the River
    .also = Up and Down|The River
preset-nommy = Nommy, trumps by rote from spades
    .also = Nommy|Noms|Nommies
preset-big_ships = Big Ships, trumps by rote from hearts
    .also = Big Ships|Royal Navy|Navy Noms
preset-contract_whist = Contract Whist, two cards fewer each hand
    .also = Contract Whist|Contract
preset-boerenbridge = Boerenbridge, one card on the forehead
    .also = Boerenbridge|10 op en neer|Op en neer|Bollen
preset-boerenbridge_championship = Boerenbridge, championship
    .also = WK Boerenbridge
preset-boerenbridge_together = Boerenbridge, bids together
    .also = Boerenbridge 1-8-1
preset-kachuful = Kachuful
    .also = Judgement|Judgment|Forecasting|Kachufool
preset-rikiki = Rikiki
    .also = Rikikizés|Ri-ki-ki

rule-nomination-structure = Hands
    .help = how many cards are dealt in each hand
    .typed = Turning points such as 9-1-9, or the cards of every hand such as 7,5,3,1; at most 30 hands.
choice-nomination-structure-7-1-7 = 7 down to 1 and up to 7
choice-nomination-structure-7-1 = 7 down to 1
choice-nomination-structure-10-1-10 = 10 down to 1 and up to 10
choice-nomination-structure-1-7-1 = 1 up to 7 and down to 1
rule-nomination-opening = Longest hands
    .help = how many cards the longest hands have, by the number of players
choice-nomination-opening-named = as chosen
choice-nomination-opening-players = 10, with six players 8, with seven 7
choice-nomination-opening-pack = all that the pack holds
choice-nomination-opening-capped = as chosen, cut down to the pack
rule-nomination-trumps = Trumps
    .help = how each hand gets its trump
choice-nomination-trumps-turnup = a card is turned
choice-nomination-trumps-dealer_chooses = the dealer chooses, having seen the hand
choice-nomination-trumps-dealer_may_nt = the dealer has a card turned or plays no trump
choice-nomination-trumps-rotation = in a fixed order
rule-nomination-dealer_rounds = Dealer's hands
    .help = where the dealer chooses trumps; in other hands a card is turned
choice-nomination-dealer_rounds-all = all
choice-nomination-dealer_rounds-one_card = those of one card
choice-nomination-dealer_rounds-middle = the middle one
choice-nomination-dealer_rounds-last = the last
rule-nomination-rotation = Order of trumps
    .help = the fixed order, where trumps follow one
    .typed = Letters in order: C ♣︎, D ♦︎, H ♥︎, S ♠︎, and N for no trump; at most 10.
choice-nomination-rotation-HDCSN = ♥︎ ♦︎ ♣︎ ♠︎ no trump
choice-nomination-rotation-SHCDN = ♠︎ ♥︎ ♣︎ ♦︎ no trump
choice-nomination-rotation-CDHSN = ♣︎ ♦︎ ♥︎ ♠︎ no trump
choice-nomination-rotation-S = ♠︎ always
rule-nomination-no_trump = Hands without trump
    .help = always played without trump, whatever the other rules say
choice-nomination-no_trump-never = none
choice-nomination-no_trump-one_card = those of one card
choice-nomination-no_trump-middle = the middle one
choice-nomination-no_trump-last = the last
choice-nomination-no_trump-one_card_last = those of one card and the last
rule-nomination-turned = Card turned
    .help = a high card turned can mean no trump
choice-nomination-turned-suit = its suit is always trump
choice-nomination-turned-courts = J Q K: no trump
choice-nomination-turned-honours = J Q K A: no trump
rule-nomination-full_pack = Full pack
    .help = what is trump when every card is dealt and none is left to turn
choice-nomination-full_pack-no_trump = no trump
choice-nomination-full_pack-last = the dealer's last card, shown to all
choice-nomination-full_pack-cut = a card cut before the deal
rule-nomination-hook = Dealer's restriction
    .help = the dealer may not make the bids add up to the tricks
choice-nomination-hook-on = on
choice-nomination-hook-off = off
choice-nomination-hook-not_last = on, but not in the last hand
rule-nomination-hook_from = Restricted from
    .help = the fewest cards with which the dealer is restricted
choice-nomination-hook_from-1 = 1 card
choice-nomination-hook_from-2 = 2 cards
choice-nomination-hook_from-3 = 3 cards
choice-nomination-hook_from-4 = 4 cards
choice-nomination-hook_from-5 = 5 cards
rule-nomination-bidding = Bidding
    .help = hidden bids are shown together; then nobody is restricted
choice-nomination-bidding-open = open, one after the other
choice-nomination-bidding-hidden = hidden, all together
rule-nomination-one_card = Hands of one card
    .help = which cards you see before all have bid
choice-nomination-one_card-seen = your own
choice-nomination-one_card-blind = none: bids are blind
choice-nomination-one_card-forehead = all but your own, on the forehead
rule-nomination-scoring = Scoring
    .help = what a bid is worth when you make it
choice-nomination-scoring-exact = exact: 10 and the bid
choice-nomination-scoring-squared = squared: 10 and the bid times itself
choice-nomination-scoring-doubles = doubles: 10 and twice the bid
choice-nomination-scoring-triples = triples: 10 and three times the bid
choice-nomination-scoring-triangular = triangular: 5 6 8 11 15 20 26 33 …
choice-nomination-scoring-five = 5 and the bid
choice-nomination-scoring-tens = 10 times the bid
rule-nomination-zero = Bid of none
    .help = what a bid of no trick is worth when you make it
choice-nomination-zero-plain = as any other
choice-nomination-zero-five = 5
choice-nomination-zero-cards = 5 and one for each card in the hand
choice-nomination-zero-vienna = Vienna: 20
rule-nomination-miss = Missed bids
    .help = what a bid is worth when you miss it
choice-nomination-miss-nothing = nothing
choice-nomination-miss-consolation = consolation: 1 for each trick taken
choice-nomination-miss-penalty = penalty: −1 for each trick off
choice-nomination-miss-double = −2 for each trick off
choice-nomination-miss-triple = −3 for each trick off
choice-nomination-miss-squared = squared: −1 −4 −9 −16 … by the tricks off
choice-nomination-miss-triangular = triangular: −1 −3 −6 −10 … by the tricks off
choice-nomination-miss-steep = steep: −5 −15 −30 −50 … by the tricks off
choice-nomination-miss-short = minus the bid if too few tricks, else nothing
rule-nomination-ties = Ties
    .help = what decides between equal totals
choice-nomination-ties-shared = nothing: they share the place
choice-nomination-ties-playoff = more hands until one leads
choice-nomination-ties-bids = the sum of the bids made
choice-nomination-ties-tricks = the tricks taken

problem-dealer-unseen = the dealer chooses trumps by a card that nobody may look at
    .member = With one card you do not see your own, so the dealer cannot choose trumps by it: let it be seen, play it without trump, or let the dealer choose in other hands.

rules-nomination-1 =
    {"**"}The aim** is to say how many tricks you will take, and to take exactly so many.

    {"**"}The deal.** Seven cards each in the first hand, one fewer in each hand down to one, then one more in each up to seven. The next card is turned: its suit is trump. The deal passes to the left.

    {"**"}The bidding.** From the dealer's left everybody bids once: any number from none to all. The dealer bids last and may not make the bids add up to the tricks, so somebody always misses.

    {"**"}The play.** The player on the dealer's left leads. Follow suit if you can; if you cannot, play anything. The highest trump takes the trick, or without a trump the highest card of the suit led; aces are high. Whoever takes the trick leads to the next.

    {"**"}The score.** Exactly your bid: 10 points and one for each trick. More or fewer: nothing, and a blob on the score sheet. The highest total wins; equal totals share the place.

strategy-nomination-1 =
    {"**"}Sure tricks.** Count them first: the top trumps in a row, and the ace of a suit that is short in your hand. A king is half a trick. A suit you are void in makes low trumps good. With few cards dealt most of the pack sleeps, so a queen or a jack may be the highest card out.

    {"**"}None.** A bid of none pays nearly as much as one of several tricks, and needs low cards in every suit. A bare king is its worst enemy; two small cards beside it are a refuge. Throw your high cards under higher ones, early.

    {"**"}The total.** Add up the bids. More bid than there are tricks: everybody fights, middling cards lose, bid low. Fewer: somebody will be given tricks that nobody wants, and low cards that can escape are worth gold. The dealer, who bids last, knows which it will be.

    {"**"}No trump.** Nobody can ruff: aces are sure, long suits win at the end, and so does having the lead. A void is worth nothing.

    {"**"}Losing on purpose.** Once you have your tricks, play the highest card that still loses, discard what could win later, and lead low where others must take it. Once your bid is lost, make somebody else's fail too.
