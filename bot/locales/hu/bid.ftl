# Bid Whist: nevek, bemondások, játékok, házi szabályok, és hogyan kell játszani.
game-bid = Bid Whist
    .also = Bid|Uptown Downtown|Rise and Fly
preset-bid = Bid Whist, szokásos szabályok
    .also = Bid|Uptown Downtown|Rise and Fly
preset-bid_52 = Bid Whist dzsóker nélkül
    .also = Bid|Straight Whist
preset-bid_no_kitty = Bid Whist kitty nélkül
    .also = Bid|13 lap
preset-bid_parlett = Bid Whist, pont csak az ígéretért
    .also = Bid|Parlett|Boston

call-up = A magas lapok visznek
call-down = Az alacsony lapok visznek
call-1up = 1 uptown
call-1down = 1 downtown
call-1nt = 1 adu nélkül
call-2up = 2 uptown
call-2down = 2 downtown
call-2nt = 2 adu nélkül
call-3up = 3 uptown
call-3down = 3 downtown
call-3nt = 3 adu nélkül
call-4up = 4 uptown
call-4down = 4 downtown
call-4nt = 4 adu nélkül
call-5up = 5 uptown
call-5down = 5 downtown
call-5nt = 5 adu nélkül
call-6up = 6 uptown
call-6down = 6 downtown
call-6nt = 6 adu nélkül
call-7up = 7 uptown
call-7down = 7 downtown
call-7nt = 7 adu nélkül
contract-bid-standing = { $who } ígérete: { $call }
contract-bid =
    { $who } játéka: { $number } { $way ->
        [up] uptown, adu { $trump }
        [down] downtown, adu { $trump }
        [nt-up] adu nélkül, a magas lapok visznek
       *[nt-down] adu nélkül, az alacsony lapok visznek
    }: { $needed } bookból { $books }
won-best = { $card }, a legjobb { $suit }
laid-discards = Amit eldobtál: { $cards }
illegal-discard-held = csak a kézben lévő lapok dobhatók el, ismétlés nélkül
    .member = A kezedben lévő lapokból dobj el, ismétlés nélkül.
illegal-discard-many = { $cards } lapot kell eldobni, többet nem
    .member = Dobj el { $cards } lapot, többet ne.

rule-bid-pack = Pakli
    .help = dzsókerek és a kitty lapjai
choice-bid-pack-two_jokers = két dzsóker, 6 lapos kitty
choice-bid-pack-one_joker = egy dzsóker, 5 lapos kitty
choice-bid-pack-no_jokers = dzsóker nélkül, 4 lapos kitty
choice-bid-pack-no_kitty = dzsóker és kitty nélkül
rule-bid-lowest_bid = Legkisebb ígéret
    .help = legalább hány bookot kell ígérni hat fölött
choice-bid-lowest_bid-3 = 3
choice-bid-lowest_bid-4 = 4
choice-bid-lowest_bid-1 = 1
rule-bid-low_beats_high = Downtown az uptown fölött
    .help = azonos számnál a downtown több-e az uptownnál
choice-bid-low_beats_high-on = igen
choice-bid-low_beats_high-off = nem, egyenlők
rule-bid-dealer_takes = Az osztó ígérete
    .help = elviheti-e az osztó a játékot ugyanannyival
choice-bid-dealer_takes-higher = többet kell ígérnie
choice-bid-dealer_takes-equal = ígérhet ugyanannyit
rule-bid-aces = Ászok downtownban
    .help = magasak maradnak-e az ászok, amikor az alacsony lapok visznek
choice-bid-aces-good = a legmagasabbak
choice-bid-aces-bad = a legalacsonyabbak
rule-bid-sport = Sport
    .help = mikor látja mindenki a kittyt, mielőtt a felvevő felveszi
choice-bid-sport-suits = ha van adu
choice-bid-sport-always = mindig
choice-bid-sport-off = soha
rule-bid-easy_kitty = Könnyű kitty
    .help = látszik-e a kitty az adu megnevezése előtt
choice-bid-easy_kitty-off = nem
choice-bid-easy_kitty-on = igen
rule-bid-scoring = Pontozás
    .help = mennyit ér a teljesített ígéret
choice-bid-scoring-books_made = minden bookot hat fölött
choice-bid-scoring-bid_only = az ígéretet
rule-bid-no_trump_doubles = Adu nélkül kétszeres
    .help = adu nélkül kétszeres-e a nyereség és a veszteség
