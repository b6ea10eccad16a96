# Román whist: név és készletek, házi szabályok, hogyan kell játszani.
game-romanian = Román whist
    .also = Romanian Whist|Whist românesc|Vist românesc|Whist rumeno|Román whist|Whist rumano
preset-romanian = Román whist, 1-8-1
    .also = Romanian Whist|Whist românesc|Vist românesc
preset-romanian_8_1_8 = Román whist, 8-1-8
    .also = Romanian Whist|Whist românesc
preset-romanian_premium = Román whist jutalommal
    .also = Whist românesc cu premiu|Romanian Whist
preset-romanian_short = Román whist, rövid
    .also = Whist românesc scurt|Romanian Whist

rule-romanian-structure = Kezek
    .help = hány lapot kap mindenki az egyes kezekben
choice-romanian-structure-1-8-1 = 1-től 8-ig és vissza 1-ig
choice-romanian-structure-8-1-8 = 8-tól 1-ig és vissza 8-ig
rule-romanian-length = Hossz
    .help = hányszor játsszák az egy- és a nyolclapos kezeket
choice-romanian-length-full = játékosonként egyszer
choice-romanian-length-single = egyszer
choice-romanian-length-twos = egyszer, és köztük kettesével: 1 2 4 6 8
rule-romanian-void = Hiány
    .help = mit teszel, ha nem tudsz színre színt tenni
choice-romanian-void-must_trump = adut, ha van
choice-romanian-void-free = bármit
rule-romanian-hook = Az osztó megkötése
    .help = az osztó ígéretével az összeg nem lehet annyi, ahány ütés van
choice-romanian-hook-on = van
choice-romanian-hook-off = nincs
rule-romanian-one_card = Egylapos kezek
    .help = melyik lapokat látod, amíg mindenki nem ígért
choice-romanian-one_card-seen = a sajátodat
choice-romanian-one_card-blind = egyet sem: vak ígéret
choice-romanian-one_card-forehead = mindet a sajátodon kívül, homlokon
rule-romanian-extras = Kezek a végén
    .help = további egylapos kezek az utolsó után
choice-romanian-extras-none = nincs
choice-romanian-extras-forehead = egy homlokon
choice-romanian-extras-blind = egy vakon
choice-romanian-extras-both = egy homlokon, egy vakon
rule-romanian-scoring = Pontozás
    .help = mennyit ér a teljesített és az elbukott ígéret
choice-romanian-scoring-plain = 5 meg az ígéret; elbukva eltérésenként −1
choice-romanian-scoring-triangular = háromszöges: 5 6 8 11 15 …; elbukva −1 −3 −6 …
rule-romanian-premium = Jutalom
    .help = öt egymás utáni teljesített ígéretért; öt elbukott ugyanennyibe kerül; az egylapos kezek nem számítanak
choice-romanian-premium-0 = nincs
choice-romanian-premium-5 = 5 pont
choice-romanian-premium-10 = 10 pont
rule-romanian-premium_ones = Egy lap és a jutalom
    .help = mit tesz egy egylapos kéz a sorozattal
choice-romanian-premium_ones-skip = semmit: a sorozat folytatódik
choice-romanian-premium_ones-reset = megszakítja
rule-romanian-ties = Holtverseny
    .help = mi dönt egyenlő összegnél
choice-romanian-ties-shared = semmi: közös a helyezés
choice-romanian-ties-playoff = további kezek, amíg valaki nem vezet
choice-romanian-ties-bids = a teljesített ígéretek összege
choice-romanian-ties-tricks = az ütések száma

rules-romanian-1 =
    {"**"}A cél:** mondd meg, hány ütést viszel, és vigyél pontosan annyit.

    {"**"}A pakli** játékosonként nyolc lap, minden szín legmagasabbjai: négyen a 7-től, hárman a 9-től, öten az 5-től, hatan a 3-tól, ketten a bubitól.

    {"**"}Az osztás.** Egy-egy lap, annyiszor, ahány játékos van, hogy mindenki osszon ilyet; aztán kettő, három és így tovább hétig; aztán nyolc lap, megint játékosonként egyszer; és ugyanígy vissza. Egytől hét lapig a következőt felfordítják: a színe az adu. Nyolcnál elfogy a pakli, és adu nélkül játszanak.

    {"**"}Az ígérgetés.** Az osztó bal oldali szomszédjától kezdve mindenki egyszer ígér. Az osztó ígér utoljára, és az összeg nem lehet annyi, ahány ütés van.

    {"**"}A játék.** Az osztó bal oldali szomszédja kezd. Színre színt kell tenni. Aki nem tud, annak adut kell tennie, ha van, de nem kell felülütnie; csak az tehet bármit, akinek egyik sincs. Az ütést a legmagasabb adu viszi, adu híján a kivezetett szín legmagasabb lapja; a legmagasabb lap az ász. Aki az ütést viszi, az kezdi a következőt.

    {"**"}A pontszám.** Pontosan az ígéret: 5 pont, és ütésenként még egy. Különben minden ütés, amennyivel több vagy kevesebb, egy pont levonás. A legmagasabb összeg nyer.
strategy-romanian-1 =
    {"**"}Az aduzás kötelező.** Akinél hiányzik a szín, annak aduznia kell. Kezdj olyan színnel, amely valakinél hiányzik, és olyan ütést visz, amelyet talán nem akar. A kis adu veszélyes annak, aki semmit ígért.

    {"**"}Számold a paklit.** Játékosonként nyolc lapnál kevés alszik: négyen, hét lapnál csak négy hiányzik, egy közülük látható. A kijátszott lapok megmondják, melyik még a legmagasabb.

    {"**"}Nyolc lap, adu nélkül.** Minden lap játékban van, és senki sem aduzhat. Egy ász egy ütés; a hosszú szín több is, ha a magas lapjai elmentek; és jókor kiadni a kezdést még egyet ér.

    {"**"}Elbukni olcsó.** Egy ütés eltérés egy pontba kerül, a teljesített ígéret ötöt hoz. Azt ígérd, amit vársz, ne azt, amitől félsz.

    {"**"}Jutalommal** a sorozat ötödik ígérete sokkal többet ér a többinél: játssz biztosra.
