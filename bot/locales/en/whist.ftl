# Whist: its names, the rubber, claims, house rules and how to play.
game-whist = Whist
    .also = Short Whist|Long Whist|American Whist|Rubber Whist|Partnership Whist
preset-whist = Short Whist
    .also = Whist|Whist to five|Rubber Whist
preset-whist_long = Long Whist
    .also = Whist to nine
preset-whist_american = American Whist
    .also = Whist to seven|Whist without honours
preset-whist_no_trump = Whist without trumps
    .also = No-trump Whist
preset-whist_laws = Whist by the Laws
    .also = Strict Whist|Laws of Whist|Revokes

contract-rubber =
    { $rubbers ->
        [1] {""}
       *[other] Rubber { $rubber } of { $rubbers } ·{" "}
    }{ $games ->
        [1] game to { $target }
       *[other] game { $game } to { $target }
    }: Ⓐ { $first } – { $second } Ⓑ{ $games ->
        [1] {""}
       *[other] {" "}· games { $won_first } – { $won_second }
    }
hand-rubber =
    { $odd_side ->
        [0] penalty
        [1] Ⓐ { $odd } by tricks
       *[2] Ⓑ { $odd } by tricks
    }{ $honours_side ->
        [0] {""}
        [1] {" "}· Ⓐ { $honours } by honours
       *[2] {" "}· Ⓑ { $honours } by honours
    } · { $first } – { $second }{ $winner ->
        [0] {""}
        [1] {" "}· game to Ⓐ
       *[2] {" "}· game to Ⓑ
    }

turn-claiming = May still claim: { $who }
hand-claiming = Did an opponent revoke? Claim it, or accept the play
call-accept = Accept the play
claim-revoke-tricks = { $who } revoked: 3 tricks
claim-revoke-deduct = { $who } revoked: 3 points less for them
claim-revoke-add = { $who } revoked: 3 points more for us
status-revoked =
    { $revokes ->
        [one] revoked
       *[other] revoked { $revokes } times
    }
status-no-revoke = wrongly accused
illegal-claim = that may not be claimed, or has been
    .member = You cannot claim that, or your side has done so already.

rule-whist-target = Game
    .help = how many points win a game
choice-whist-target-5 = 5 points
choice-whist-target-7 = 7 points
choice-whist-target-9 = 9 points
choice-whist-target-10 = 10 points
rule-whist-trump = Trumps
    .help = what makes trumps
choice-whist-trump-last_card = the dealer's last card
choice-whist-trump-none = no trump
rule-whist-honours = Honours
    .help = whether a side scores 4 for ace, king, queen and jack of trumps, and 2 for three of them
choice-whist-honours-on = on
choice-whist-honours-off = off
rule-whist-honours_limit = Honours near the end
    .help = whether honours may win a game
choice-whist-honours_limit-at_last_point = none for a side one point short
choice-whist-honours_limit-never_win = they never win it
choice-whist-honours_limit-none = no limit
rule-whist-games = Rubber
    .help = how many games make a rubber
choice-whist-games-3 = best of three
choice-whist-games-1 = one game
rule-whist-settlement = Settlement
    .help = what goes into the total
choice-whist-settlement-points = every point, and 2 for winning two games to none
choice-whist-settlement-laws = 1 to 3 for a game, and 2 for the rubber
choice-whist-settlement-short = what the losers lack of the game
rule-whist-slam_bonus = Slam bonus
    .help = extra points for all thirteen tricks
    .typed = A whole number from 0 to 20.
choice-whist-slam_bonus-0 = none
choice-whist-slam_bonus-1 = 1 point
choice-whist-slam_bonus-2 = 2 points
choice-whist-slam_bonus-3 = 3 points
choice-whist-slam_bonus-5 = 5 points
rule-whist-revokes = Revokes
    .help = failing to follow suit can be stopped, or allowed and paid for when an opponent claims it after the hand
choice-whist-revokes-stopped = stopped
choice-whist-revokes-tricks = claimed: 3 tricks
choice-whist-revokes-points = claimed: 3 points change sides
choice-whist-revokes-laws = claimed: the claimants choose
rule-whist-rubbers = Rubbers
    .help = how many rubbers make an evening
    .typed = A whole number from 1 to 12.
choice-whist-rubbers-1 = 1 rubber
choice-whist-rubbers-2 = 2 rubbers
choice-whist-rubbers-3 = 3 rubbers
choice-whist-rubbers-4 = 4 rubbers
rule-whist-partners = Partners
    .help = who sits opposite whom
choice-whist-partners-drawn = drawn by lot
choice-whist-partners-chosen = as they sit down

rules-whist-1 =
    {"**"}The aim** is to take more than half of the thirteen tricks together with the partner opposite you.

    {"**"}The deal.** Thirteen cards each. The dealer's last card is shown to all and makes trumps; it belongs to the dealer's hand. The deal passes to the left.

    {"**"}The play.** The player on the dealer's left leads. Follow suit if you can; if you cannot, play anything. The highest trump takes the trick, or without a trump the highest card of the suit led; aces are high. Whoever takes the trick leads to the next.

    {"**"}The score.** Six tricks are the book and count nothing; each odd trick beyond them is a point for the side. Then the honours, ace, king, queen and jack of trumps: a side that was dealt all four scores 4, three of them 2.

    {"**"}Game and rubber.** Short Whist is played to 5 points, Long Whist to 9, American Whist to 7 without honours. Tricks count before honours, and a side that began the hand one point short of the game scores no honours in it. Two games win the rubber.
rules-whist-2 =
    {"**"}The total.** Every point of the games counts, and 2 more for winning the rubber by two games to none. By the Laws a game is worth 3 if the losers have nothing, 2 if they have less than half of it, 1 otherwise, and the rubber 2. In America it may be worth what the losers lack of it. The evening goes to the side with the better total.

    {"**"}The strict table.** There the computer does not stop a revoke, which is failing to follow suit with a card of that suit in hand. After the hand each player may claim it of an opponent until all have accepted the play. For each revoke the claimants take three tricks, or by the Laws may choose three points instead, taken from the others or added to their own; this comes before all other scores, and the side that revoked cannot win the game by that hand. Revokes of both sides cancel. A wrong claim changes nothing.

strategy-whist-1 =
    {"**"}Tell your partner.** Lead from your longest suit, its fourth highest card; from ace and king, or other touching honours, one of them. Lead trumps if you hold five or more.

    {"**"}Help your partner.** Return the suit your partner led: the higher of two cards, the lowest of more. Do not beat a trick your partner is winning, and leave your partner the last word.

    {"**"}Second low, third high.** The second player keeps the high cards, for the third will play one anyway. The third plays high to win the trick or to draw something better.

    {"**"}Count.** Thirteen cards of a suit: note who fails to follow, and how many trumps are out. A long suit is worth most once the trumps are gone.

    {"**"}Watch the score.** One short of the game your honours do not help any more: play for the odd trick alone.
