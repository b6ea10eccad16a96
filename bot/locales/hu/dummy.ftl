# Dummy Whist. A házi szabályai a whistéi.
game-dummy = Dummy Whist (Whist asztallal)
    .also = Dummy|Double Dummy|Whist asztallal|Hármas whist|Mort
preset-dummy = Whist asztallal
    .also = Dummy|Dummy Whist|Double Dummy|Hármas whist|Mort

dummy-of = { $who } asztala
dummy-unclaimed = Asztal
status-dummy = övé az asztal
hand-dummy = Tegyél egy lapot: { $who }
hand-own = Tegyél egy lapot a saját kezedből
hand-own-cards = A saját kezed: { $cards }

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
    .help = hárman játszva mindenkié egyszer az asztal
    .typed = { rule-whist-rubbers.typed }
choice-dummy-rubbers-3 = { choice-whist-rubbers-3 }
choice-dummy-rubbers-1 = { choice-whist-rubbers-1 }
choice-dummy-rubbers-2 = { choice-whist-rubbers-2 }
choice-dummy-rubbers-6 = 6 robber

rules-dummy-1 =
    {"**"}Whist hármasban.** A negyedik kéz, az asztal (dummy), az osztástól kezdve terítve fekszik. Egy játékosnak ez a partnere: ő teszi a lapjait, amikor az asztal jön, és vele együtt játszik a másik kettő ellen. Minden más olyan, mint a whistben: hat ütés a book, minden páratlan ütés azon felül egy pont, aztán jönnek a honőrök.

    {"**"}A sorrend.** Minden robberben az asztal oszt először, így a bal oldali szomszédja kezd. Minden robber után a következő játékosé az asztal; ha már mindenkié volt egyszer, a legmagasabb összeg nyer.

    {"**"}A pontszám.** Mindenki magának gyűjt. Ha az asztal oldala vezet valamennyivel, a játékosa mindkét ellenfelétől megkapja; ha le van maradva, mindkettőnek megfizeti. Így az összegek együtt mindig nullát adnak.

    {"**"}Double Dummy.** Ketten játszanak, mindkettőjüknek van egy terített asztala szemben.

    {"**"}A szigorú asztal.** A renonszot úgy lehet bejelenteni, mint a whistben. Az asztal nem renonszolhat.

strategy-dummy-1 =
    {"**"}A két kéz egy.** Számold meg a látható ütéseket, aztán azt, honnan jön a többi: egy kiépítendő hosszú színből, aduzásból abban a kézben, ahol kevesebb az adu, vagy egy lapból, amely az őt ütő lap mögött ül.

    {"**"}Az erő felé kezdj.** Az a kéz jöjjön utoljára, amelyikben a magas lapok vannak: a gyenge kézből kezdj az erős felé.

    {"**"}Az asztal ellen** kezdj át az erején, ha utánad jön, és a gyengéje felé, ha utoljára. Amit benne és a kezedben látsz, megmondja, mi lehet a partnerednél.

    {"**"}Az asztal mindenkire sorra kerül.** Egy kis veszteség vele és két jó robber ellene megnyerheti az estét.
