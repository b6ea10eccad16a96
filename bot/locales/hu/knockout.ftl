# Knock-Out Whist: nevek, házi szabályok, és hogyan kell játszani.
game-knockout = Knock-Out Whist
    .also = Knockout Whist|Trumps|Kieséses whist
preset-knockout = Knock-Out Whist
    .also = Knockout Whist|Trumps|Kieséses whist|Kutyaélet
preset-knockout_sudden = Knock-Out Whist kutya nélkül
    .also = Hirtelen halál

contract-namer = Az adut választja: { $seat }
status-out = kiesett
status-dog = kutyaélet
laid-cuts = Emelés az aduért: { $cards }
illegal-knock = az utolsó ütésbe lapot kell tenni
    .member = Ez az utolsó ütés: le kell tenned a lapodat.

rule-knockout-cards = Első kéz
    .help = hány lapot kap mindenki az első kézben
    .typed = Egész szám 2 és 25 között; a lapoknak és egy felfordított lapnak bele kell férnie a pakliba.
choice-knockout-cards-7 = 7 lap
choice-knockout-cards-9 = 9 lap
choice-knockout-cards-5 = 5 lap
rule-knockout-dog = Kutyaélet
    .help = kap-e még egy lapot a visszatéréshez, aki elsőként nem visz ütést
choice-knockout-dog-on = van
choice-knockout-dog-off = nincs
rule-knockout-lead = Első kezdés
    .help = ki kezdi az első ütést
choice-knockout-lead-eldest = az osztó bal oldali szomszédja
choice-knockout-lead-namer = aki az adut választotta

rules-knockout-1 =
    {"**"}A cél** bent maradni: aki egy kézben nem visz ütést, kiesik, és az utolsó bent maradó nyer.

    {"**"}Az osztás.** Az első kézben mindenki hét lapot kap, utána kezenként eggyel kevesebbet. Az elsőben a következő lapot felfordítják, a színe az adu. Később az választ adut, az új lapjait látva, aki az előző kézben a legtöbb ütést vitte; egyenlőségnél emelnek, a legmagasabb lap nyer.

    {"**"}A játék.** Az osztó bal oldali szomszédja kezd. Színre színt kell tenni; aki nem tud, bármit tehet. Az ütést a legmagasabb adu viszi, adu híján a kivezetett szín legmagasabb lapja; a legmagasabb lap az ász. Aki az ütést viszi, az kezdi a következőt.

    {"**"}Kutyaélet.** Aki a játékban elsőként nem visz ütést, még nem esik ki: a következő kézben egyetlen lapot kap; ha ugyanabban a kézben többen vannak, mindegyikük. A kutya minden ütésnél leteheti a lapját, vagy kopog és megtartja; az utolsóba le kell tennie. Ha visz egy ütést, a következő osztástól megint teljes kézzel játszik, és a bal oldali szomszédja kezdi a következő ütést. Ha nem visz, kiesik.

    {"**"}A pontszám.** Minden túlélt kézért egy pont. Az egylapos kézben egyetlen ütés dönt.

strategy-knockout-1 =
    {"**"}Először egy ütés.** Amíg nincs, vidd el az elsőt, amiben biztos vagy. Kis kezekben az aduk biztos ütések.

    {"**"}Aztán minél több.** Az aduválasztásnál csak a bent maradás ér többet: aki a legtöbb ütést vitte, nagyjából kétszer olyan gyakran nyer, mint a többi bent maradó.

    {"**"}Azt a színt válaszd, amelyik a legtöbb ütést viszi,** vagyis inkább a leghosszabbat, mint a legmagasabbat. Kevés lapnál egy ász néhány adu mellett többet ér, mint a harmadik kis adu.

    {"**"}A kutya vár.** Utolsónak jönni többet ér, mint egy jó lap, és közben a többiek adui elfogynak. Egy közönséges lapot még idejében kell kijátszani.

    {"**"}Ejtsd ki a többieket.** Ha megvannak az ütéseid, vidd el azokat, amelyekre egy ütés nélküli játékosnak szüksége van.
