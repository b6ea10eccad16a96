# Nomination Whist: név és készletek, házi szabályok, hogyan kell játszani.
game-nomination = Nomination Whist
    .also = Nom|Oh Hell|Oh Pshaw|Oh Well|Blob|Elevator|Blackout|Bust|Contract Whist|Boerenbridge|Oh Heck|Up and Down the River|Judgement|Kachuful|Rikiki
preset-nomination = Nomination Whist, szokásos szabályok
    .also = Nom|Elevator|Bust|Nominations
preset-oh_hell = Oh Hell, ahogy többnyire játsszák
    .also = Oh Hell|Oh Heck|Ten Down|Estimation
preset-blob = Blob
    .also = Blob Whist|Ten and Back
preset-blackout = Blackout, 1 laptól az egész pakliig
    .also = Blackout|Up the River|British Oh Hell
preset-oh_pshaw = Oh Pshaw, csak felfelé
    .also = Oh Pshaw|Pshaw
preset-oh_well = Oh Well, mindig a legnagyobb kéz
    .also = Oh Well|Oh! Well
preset-up_and_down_the_river = Up and Down the River
    .also = Up and Down|The River
preset-nommy = Nommy, soros adu pikktől
    .also = Nommy|Noms|Nommies
preset-big_ships = Big Ships, soros adu kőrtől
    .also = Big Ships|Royal Navy|Navy Noms
preset-contract_whist = Contract Whist, kezenként két lappal kevesebb
    .also = Contract Whist|Contract
preset-boerenbridge = Boerenbridge, egy lap a homlokon
    .also = Boerenbridge|10 op en neer|Op en neer|Bollen
preset-boerenbridge_championship = Boerenbridge, bajnokság
    .also = WK Boerenbridge
preset-boerenbridge_together = Boerenbridge, ígéret egyszerre
    .also = Boerenbridge 1-8-1
preset-kachuful = Kachuful
    .also = Judgement|Judgment|Forecasting|Kachufool
preset-rikiki = Rikiki
    .also = Rikikizés|Ri-ki-ki

rule-nomination-structure = Kezek
    .help = hány lapot kap mindenki az egyes kezekben
    .typed = Fordulópontok, például 9-1-9, vagy minden kéz lapszáma, például 7,5,3,1; legfeljebb 30 kéz.
choice-nomination-structure-7-1-7 = 7-től 1-ig és vissza 7-ig
choice-nomination-structure-7-1 = 7-től 1-ig
choice-nomination-structure-10-1-10 = 10-től 1-ig és vissza 10-ig
choice-nomination-structure-1-7-1 = 1-től 7-ig és vissza 1-ig
rule-nomination-opening = A leghosszabb kezek
    .help = hány lapos a leghosszabb kéz ennyi játékosnak
choice-nomination-opening-named = ahogy meg van adva
choice-nomination-opening-players = 10, hatan 8, heten 7
choice-nomination-opening-pack = amennyi a pakliból kijön
choice-nomination-opening-capped = ahogy meg van adva, a pakli erejéig
rule-nomination-trumps = Adu
    .help = hogyan lesz adu az egyes kezekben
choice-nomination-trumps-turnup = felfordított lap
choice-nomination-trumps-dealer_chooses = az osztó választ, miután látta a kezét
choice-nomination-trumps-dealer_may_nt = az osztó lapot fordít, vagy adu nélkül játszik
choice-nomination-trumps-rotation = kötött sorrendben
rule-nomination-dealer_rounds = Az osztó kezei
    .help = hol választ adut az osztó; a többiben lapot fordítanak
choice-nomination-dealer_rounds-all = mindegyik
choice-nomination-dealer_rounds-one_card = az egylaposak
choice-nomination-dealer_rounds-middle = a középső
choice-nomination-dealer_rounds-last = az utolsó
rule-nomination-rotation = Az aduk sorrendje
    .help = a kötött sorrend, ha az adu azt követi
    .typed = Betűk sorban: C ♣︎, D ♦︎, H ♥︎, S ♠︎, és N: adu nélkül; legfeljebb 10.
