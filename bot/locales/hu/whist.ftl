# Whist: nevek, a robber, a reklamációk, a házi szabályok, és hogyan kell játszani.
game-whist = Whist
    .also = Short Whist|Long Whist|Rövid whist|Hosszú whist|Amerikai whist|American Whist|Rubber Whist|Páros whist
preset-whist = Short Whist (rövid)
    .also = Whist|Whist ötig|Rövid whist|Rubber Whist
preset-whist_long = Long Whist (hosszú)
    .also = Whist kilencig|Hosszú whist
preset-whist_american = Amerikai whist
    .also = American Whist|Whist hétig|Whist honőrök nélkül
preset-whist_no_trump = Whist adu nélkül
    .also = No-trump Whist
preset-whist_laws = Whist a Törvények szerint
    .also = Szigorú whist|Strict Whist|Laws of Whist|Renonsz

contract-rubber =
    { $rubbers ->
        [1] {""}
       *[other] { $rubber }. robber / { $rubbers } ·{" "}
    }{ $games ->
        [1] játszma { $target } pontig
       *[other] { $game }. játszma { $target } pontig
    }: Ⓐ { $first } – { $second } Ⓑ{ $games ->
        [1] {""}
       *[other] {" "}· játszmák { $won_first } – { $won_second }
    }
hand-rubber =
    { $odd_side ->
        [0] büntetés
        [1] Ⓐ ütésekért { $odd }
       *[2] Ⓑ ütésekért { $odd }
    }{ $honours_side ->
        [0] {""}
        [1] {" "}· Ⓐ honőrökért { $honours }
       *[2] {" "}· Ⓑ honőrökért { $honours }
    } · { $first } – { $second }{ $winner ->
        [0] {""}
        [1] {" "}· a játszma Ⓐ-é
       *[2] {" "}· a játszma Ⓑ-é
    }

turn-claiming = Még bejelentheti, ha renonsz volt: { $who }
hand-claiming = Renonszolt egy ellenfél? Jelentsd be, vagy fogadd el a játékot
call-accept = Elfogadom a játékot
claim-revoke-tricks = Renonsz: { $who }, 3 ütés
claim-revoke-deduct = Renonsz: { $who }, 3 ponttal kevesebb nekik
claim-revoke-add = Renonsz: { $who }, 3 ponttal több nekünk
status-revoked =
    { $revokes ->
        [one] renonsz
       *[other] { $revokes } renonsz
    }
status-no-revoke = alaptalan vád
illegal-claim = ezt nem lehet bejelenteni, vagy már megtörtént
    .member = Ezt nem jelentheted be, vagy a ti oldalatok már megtette.

rule-whist-target = Játszma
    .help = hány pont kell egy játszmához
choice-whist-target-5 = 5 pont
choice-whist-target-7 = 7 pont
choice-whist-target-9 = 9 pont
choice-whist-target-10 = 10 pont
rule-whist-trump = Adu
    .help = mi dönti el az adut
choice-whist-trump-last_card = az osztó utolsó lapja
choice-whist-trump-none = adu nélkül
rule-whist-honours = Honőrök
    .help = jár-e 4 pont az adu ászért, királyért, dámáért és bubiért, és 2 háromért közülük
choice-whist-honours-on = jár
choice-whist-honours-off = nem jár
rule-whist-honours_limit = Honőrök a vége felé
    .help = megnyerhetnek-e honőrök egy játszmát
choice-whist-honours_limit-at_last_point = nem járnak annak, akinek egy pont hiányzik
choice-whist-honours_limit-never_win = sohasem nyerik meg
choice-whist-honours_limit-none = nincs korlát
rule-whist-games = Robber
    .help = hány játszmából áll egy robber
choice-whist-games-3 = két nyert játszmáig
choice-whist-games-1 = egy játszma
rule-whist-settlement = Elszámolás
    .help = mi kerül az összegbe
choice-whist-settlement-points = minden pont, és 2 a két-nullás robberért
choice-whist-settlement-laws = játszmánként 1–3, és 2 a robberért
choice-whist-settlement-short = amennyi a vesztesnek hiányzik a játszmához
rule-whist-slam_bonus = Szlemjutalom
    .help = külön pontok mind a tizenhárom ütésért
    .typed = Egész szám 0 és 20 között.
choice-whist-slam_bonus-0 = nincs
choice-whist-slam_bonus-1 = 1 pont
choice-whist-slam_bonus-2 = 2 pont
choice-whist-slam_bonus-3 = 3 pont
choice-whist-slam_bonus-5 = 5 pont
rule-whist-revokes = Renonsz
    .help = a gép megakadályozza, vagy szabad, és fizetni kell érte, ha egy ellenfél a kéz után bejelenti
