# Dummy Whist. Its house rules are those of Whist.
game-dummy = Dummy Whist
    .also = Dummy|Double Dummy|Three-handed Whist|Whist for three|Mort
preset-dummy = Dummy Whist
    .also = Dummy|Double Dummy|Three-handed Whist|Whist for three|Mort

dummy-of = { $who }'s dummy
dummy-unclaimed = Dummy
status-dummy = has the dummy
hand-dummy = Play a card of { $who }
hand-own = Play a card of your own hand
hand-own-cards = Your own hand: { $cards }

rule-dummy-target = { rule-whist-target }
    .help = { rule-whist-target.help }
choice-dummy-target-5 = { choice-whist-target-5 }
choice-dummy-target-7 = { choice-whist-target-7 }
choice-dummy-target-9 = { choice-whist-target-9 }
choice-dummy-target-10 = { choice-whist-target-10 }
rule-dummy-trump = { rule-whist-trump }
    .help = { rule-whist-trump.help }
choice-dummy-trump-last_card = { choice-whist-trump-last_card }
choice-dummy-trump-none = { choice-whist-trump-none }
rule-dummy-honours = { rule-whist-honours }
    .help = { rule-whist-honours.help }
choice-dummy-honours-on = { choice-whist-honours-on }
choice-dummy-honours-off = { choice-whist-honours-off }
rule-dummy-honours_limit = { rule-whist-honours_limit }
    .help = { rule-whist-honours_limit.help }
choice-dummy-honours_limit-at_last_point = { choice-whist-honours_limit-at_last_point }
choice-dummy-honours_limit-never_win = { choice-whist-honours_limit-never_win }
choice-dummy-honours_limit-none = { choice-whist-honours_limit-none }
rule-dummy-games = { rule-whist-games }
    .help = { rule-whist-games.help }
choice-dummy-games-3 = { choice-whist-games-3 }
choice-dummy-games-1 = { choice-whist-games-1 }
rule-dummy-settlement = { rule-whist-settlement }
    .help = { rule-whist-settlement.help }
choice-dummy-settlement-points = { choice-whist-settlement-points }
choice-dummy-settlement-laws = { choice-whist-settlement-laws }
choice-dummy-settlement-short = { choice-whist-settlement-short }
rule-dummy-slam_bonus = { rule-whist-slam_bonus }
    .help = { rule-whist-slam_bonus.help }
    .typed = { rule-whist-slam_bonus.typed }
choice-dummy-slam_bonus-0 = { choice-whist-slam_bonus-0 }
choice-dummy-slam_bonus-1 = { choice-whist-slam_bonus-1 }
choice-dummy-slam_bonus-2 = { choice-whist-slam_bonus-2 }
choice-dummy-slam_bonus-3 = { choice-whist-slam_bonus-3 }
choice-dummy-slam_bonus-5 = { choice-whist-slam_bonus-5 }
rule-dummy-revokes = { rule-whist-revokes }
    .help = { rule-whist-revokes.help }
choice-dummy-revokes-stopped = { choice-whist-revokes-stopped }
choice-dummy-revokes-tricks = { choice-whist-revokes-tricks }
choice-dummy-revokes-points = { choice-whist-revokes-points }
choice-dummy-revokes-laws = { choice-whist-revokes-laws }
rule-dummy-rubbers = { rule-whist-rubbers }
    .help = with three, everybody has the dummy once
    .typed = { rule-whist-rubbers.typed }
choice-dummy-rubbers-3 = { choice-whist-rubbers-3 }
choice-dummy-rubbers-1 = { choice-whist-rubbers-1 }
choice-dummy-rubbers-2 = { choice-whist-rubbers-2 }
choice-dummy-rubbers-6 = 6 rubbers

rules-dummy-1 =
    {"**"}Whist for three.** The fourth hand, the dummy, lies face up from the deal on. One player has it as a partner, plays its cards in its turn, and is alone with it against the other two. Everything else is as in Whist: six tricks are the book, each odd trick is a point, then the honours.

    {"**"}The turns.** The dummy deals first in each rubber, so the player on its left leads. After each rubber the next player has the dummy; when everybody has had it once, the highest total wins.

    {"**"}The score.** Everybody has a score of their own. When the dummy's side is ahead by some points, its player gets them from each of the two others; when it is behind, its player pays each of them. So the totals always add up to nothing.

    {"**"}Double Dummy.** Two players each have a dummy opposite; both lie face up.

    {"**"}The strict table.** Revokes may be claimed as in Whist. A dummy cannot revoke.

strategy-dummy-1 =
    {"**"}Play the two hands as one.** Count the tricks you can see, and then where the others are to come from: a long suit to be established, a ruff in the hand with fewer trumps, a card that sits behind the one that must beat it.

    {"**"}Lead towards strength.** Let a hand play last to which the high cards belong: lead from the weak hand up to the strong one.

    {"**"}Against the dummy** lead through its strength if it plays after you, up to its weakness if it plays last. What you see in it and in your own hand tells you what your partner may hold.

    {"**"}The dummy's turn** comes to everybody. A small loss with it, and two good rubbers against it, can win the evening.