choice-nomination-rotation-HDCSN = ♥︎ ♦︎ ♣︎ ♠︎ adu nélkül
choice-nomination-rotation-SHCDN = ♠︎ ♥︎ ♣︎ ♦︎ adu nélkül
choice-nomination-rotation-CDHSN = ♣︎ ♦︎ ♥︎ ♠︎ adu nélkül
choice-nomination-rotation-S = mindig ♠︎
rule-nomination-no_trump = Adu nélküli kezek
    .help = mindig adu nélkül, bármit mond a többi szabály
choice-nomination-no_trump-never = nincs
choice-nomination-no_trump-one_card = az egylaposak
choice-nomination-no_trump-middle = a középső
choice-nomination-no_trump-last = az utolsó
choice-nomination-no_trump-one_card_last = az egylaposak és az utolsó
rule-nomination-turned = A felfordított lap
    .help = a magas felfordított lap jelenthet adu nélkülit
choice-nomination-turned-suit = a színe mindig adu
choice-nomination-turned-courts = J Q K: adu nélkül
choice-nomination-turned-honours = J Q K A: adu nélkül
rule-nomination-full_pack = Teljes pakli
    .help = mi az adu, ha minden lapot kiosztanak, és nem marad felfordítani való
choice-nomination-full_pack-no_trump = adu nélkül
choice-nomination-full_pack-last = az osztó utolsó lapja, amelyet megmutat
choice-nomination-full_pack-cut = osztás előtt emelt lap
rule-nomination-hook = Az osztó megkötése
    .help = az osztó ígéretével az összeg nem lehet annyi, ahány ütés van
choice-nomination-hook-on = van
choice-nomination-hook-off = nincs
choice-nomination-hook-not_last = van, de az utolsó kézben nincs
rule-nomination-hook_from = Megkötés innen
    .help = legalább hány lapnál él az osztó megkötése
choice-nomination-hook_from-1 = 1 lap
choice-nomination-hook_from-2 = 2 lap
choice-nomination-hook_from-3 = 3 lap
choice-nomination-hook_from-4 = 4 lap
choice-nomination-hook_from-5 = 5 lap
rule-nomination-bidding = Ígérgetés
    .help = a titkos ígéreteket egyszerre mutatják; ekkor senkit nem köt semmi
choice-nomination-bidding-open = nyílt, sorban
choice-nomination-bidding-hidden = titkos, mind egyszerre
rule-nomination-one_card = Egylapos kezek
    .help = melyik lapokat látod, amíg mindenki nem ígért
choice-nomination-one_card-seen = a sajátodat
choice-nomination-one_card-blind = egyet sem: vak ígéret
choice-nomination-one_card-forehead = mindet a sajátodon kívül, homlokon
rule-nomination-scoring = Pontozás
    .help = mennyit ér a teljesített ígéret
choice-nomination-scoring-exact = pontos: 10 meg az ígéret
choice-nomination-scoring-squared = négyzetes: 10 meg az ígéret négyzete
choice-nomination-scoring-doubles = dupla: 10 meg az ígéret kétszerese
choice-nomination-scoring-triples = tripla: 10 meg az ígéret háromszorosa
choice-nomination-scoring-triangular = háromszöges: 5 6 8 11 15 20 26 33 …
choice-nomination-scoring-five = 5 meg az ígéret
choice-nomination-scoring-tens = az ígéret tízszerese
rule-nomination-zero = Semmi ígérete
    .help = mennyit ér, ha semmit ígérsz, és nem is ütsz
choice-nomination-zero-plain = mint bármelyik
choice-nomination-zero-five = 5
choice-nomination-zero-cards = 5 meg laponként egy
choice-nomination-zero-vienna = Bécs: 20
rule-nomination-miss = Elbukott ígéretek
    .help = mennyit ér az elbukott ígéret
