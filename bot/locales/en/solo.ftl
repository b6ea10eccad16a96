# Solo Whist: its names, calls, contracts, house rules and how to play.
game-solo = Solo Whist
    .also = Solo|English Solo|Whist à seul
preset-solo = Solo Whist, standard rules
    .also = Solo|English Solo|Whist à seul
preset-solo_pence = Solo Whist for pence
    .also = Solo|Overtricks
preset-solo_hoyle = Solo Whist after Hoyle
    .also = Solo|General misère

call-prop = Prop
call-cop = Cop
call-solo = Solo
call-misere = Misère
call-abundance = Abundance
call-royal = Abundance in trumps
call-spread = Open misère
call-slam = Slam

contract-solo =
    { $who } plays { $call }: { $tricks ->
        [0] no trick
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
contract-solo-pair = { $who } and { $partner } play Prop and Cop: 8 tricks together
contract-solo-standing =
    { $who } calls { $call }: { $tricks ->
        [0] no trick
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
contract-solo-standing-pair = { $who } and { $partner } call Prop and Cop: 8 tricks together
contract-solo-general =
    General misère: { $rule ->
        [last_trick] whoever takes the last trick pays
       *[most_tricks] whoever takes most tricks pays
    }
contract-solo-thrown-in = Nobody played the last deal: new cards.
status-declarer = declarer
status-sits-out = sits out
illegal-call = this call is not open
    .member = You cannot call that now.

rule-solo-rounds = Length
    .help = how often everybody deals
    .typed = How often everybody deals: 1 to 12.
choice-solo-rounds-1 = once
choice-solo-rounds-2 = twice
choice-solo-rounds-3 = 3 times
choice-solo-rounds-4 = 4 times
rule-solo-settlement = Stakes
    .help = what each opponent pays, from Prop and Cop up to the Slam
choice-solo-settlement-units = 1 1 2 3 3 4 6
choice-solo-settlement-pence = 6 6 12 18 18 24 36, and 1 for each trick over or under
choice-solo-settlement-points = 10 10 25 50 60 75 100
rule-solo-abundance_overtricks = Overtricks of an Abundance
    .help = how much they count when tricks over are paid for
choice-solo-abundance_overtricks-single = once
choice-solo-abundance_overtricks-double = twice
rule-solo-thirteen_together = All thirteen in Prop and Cop
    .help = how much their overtricks count when tricks over are paid for
choice-solo-thirteen_together-double = twice
choice-solo-thirteen_together-single = once
rule-solo-slam_trump = Trumps in a Slam
    .help = whether the caller names trumps
choice-solo-slam_trump-none = no trumps
choice-solo-slam_trump-declarer = the caller names them
rule-solo-unaccepted_prop = Prop that nobody accepts
    .help = what becomes of it when all others pass
choice-solo-unaccepted_prop-raise = its caller may call higher
choice-solo-unaccepted_prop-throw_in = nobody plays
rule-solo-all_pass = When nobody plays
    .help = what happens to the cards
choice-solo-all_pass-redeal = new cards from the next dealer
choice-solo-all_pass-last_trick = general misère, the last trick pays
choice-solo-all_pass-most_tricks = general misère, most tricks pay

rules-solo-1 =
    {"**"}The aim** is to buy a contract that you can make, alone or with a partner, and to beat the contracts of the others.

    {"**"}The deal.** Four players get thirteen cards each, in threes. The last card is shown: its suit is trump unless the contract says otherwise. With five players the dealer sits out.

    {"**"}The auction.** From the dealer's left everybody passes, which is final, or calls higher than the call that stands. Who is outbid may call higher again. From the lowest to the highest:
    - {"**"}Prop**: 8 tricks with a partner, whoever accepts by calling {"**"}Cop**. The player on the dealer's left may accept even after passing.
    - {"**"}Solo**: 5 tricks.
    - {"**"}Misère**: no trick at all, without trumps.
    - {"**"}Abundance**: 9 tricks, with trumps of your choice, named after the auction.
    - {"**"}Abundance in trumps**: the same in the suit of the card shown, only to outbid an Abundance.
    - {"**"}Open misère**: a misère whose hand lies face up after the first trick.
    - {"**"}Slam**: all 13 tricks, without trumps.

rules-solo-2 =
    {"**"}The play.** The player on the dealer's left leads, in a Slam its caller. Follow suit if you can; if you cannot, play anything. The highest trump takes the trick, or without a trump the highest card of the suit led; aces are high. A misère ends with the caller's first trick, a Slam with the first one that its caller loses.

    {"**"}The score.** The caller gets the stake of a contract from each opponent when it is made, and pays it to each when it is not. In Prop and Cop each partner settles with one opponent. The payments of a hand add up to nothing. When everybody has dealt twice, the highest total wins.

    {"**"}Nobody plays.** When everybody passes the next dealer deals new cards, and the deal does not count.

strategy-solo-1 =
    {"**"}Count your own tricks.** Four sure ones ask for a Prop or a Cop, five for a Solo; for an Abundance the suit must be long enough to be drawn. Against three players kings without aces are half a trick.

    {"**"}A misère** needs low cards in every suit: a two and a four make a long suit safe, a bare eight loses the hand. Get rid of the high cards of your short suits first, while others must play over them.

    {"**"}Against a misère** lead the suits in which the caller has shown middling cards, and play below the caller whenever you can. A suit that the caller is void in only helps to get rid of danger.

    {"**"}Against a Solo** the three play as partners: lead through the caller up to whoever sits behind, do not take a trick that one of you is winning, and save your trumps for the caller's long suit.
