# Solo Whist: nevek, bemondások, játékok, házi szabályok, és hogyan kell játszani.
game-solo = Solo Whist
    .also = Solo|Szóló whist|English Solo|Whist à seul
preset-solo = Solo Whist, szokásos szabályok
    .also = Solo|Szóló whist|English Solo|Whist à seul
preset-solo_pence = Solo Whist pennyben
    .also = Solo|Többletütés
preset-solo_hoyle = Solo Whist Hoyle szerint
    .also = Solo|Általános betli

call-prop = Ajánlat
call-cop = Elfogadom
call-solo = Szóló
call-misere = Betli
call-abundance = Bőség
call-royal = Bőség aduban
call-spread = Terített betli
call-slam = Szlem

contract-solo =
    { $who } játéka: { $call }, { $tricks ->
        [0] ütés nélkül
       *[other] { $tricks } ütés
    }
contract-solo-pair = { $who } és { $partner } játéka: Ajánlat és Elfogadom, együtt 8 ütés
contract-solo-standing =
    { $who } bemondása: { $call }, { $tricks ->
        [0] ütés nélkül
       *[other] { $tricks } ütés
    }
contract-solo-standing-pair = { $who } és { $partner } bemondása: Ajánlat és Elfogadom, együtt 8 ütés
contract-solo-general =
    Általános betli: { $rule ->
        [last_trick] az fizet, aki az utolsó ütést viszi
       *[most_tricks] az fizet, aki a legtöbb ütést viszi
    }
contract-solo-thrown-in = Az előző osztást senki sem játszotta: új lapok.
status-declarer = felvevő
status-sits-out = pihen
illegal-call = ez a bemondás most nem lehetséges
    .member = Ezt most nem mondhatod be.

rule-solo-rounds = Hossz
    .help = hányszor oszt mindenki
    .typed = Hányszor oszt mindenki: 1-től 12-ig.
choice-solo-rounds-1 = egyszer
choice-solo-rounds-2 = kétszer
choice-solo-rounds-3 = háromszor
choice-solo-rounds-4 = négyszer
rule-solo-settlement = Tétek
    .help = mennyit fizet egy-egy ellenfél, az Ajánlattól a Szlemig
choice-solo-settlement-units = 1 1 2 3 3 4 6
choice-solo-settlement-pence = 6 6 12 18 18 24 36, és 1 minden többlet- vagy hiányzó ütésért
choice-solo-settlement-points = 10 10 25 50 60 75 100
rule-solo-abundance_overtricks = A Bőség többletütései
    .help = mennyit érnek, ha a többletütésért fizetnek
choice-solo-abundance_overtricks-single = egyszeresen
choice-solo-abundance_overtricks-double = kétszeresen
rule-solo-thirteen_together = Mind a tizenhárom közös játékban
    .help = mennyit érnek a többletütések, ha fizetnek értük
choice-solo-thirteen_together-double = kétszeresen
choice-solo-thirteen_together-single = egyszeresen
rule-solo-slam_trump = Adu a Szlemben
    .help = választ-e adut a bemondó
choice-solo-slam_trump-none = adu nélkül
choice-solo-slam_trump-declarer = a bemondó választja
rule-solo-unaccepted_prop = El nem fogadott ajánlat
    .help = mi lesz vele, ha mindenki más passzol
choice-solo-unaccepted_prop-raise = aki tette, többet mondhat
choice-solo-unaccepted_prop-throw_in = senki sem játszik
rule-solo-all_pass = Ha senki sem játszik
    .help = mi lesz a lapokkal
choice-solo-all_pass-redeal = a következő osztó új lapokat oszt
choice-solo-all_pass-last_trick = általános betli, az utolsó ütés fizet
choice-solo-all_pass-most_tricks = általános betli, a legtöbb ütés fizet

rules-solo-1 =
    {"**"}A cél:** szerezz meg a licitben olyan játékot, amelyet egyedül vagy partnerrel teljesíteni tudsz, és buktasd meg a többiekét.

    {"**"}Az osztás.** Négy játékos kap tizenhárom-tizenhárom lapot, hármasával. Az utolsó lapot mindenki látja: a színe az adu, ha a játék mást nem mond. Öt játékosnál az osztó pihen.

    {"**"}A licit.** Az osztó bal oldali szomszédjától kezdve mindenki vagy passzol, és ezzel kiszállt, vagy többet mond az utolsó bemondásnál. Akit túllicitálnak, újra emelhet. A legkisebbtől a legnagyobbig:
    - {"**"}Ajánlat**: 8 ütés egy partnerrel, azzal, aki {"**"}Elfogadom** bemondással felel. Az osztó bal oldali szomszédja akkor is elfogadhatja, ha már passzolt.
    - {"**"}Szóló**: 5 ütés.
    - {"**"}Betli**: egyetlen ütés sem, adu nélkül.
    - {"**"}Bőség**: 9 ütés, a licit után választott aduval.
    - {"**"}Bőség aduban**: ugyanez a megmutatott lap színében, csak egy Bőség fölé.
    - {"**"}Terített betli**: olyan betli, amelynek lapjai az első ütés után az asztalra kerülnek.
    - {"**"}Szlem**: mind a 13 ütés, adu nélkül.

rules-solo-2 =
    {"**"}A játék.** Az osztó bal oldali szomszédja kezd, Szlemben a bemondó. Színre színt kell tenni; aki nem tud, bármit tehet. Az ütést a legmagasabb adu viszi, adu híján a kivezetett szín legmagasabb lapja; a legmagasabb lap az ász. A betli a bemondó első ütésével ér véget, a Szlem az elsővel, amelyet a bemondó elveszít.

    {"**"}A pontszám.** A teljesített játékért minden ellenfél megfizeti a tétet a bemondónak, a bukottért ő fizet mindegyiküknek. Közös játékban mindkét partner egy-egy ellenféllel számol el. Egy kéz fizetéseinek összege mindig nulla. Ha már mindenki kétszer osztott, a legmagasabb összeg nyer.

    {"**"}Ha senki sem játszik.** Ha mindenki passzol, a következő osztó új lapokat oszt, és az osztás nem számít.

strategy-solo-1 =
    {"**"}Számold meg az ütéseidet.** Négy biztos ütés Ajánlatot vagy Elfogadomot ér, öt Szólót; a Bőséghez olyan hosszú szín kell, amely kiszedi a többiekét. Három ellenféllel szemben egy ász nélküli király fél ütés.

    {"**"}A betlihez** minden színben alacsony lap kell: egy kettes és egy négyes biztossá tesz egy hosszú színt, egy puszta nyolcas elveszti a kezet. Előbb a rövid színeid magas lapjaitól szabadulj meg, amíg a többiek kénytelenek föléjük menni.

    {"**"}A betli ellen** azzal a színnel kezdj, amelyben a bemondó közepes lapokat mutatott, és maradj alatta, ahányszor csak lehet. Amelyik szín neki hiányzik, az csak a veszélyes lapok eldobásában segíti.

    {"**"}A Szóló ellen** hárman együtt játszotok: kezdj a bemondón át a mögötte ülő felé, ne vedd el az ütést, amely már egyikőtöké, és tartogasd az aduidat a bemondó hosszú színére.