choice-nomination-miss-nothing = semmit
choice-nomination-miss-consolation = vigasz: ütésenként 1
choice-nomination-miss-penalty = büntetés: eltérésenként −1
choice-nomination-miss-double = eltérésenként −2
choice-nomination-miss-triple = eltérésenként −3
choice-nomination-miss-squared = négyzetes: −1 −4 −9 −16 … az eltérés szerint
choice-nomination-miss-triangular = háromszöges: −1 −3 −6 −10 … az eltérés szerint
choice-nomination-miss-steep = meredek: −5 −15 −30 −50 … az eltérés szerint
choice-nomination-miss-short = kevés ütésnél mínusz az ígéret, soknál semmi
rule-nomination-ties = Holtverseny
    .help = mi dönt egyenlő összegnél
choice-nomination-ties-shared = semmi: közös a helyezés
choice-nomination-ties-playoff = további kezek, amíg valaki nem vezet
choice-nomination-ties-bids = a teljesített ígéretek összege
choice-nomination-ties-tricks = az ütések száma

problem-dealer-unseen = az osztó olyan lap alapján választana adut, amelyet senki sem nézhet meg
    .member = Egy lapnál a sajátodat nem látod, így az osztó nem választhat adut: legyen látható, játsszátok adu nélkül, vagy válasszon az osztó más kezekben.

rules-nomination-1 =
    {"**"}A cél:** mondd meg, hány ütést viszel, és vigyél pontosan annyit.

    {"**"}Az osztás.** Az első kézben mindenki hét lapot kap, utána kezenként eggyel kevesebbet, egészen egyig, aztán eggyel többet, újra hétig. A következő lapot felfordítják: a színe az adu. Az osztó mindig a balra ülő játékos lesz.

    {"**"}Az ígérgetés.** Az osztó bal oldali szomszédjától kezdve mindenki egyszer ígér: semmitől az összes ütésig. Az osztó ígér utoljára, és az összeg nem lehet annyi, ahány ütés van, így valaki mindig elbukik.

    {"**"}A játék.** Az osztó bal oldali szomszédja kezd. Színre színt kell tenni; aki nem tud, bármit tehet. Az ütést a legmagasabb adu viszi, adu híján a kivezetett szín legmagasabb lapja; a legmagasabb lap az ász. Aki az ütést viszi, az kezdi a következőt.

    {"**"}A pontszám.** Pontosan az ígéret: 10 pont, és ütésenként még egy. Több vagy kevesebb: semmi, és egy paca a pontozólapon. A legmagasabb összeg nyer; egyenlő összegnél közös a helyezés.

strategy-nomination-1 =
    {"**"}Biztos ütések.** Először ezeket számold: a legmagasabb aduk sorban, és egy rövid szín ásza. Egy király fél ütés. Ha egy szín hiányzik, a kis aduk is jók. Kevés lapnál a pakli nagy része alszik: egy dáma vagy egy bubi is lehet a legmagasabb a játékban.

    {"**"}Semmi ígérete.** Majdnem annyit ér, mint több ütés, és minden színben alacsony lap kell hozzá. Legrosszabb ellensége a szóló király; két kis lap mellette menedék. A magas lapokat korán dobd a még magasabbak alá.

    {"**"}Az összeg.** Add össze az ígéreteket. Több, mint az ütés: mindenki harcol, a közepes lapok vesztenek, ígérj keveset. Kevesebb: valakinek olyan ütés jut, amelyet senki sem akar, és arannyal ér fel a kis lap, amellyel kitérhetsz. Az utolsóként ígérő osztó tudja, melyik lesz.

    {"**"}Adu nélkül.** Senki sem aduzhat: az ászok biztosak, a hosszú színek a végén visznek, és számít, ki kezd. A hiány semmit sem ér.

    {"**"}Szándékos vesztés.** Ha megvan az ütésed, tedd a legmagasabb lapot, amely még veszít, dobd el, ami később vihetne, és kezdj alacsonnyal, ahol másnak kell vinnie. Ha elbuktál, buktass el mást is.
