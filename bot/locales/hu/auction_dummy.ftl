# Auction Dummy: nevek, játékok, házi szabályok, és hogyan kell játszani. Az ígéretek és a legtöbb szabály a Bid Whistéi.
game-auction_dummy = Auction Dummy (licites asztal)
    .also = Bid Dummy|Dummy Whist|Whist licites asztallal|Hármas Bid Whist|Licites asztal
preset-auction_dummy = Licites asztal, szokásos szabályok
    .also = Bid Dummy|Dummy Whist|Whist licites asztallal|Hármas Bid Whist|Licites asztal
preset-auction_dummy_bridge = Licites asztal, terítés mint a bridzsben
    .also = Auction Dummy|Hármas bridzs

contract-auction_dummy-standing = { $who } ígérete: { $call }
contract-auction_dummy =
    { $who } az asztallal játszik: { $number } { $way ->
        [up] uptown, adu { $trump }
        [down] downtown, adu { $trump }
        [nt-up] adu nélkül, a magas lapok visznek
       *[nt-down] adu nélkül, az alacsony lapok visznek
    }: { $needed } bookból { $books }

rule-auction_dummy-lowest_bid = { rule-bid-lowest_bid }
    .help = { rule-bid-lowest_bid.help }
choice-auction_dummy-lowest_bid-1 = { choice-bid-lowest_bid-1 }
choice-auction_dummy-lowest_bid-2 = 2
choice-auction_dummy-lowest_bid-3 = { choice-bid-lowest_bid-3 }
rule-auction_dummy-low_beats_high = { rule-bid-low_beats_high }
    .help = { rule-bid-low_beats_high.help }
choice-auction_dummy-low_beats_high-on = { choice-bid-low_beats_high-on }
choice-auction_dummy-low_beats_high-off = { choice-bid-low_beats_high-off }
rule-auction_dummy-dealer_takes = { rule-bid-dealer_takes }
    .help = { rule-bid-dealer_takes.help }
choice-auction_dummy-dealer_takes-higher = { choice-bid-dealer_takes-higher }
choice-auction_dummy-dealer_takes-equal = { choice-bid-dealer_takes-equal }
rule-auction_dummy-aces = { rule-bid-aces }
    .help = { rule-bid-aces.help }
choice-auction_dummy-aces-good = { choice-bid-aces-good }
choice-auction_dummy-aces-bad = { choice-bid-aces-bad }
rule-auction_dummy-scoring = { rule-bid-scoring }
    .help = { rule-bid-scoring.help }
choice-auction_dummy-scoring-books_made = { choice-bid-scoring-books_made }
choice-auction_dummy-scoring-bid_only = { choice-bid-scoring-bid_only }
rule-auction_dummy-no_trump_doubles = { rule-bid-no_trump_doubles }
    .help = { rule-bid-no_trump_doubles.help }
choice-auction_dummy-no_trump_doubles-on = { choice-bid-no_trump_doubles-on }
choice-auction_dummy-no_trump_doubles-off = { choice-bid-no_trump_doubles-off }
rule-auction_dummy-set_pays = { rule-bid-set_pays }
    .help = { rule-bid-set_pays.help }
choice-auction_dummy-set_pays-off = { choice-bid-set_pays-off }
choice-auction_dummy-set_pays-on = { choice-bid-set_pays-on }
rule-auction_dummy-boston = { rule-bid-boston }
    .help = { rule-bid-boston.help }
choice-auction_dummy-boston-off = { choice-bid-boston-off }
choice-auction_dummy-boston-on = { choice-bid-boston-on }
rule-auction_dummy-target = { rule-bid-target }
    .help = { rule-bid-target.help }
choice-auction_dummy-target-21 = { choice-bid-target-21 }
choice-auction_dummy-target-9 = { choice-bid-target-9 }
choice-auction_dummy-target-7 = { choice-bid-target-7 }
choice-auction_dummy-target-5 = { choice-bid-target-5 }
rule-auction_dummy-opens = Az asztal
    .help = mikor kell felfordítani
choice-auction_dummy-opens-auction = az ígérgetés után
choice-auction_dummy-opens-trump = az adu megnevezése után
choice-auction_dummy-opens-lead = az első lap után
rule-auction_dummy-lead = Első hívás
    .help = ki kezdi az első ütést
choice-auction_dummy-lead-left = a felvevő bal szomszédja
choice-auction_dummy-lead-declarer = a felvevő

rules-auction_dummy-1 =
    {"**"}A cél:** ígérgetéssel szerezd meg a negyedik kezet, az asztalt (dummy), és vigyél vele annyi ütést hat fölött, amennyit ígértél. Minden ütés egy book.

    {"**"}Az osztás.** Mindenki tizenhárom lapot kap, és ugyanannyit, képpel lefelé, az asztal is. Az osztás balra jár körbe.

    {"**"}Az ígérgetés.** Az osztó bal oldali szomszédjától kezdve mindenki egyszer szól: passzol, vagy többet ígér az előzőnél. Az ígéret egy szám 1-től 7-ig, és hozzá {"**"}uptown** (a magas lapok visznek), {"**"}downtown** (az alacsonyak visznek) vagy {"**"}adu nélkül**. Azonos számnál a downtown több az uptownnál, az adu nélkül mindkettőnél. Ha a többiek passzolnak, az osztónak ígérnie kell.

    {"**"}Az asztal.** Aki a legtöbbet ígérte, a felvevő; vele szemben felfordítják az asztalt. A felvevő a két kéz láttán megnevezi az adut, vagy adu nélkül azt, hogy a magas vagy az alacsony lapok visznek.

rules-auction_dummy-2 =
    {"**"}A játék.** A felvevő bal oldali szomszédja kezd. A felvevő mindkét kézből játszik a másik kettő ellen. Színre színt kell tenni; aki nem tud, bármit tehet. Az ütést a legmagasabb adu viszi, adu híján a kivezetett szín legjobb lapja. Uptown: A K Q lefelé 2-ig; downtown: A 2 3 felfelé K-ig.

    {"**"}A pontszám.** Mindenki magának gyűjt. A 2-es ígérethez 8 book kell. Ha megvan, a felvevőnek minden hat fölötti book egy pont; ha nincs, az ígért számot veszti. Adu nélkül minden kétszeres. Az ellenfelek nem írnak semmit.

    {"**"}A vége.** Az nyer, aki előbb ér el 21 pontot. Akkor is vége, ha valaki 21-gyel nulla alá kerül; ilyenkor a legtöbb pont nyer.

strategy-auction_dummy-1 =
    {"**"}Mit hoz az asztal.** Átlagosan három-négy ütést, és még az adu megnevezése előtt felfordítják: két jó szín többet ér egynél. Négy biztos ütéssel ígérj 1-et vagy 2-t.

    {"**"}Egyszer szólsz.** Elsőként azt ígérd, amit játszani akarsz: egy kis ígéretet könnyű túllépni. Az osztó utoljára szól: a legolcsóbban viszi el az asztalt, vagy hagyja.

    {"**"}Az adu.** Számold össze a két kezet: nyolc adu bőven elég, és egy rövid szín az egyikben aduzást jelent a másiknak.

    {"**"}A felvevő ellen** egy kézre partnerek vagytok. Hívj át az asztal erején, ha utánad jön. Egy 2-es ígéret hat ütéssel bukik.
