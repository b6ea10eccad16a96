# Házi szabályok, és hogyan kell játszani.
rules-standard = Szokásos szabályok
rules-in-force = Ennek az asztalnak a szabályai
rules-pace = Gondolkodási idő
rules-house = házi szabályok
rules-also = Más néven { $names }
rules-default-bold = -# A szokásos választás vastag betűs.

rule-nomination-structure = Kezek
    .help = hány lapot kap mindenki az egyes kezekben
choice-nomination-structure-7-1-7 = 7-től 1-ig és vissza 7-ig
choice-nomination-structure-7-1 = 7-től 1-ig
choice-nomination-structure-10-1-10 = 10-től 1-ig és vissza 10-ig
choice-nomination-structure-1-7-1 = 1-től 7-ig és vissza 1-ig
rule-nomination-hook = Az osztó megkötése
    .help = az osztó ígéretével az összeg nem lehet annyi, ahány ütés van
choice-nomination-hook-on = van
choice-nomination-hook-off = nincs
rule-nomination-scoring = Pontozás
    .help = mennyit ér egy kéz
choice-nomination-scoring-exact = pontos: 10 meg az ígéret, különben semmi

rules-nomination-1 =
    {"**"}A cél:** mondd meg, hány ütést viszel, és vigyél pontosan annyit.

    {"**"}Az osztás.** Mindenki ugyanannyi lapot kap, kezenként eggyel kevesebbet, egészen egyig, aztán eggyel többet. A következő lapot felfordítják: a színe az adu. Az osztó mindig a balra ülő játékos lesz.

    {"**"}Az ígérgetés.** Az osztó bal oldali szomszédjától kezdve mindenki egyszer ígér: semmitől az összes ütésig. Az osztó ígér utoljára, és az összeg nem lehet annyi, ahány ütés van, így valaki mindig elbukik.

    {"**"}A játék.** Az osztó bal oldali szomszédja kezd. Színre színt kell tenni; aki nem tud, bármit tehet. Az ütést a legmagasabb adu viszi, adu híján a kivezetett szín legmagasabb lapja. Aki viszi, az kezdi a következőt.

    {"**"}A pontszám.** Pontosan az ígéret: 10 pont, és ütésenként még egy. Több vagy kevesebb: semmi, és egy paca a pontozólapon. A legmagasabb összeg nyer; egyenlő összegnél közös a helyezés.