choice-bid-no_trump_doubles-on = igen
choice-bid-no_trump_doubles-off = nem
rule-bid-set_pays = Az elbukott ígéret ellenfelei
    .help = felírják-e a hat fölötti bookjaikat
choice-bid-set_pays-off = nem írnak semmit
choice-bid-set_pays-on = felírják a hat fölöttieket
rule-bid-boston = Boston
    .help = négyszeresen számít-e mind a 13 book
choice-bid-boston-off = nem
choice-bid-boston-on = négyszeresen
rule-bid-target = Cél
    .help = ennyi ponttal nyer valaki; ennyivel nulla alatt veszít
choice-bid-target-7 = 7
choice-bid-target-5 = 5
choice-bid-target-9 = 9
choice-bid-target-21 = 21
rule-bid-partners = Partnerek
    .help = hogyan állnak össze a párok
choice-bid-partners-chosen = ahogy leülnek
choice-bid-partners-drawn = sorsolva

rules-bid-1 =
    {"**"}A cél:** ígérd meg, hány bookot viszel hat fölött a szemben ülő partnereddel, és vidd el őket.

    {"**"}Az osztás.** A pakliban két dzsóker van. Mindenki tizenkét lapot kap; hat lap a kitty.

    {"**"}Az ígérgetés.** Az osztó bal oldali szomszédjától kezdve mindenki egyszer szól: passzol, vagy többet ígér az előzőnél. Az ígéret egy szám 3-tól 7-ig, és hozzá {"**"}uptown** (a magas lapok visznek), {"**"}downtown** (az alacsonyak visznek) vagy {"**"}adu nélkül**. Azonos számnál a downtown több az uptownnál, az adu nélkül mindkettőnél. Ha hárman passzolnak, az osztónak ígérnie kell.

    {"**"}A kitty.** Aki a legtöbbet ígérte, a felvevő: ő nevezi meg az adut, vagy adu nélkül azt, hogy a magas vagy az alacsony lapok visznek. Ha van adu, a kittyt mindenki látja. A felvevő felveszi, és ugyanannyi lapot képpel lefelé eldob: ez az oldalának első bookja.

rules-bid-2 =
    {"**"}A lapok.** Uptown: A K Q lefelé 2-ig. Downtown: A 2 3 felfelé K-ig. A nagy dzsóker és a kis dzsóker a két legmagasabb adu. Adu nélkül a dzsóker semmit sem visz: csak az teheti, akinek nincs a kivezetett színből, és ha azzal kezdenek, a színt a következő lap dönti el.

    {"**"}A játék.** A felvevő kezd. Színre színt kell tenni; aki nem tud, bármit tehet. Az ütést a legmagasabb adu viszi, adu híján a kivezetett szín legmagasabb lapja. Minden ütés egy book.

    {"**"}A pontszám.** A 4-es ígérethez 10 book kell. Ha megvan, minden hat fölötti book egy pont; ha nincs, az ígért szám a veszteség. Adu nélkül minden kétszeres. Az az oldal nyer, amelyik előbb ér el 7 pontot; aki 7-tel nulla alá kerül, veszít.

strategy-bid-1 =
    {"**"}Mennyit ér egy kéz.** A partnered és a kitty átlagosan úgy négy bookot hoz. Uptownt ászokkal, királyokkal és dzsókerekkel ígérj, downtownt ászokkal, kettesekkel és hármasokkal; a dzsóker mindkettőben jó, de adu nélkül semmit sem ér.

    {"**"}A kis szám mond a legtöbbet.** Mindenki csak egyszer szól: egy 3-as vagy 4-es nyitás megmutatja a partnerednek, merre hajlanak a lapjaid. Adu nélkül minden kétszeres, a nyereség is, a veszteség is: akkor ígérd, ha minden színben biztos lapod van.

    {"**"}A kitty.** Tartsd meg az adukat, a biztos lapokat és egy hosszú színt. Rövid, gyenge színeket dobj el, hogy aduzhass, és ha van adu, dzsókert soha.

    {"**"}A játék.** Felvevőként előbb szedd ki az adukat, a dzsókereket az ász előtt. Ellenfélként számold a bookokat: egy 4-es ígéret ellen négy elég.
