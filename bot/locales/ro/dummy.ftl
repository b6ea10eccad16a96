# Dummy Whist. Regulile casei sunt cele de la Whist.
game-dummy = Dummy Whist (Whist cu mort)
    .also = Dummy|Double Dummy|Whist cu mort|Whist în trei|Mort
preset-dummy = Whist cu mort
    .also = Dummy|Dummy Whist|Double Dummy|Whist în trei|Mort

dummy-of = mortul lui { $who }
dummy-unclaimed = Mort
status-dummy = are mortul
hand-dummy = Joacă o carte: { $who }
hand-own = Joacă o carte din mâna ta
hand-own-cards = Mâna ta: { $cards }

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
    .help = în trei, fiecare are mortul o dată
    .typed = { rule-whist-rubbers.typed }
choice-dummy-rubbers-3 = { choice-whist-rubbers-3 }
choice-dummy-rubbers-1 = { choice-whist-rubbers-1 }
choice-dummy-rubbers-2 = { choice-whist-rubbers-2 }
choice-dummy-rubbers-6 = 6 robere

rules-dummy-1 =
    {"**"}Whist în trei.** A patra mână, mortul (dummy), stă cu fața în sus de la împărțire. Un jucător o are ca partener, îi joacă cărțile când îi vine rândul și e singur cu ea împotriva celorlalți doi. Restul e ca la Whist: primele șase levate sunt book-ul, fiecare levată peste carte e un punct, apoi onorii.

    {"**"}Rândul.** În fiecare rober împarte întâi mortul, așa că deschide jucătorul din stânga lui. După fiecare rober mortul trece la jucătorul următor; după ce fiecare l-a avut o dată, câștigă totalul cel mai mare.

    {"**"}Scorul.** Fiecare are scorul lui. Când partea mortului e în față cu câteva puncte, jucătorul ei le primește de la fiecare dintre ceilalți doi; când e în urmă, le plătește fiecăruia. Așa că suma totalurilor e mereu zero.

    {"**"}Double Dummy.** Doi jucători au fiecare câte un mort în față; ambii morți stau cu fața în sus.

    {"**"}Masa severă.** Renonsurile se reclamă ca la Whist. Un mort nu poate face renons.

strategy-dummy-1 =
    {"**"}Două mâini ca una.** Numără levatele care se văd, apoi de unde vin celelalte: o culoare lungă de eliberat, o tăiere în mâna cu mai puține atuuri, o carte care stă în spatele celei ce trebuie s-o bată.

    {"**"}Joacă spre forță.** Lasă să joace ultima mâna cu cărțile mari: deschide din mâna slabă spre cea tare.

    {"**"}Împotriva mortului** deschide prin forța lui dacă joacă după tine, spre slăbiciunea lui dacă joacă ultimul. Ce vezi în el și în mâna ta îți spune ce poate avea partenerul.

    {"**"}Rândul la mort** vine pentru fiecare. O pierdere mică cu mortul și două robere bune împotriva lui pot câștiga seara.
