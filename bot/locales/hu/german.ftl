# Német whist: nevek, házi szabályok, és hogyan kell játszani.
game-german = Német whist
    .also = German Whist|Whist kettesben|Kétszemélyes whist
preset-german = Német whist
    .also = German Whist|Whist kettesben|Kétszemélyes whist
preset-german_fifty = Német whist ötvenig
    .also = German Whist|Futam ötvenig
preset-german_all = Német whist, minden ütés számít
    .also = German Whist|Huszonhat ütés

contract-stock =
    { $left ->
        [0] { $counting ->
            [last] Elfogyott a talon: ezek az ütések számítanak
            [weighted] Elfogyott a talon: az ütések duplán számítanak
           *[all] Elfogyott a talon
        }
       *[other] { $left } lap a talonban
    }{ $goal ->
        [0] {""}
       *[other] {" "}· { $goal } pontig
    }
problem-fifty-deals = az ötvenig tartó futamhoz ütésekért kell pontot adni
    .member = Az ötvenig tartó futamhoz ütésekért kell pontot adni: válassz más pontozást.

rule-german-counting = Számító ütések
    .help = melyek a huszonhatból
choice-german-counting-last = az utolsó tizenhárom
choice-german-counting-all = mind
choice-german-counting-weighted = mind, az utolsó tizenhárom duplán
rule-german-scoring = Pontozás
    .help = mennyit ér egy osztás
choice-german-scoring-deals = 1 a győztesnek
choice-german-scoring-tricks = ütésenként 1, mindkettőnek
choice-german-scoring-over = 1 minden ütésért a fele fölött
choice-german-scoring-margin = az ütések különbsége
rule-german-length = Hossz
    .help = mikor ér véget a játék
choice-german-length-3 = 3 osztás
choice-german-length-1 = 1 osztás
choice-german-length-5 = 5 osztás
choice-german-length-7 = 7 osztás
choice-german-length-fifty = futam ötvenig
rule-german-no_trump = Adu nélkül
    .help = melyik rang jelenti, hogy nincs adu, ha ez a talon első lapja
choice-german-no_trump-none = egyik sem
choice-german-no_trump-ace = ász
choice-german-no_trump-king = király
choice-german-no_trump-queen = dáma
choice-german-no_trump-jack = bubi

rules-german-1 =
    {"**"}A cél:** az első tizenhárom ütéssel jó lapokat szerezni a talonból, és velük elvinni az utolsó tizenhárom többségét.

    {"**"}Az osztás.** Mindkét játékos tizenhárom lapot kap; a többi huszonhat a talon. A legfelsőt felfordítják, a színe az egész osztásban adu. Az kezd, aki nem osztott. Felváltva osztanak.

    {"**"}Amíg van talon,** az ütés vivője a felfordított lapot kapja, a másik a következőt, anélkül hogy megmutatná; aztán új lapot fordítanak fel. A jó lapot tehát érdemes megnyerni, a rosszat elveszíteni.

    {"**"}Ha elfogyott,** a kézben levő tizenhárom lapot játsszák le, és csak ezek az ütések számítanak. Végig színre színt kell tenni; aki nem tud, bármit tehet. Az ütést a legmagasabb adu viszi, adu híján a kivezetett szín legmagasabb lapja; a legmagasabb lap az ász. Aki az ütést viszi, az kezdi a következőt.

    {"**"}A pontszám.** Az utolsó tizenháromból hét ütés nyeri az osztást, három osztásból kettő a játékot. Az ötvenig tartó futamban minden ütés egy pont; ha ugyanabban az osztásban mindketten elérik az ötvenet, hatvanig játszanak tovább, és így tovább, amíg valamelyikük egyedül ér oda.

strategy-german-1 =
    {"**"}A felfordított lap.** Egy adu, egy ász vagy egy király megér egy jó lapot; egy kis lapért érdemes elveszíteni az ütést, mert a következő átlagosan jobb.

    {"**"}Olcsón nyerj, olcsón veszíts.** A jó lapot a legalacsonyabb elegendő lappal vidd, a rosszat a legrosszabb lapoddal engedd el.

    {"**"}Emlékezz.** A talon minden második lapját látod, és tudod, kihez került. Az utolsó tizenhárom ütésben az ellenfél egész kezét ismerheted.

    {"**"}Építkezz a végére.** Tartsd meg az adukat és egy hosszú színt a magas lapjaival. A talon utolsó ütése a kezdést is adja: többet érhet, mint a lapja.