choice-whist-revokes-stopped = megakadályozva
choice-whist-revokes-tricks = bejelentve: 3 ütés
choice-whist-revokes-points = bejelentve: 3 pont átkerül
choice-whist-revokes-laws = bejelentve: a bejelentő választ
rule-whist-rubbers = Robberek száma
    .help = hány robber egy este
    .typed = Egész szám 1 és 12 között.
choice-whist-rubbers-1 = 1 robber
choice-whist-rubbers-2 = 2 robber
choice-whist-rubbers-3 = 3 robber
choice-whist-rubbers-4 = 4 robber
rule-whist-partners = Partnerek
    .help = ki kivel ül szemben
choice-whist-partners-drawn = sorsolva
choice-whist-partners-chosen = ahogy leülnek

rules-whist-1 =
    {"**"}A cél:** a szemben ülő partnerrel együtt a tizenhárom ütés nagyobbik felét elvinni.

    {"**"}Az osztás.** Mindenki tizenhárom lapot kap. Az osztó utolsó lapját mindenki látja, a színe az adu; a lap az osztó kezében marad. Az osztó mindig a balra ülő játékos lesz.

    {"**"}A játék.** Az osztó bal oldali szomszédja kezd. Színre színt kell tenni; aki nem tud, bármit tehet. Az ütést a legmagasabb adu viszi, adu híján a kivezetett szín legmagasabb lapja; a legmagasabb lap az ász. Aki az ütést viszi, az kezdi a következőt.

    {"**"}A pontszám.** Az első hat ütés a book, az nem számít; minden páratlan ütés azon felül egy pont a párnak. Aztán a honőrök, az adu ász, király, dáma és bubi: az a pár, amelyik mind a négyet kapta, 4 pontot ír, hárommal 2-t.

    {"**"}Játszma és robber.** A Short Whist 5 pontig megy, a Long Whist 9-ig, az amerikai whist 7-ig, honőrök nélkül. Az ütések a honőrök előtt számítanak, és annak a párnak, amelyiknek a kéz elején egyetlen pont hiányzik, nem járnak honőrök. Két játszma nyeri a robbert.
rules-whist-2 =
    {"**"}Az összeg.** A játszmák minden pontja számít, és még 2 a két-nullra nyert robberért. A Törvények szerint egy játszma 3, ha a vesztesnek semmije sincs, 2, ha a felénél kevesebb van, különben 1, a robber pedig 2. Amerikában a játszma annyit is érhet, amennyi a vesztesnek hiányzik hozzá. Az estét a jobb összegű pár nyeri.

    {"**"}A szigorú asztal.** Ott a gép nem akadályozza meg a renonszot, vagyis azt, hogy valaki ne tegyen színt, bár van nála. A kéz után bárki bejelentheti egy ellenfélről, amíg mindenki el nem fogadta a játékot. Minden renonszért a bejelentők három ütést vesznek el, vagy a Törvények szerint választhatnak három pontot: az ellenféltől levonva vagy a magukéhoz adva. Ez minden más pont előtt jön, és a renonszoló oldal azzal a kézzel nem nyerheti meg a játszmát. Ha mindkét oldal renonszolt, kiegyenlítik egymást. A téves bejelentés semmin sem változtat.

strategy-whist-1 =
    {"**"}Üzenj a partnerednek.** A leghosszabb színeddel kezdj, felülről a negyedik lapjával; ászból és királyból, vagy más szomszédos honőrökből az egyikkel. Öt vagy több adunál kezdj aduval.

    {"**"}Segíts a partnerednek.** Add vissza azt a színt, amellyel kezdett: két lapból a magasabbat, többből a legalacsonyabbat. Ne üsd el az ütést, amit a partnered visz.

    {"**"}A második alacsonyat, a harmadik magasat.** A második megtartja a magas lapjait, mert a harmadik úgyis tesz egyet. A harmadik magasat tesz, hogy vigye az ütést, vagy kihúzzon valami jobbat.

    {"**"}Számolj.** Egy színben tizenhárom lap van: jegyezd meg, ki nem tesz színt, és hány adu van még kint. A hosszú szín akkor ér a legtöbbet, amikor az aduk elfogytak.

    {"**"}Figyeld az állást.** Ha egy pont hiányzik a játszmához, a honőrök már nem segítenek: csak a páratlan ütés számít.
