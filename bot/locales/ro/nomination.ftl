# Nomination Whist: nume și seturi, regulile casei, cum se joacă.
game-nomination = Nomination Whist
    .also = Nom|Oh Hell|Oh Pshaw|Oh Well|Blob|Elevator|Blackout|Bust|Contract Whist|Boerenbridge|Oh Heck|Up and Down the River|Judgement|Kachuful|Rikiki
preset-nomination = Nomination Whist, regulile standard
    .also = Nom|Elevator|Bust|Nominations
preset-oh_hell = Oh Hell, cum se joacă de obicei
    .also = Oh Hell|Oh Heck|Ten Down|Estimation
preset-blob = Blob
    .also = Blob Whist|Ten and Back
preset-blackout = Blackout, de la 1 carte la tot pachetul
    .also = Blackout|Up the River|British Oh Hell
preset-oh_pshaw = Oh Pshaw, doar în sus
    .also = Oh Pshaw|Pshaw
preset-oh_well = Oh Well, mereu mâna cea mai mare
    .also = Oh Well|Oh! Well
preset-up_and_down_the_river = Up and Down the River
    .also = Up and Down|The River
preset-nommy = Nommy, atuuri pe rând de la pică
    .also = Nommy|Noms|Nommies
preset-big_ships = Big Ships, atuuri pe rând de la inimă roșie
    .also = Big Ships|Royal Navy|Navy Noms
preset-contract_whist = Contract Whist, cu două cărți mai puțin la fiecare mână
    .also = Contract Whist|Contract
preset-boerenbridge = Boerenbridge, o carte pe frunte
    .also = Boerenbridge|10 op en neer|Op en neer|Bollen
preset-boerenbridge_championship = Boerenbridge, campionat
    .also = WK Boerenbridge
preset-boerenbridge_together = Boerenbridge, licitații deodată
    .also = Boerenbridge 1-8-1
preset-kachuful = Kachuful
    .also = Judgement|Judgment|Forecasting|Kachufool
preset-rikiki = Rikiki
    .also = Rikikizés|Ri-ki-ki

rule-nomination-structure = Mâini
    .help = câte cărți se dau în fiecare mână
    .typed = Puncte de întoarcere ca 9-1-9 sau cărțile fiecărei mâini ca 7,5,3,1; cel mult 30 de mâini.
choice-nomination-structure-7-1-7 = de la 7 la 1 și înapoi la 7
choice-nomination-structure-7-1 = de la 7 la 1
choice-nomination-structure-10-1-10 = de la 10 la 1 și înapoi la 10
choice-nomination-structure-1-7-1 = de la 1 la 7 și înapoi la 1
rule-nomination-opening = Cele mai lungi mâini
    .help = câte cărți au cele mai lungi mâini, după numărul jucătorilor
choice-nomination-opening-named = cum e scris
choice-nomination-opening-players = 10, în șase 8, în șapte 7
choice-nomination-opening-pack = cât permite pachetul
choice-nomination-opening-capped = cum e scris, în limita pachetului
rule-nomination-trumps = Atu
    .help = cum se alege atuul fiecărei mâini
choice-nomination-trumps-turnup = se întoarce o carte
choice-nomination-trumps-dealer_chooses = alege împărțitorul, după ce și-a văzut mâna
choice-nomination-trumps-dealer_may_nt = împărțitorul întoarce o carte sau joacă fără atu
choice-nomination-trumps-rotation = într-o ordine fixă
rule-nomination-dealer_rounds = Mâinile împărțitorului
    .help = unde împărțitorul alege atuul; în celelalte se întoarce o carte
choice-nomination-dealer_rounds-all = toate
choice-nomination-dealer_rounds-one_card = cele de o carte
choice-nomination-dealer_rounds-middle = cea din mijloc
choice-nomination-dealer_rounds-last = ultima
rule-nomination-rotation = Ordinea atuurilor
    .help = ordinea fixă, dacă atuurile urmează una
    .typed = Litere în ordine: C ♣︎, D ♦︎, H ♥︎, S ♠︎ și N fără atu; cel mult 10.
choice-nomination-rotation-HDCSN = ♥︎ ♦︎ ♣︎ ♠︎ fără atu
choice-nomination-rotation-SHCDN = ♠︎ ♥︎ ♣︎ ♦︎ fără atu
choice-nomination-rotation-CDHSN = ♣︎ ♦︎ ♥︎ ♠︎ fără atu
choice-nomination-rotation-S = mereu ♠︎
rule-nomination-no_trump = Mâini fără atu
    .help = mereu fără atu, orice ar spune celelalte reguli
choice-nomination-no_trump-never = niciuna
choice-nomination-no_trump-one_card = cele de o carte
choice-nomination-no_trump-middle = cea din mijloc
choice-nomination-no_trump-last = ultima
choice-nomination-no_trump-one_card_last = cele de o carte și ultima
rule-nomination-turned = Cartea întoarsă
    .help = o carte mare întoarsă poate însemna fără atu
choice-nomination-turned-suit = culoarea ei e mereu atu
choice-nomination-turned-courts = J Q K: fără atu
choice-nomination-turned-honours = J Q K A: fără atu
rule-nomination-full_pack = Pachet întreg
    .help = atuul când se dau toate cărțile și nu rămâne una de întors
choice-nomination-full_pack-no_trump = fără atu
choice-nomination-full_pack-last = ultima carte a împărțitorului, arătată tuturor
choice-nomination-full_pack-cut = o carte tăiată înainte de împărțire
rule-nomination-hook = Restricția împărțitorului
    .help = împărțitorul nu poate aduce suma licitațiilor la numărul levatelor
choice-nomination-hook-on = da
choice-nomination-hook-off = nu
choice-nomination-hook-not_last = da, dar nu în ultima mână
rule-nomination-hook_from = Restricție de la
    .help = de la câte cărți se aplică restricția împărțitorului
choice-nomination-hook_from-1 = 1 carte
choice-nomination-hook_from-2 = 2 cărți
choice-nomination-hook_from-3 = 3 cărți
choice-nomination-hook_from-4 = 4 cărți
choice-nomination-hook_from-5 = 5 cărți
rule-nomination-bidding = Licitare
    .help = licitațiile ascunse se arată împreună; atunci nimeni nu e restricționat
choice-nomination-bidding-open = deschisă, pe rând
choice-nomination-bidding-hidden = ascunsă, toți deodată
rule-nomination-one_card = Mâini de o carte
    .help = ce cărți se văd până licitează toți
choice-nomination-one_card-seen = a ta
choice-nomination-one_card-blind = niciuna: se licitează orbește
choice-nomination-one_card-forehead = toate în afară de a ta, pe frunte
rule-nomination-scoring = Scor
    .help = cât valorează o licitație reușită
choice-nomination-scoring-exact = exact: 10 plus licitația
choice-nomination-scoring-squared = la pătrat: 10 plus licitația înmulțită cu ea însăși
choice-nomination-scoring-doubles = dublu: 10 plus de două ori licitația
choice-nomination-scoring-triples = triplu: 10 plus de trei ori licitația
choice-nomination-scoring-triangular = triunghiular: 5 6 8 11 15 20 26 33 …
choice-nomination-scoring-five = 5 plus licitația
choice-nomination-scoring-tens = de 10 ori licitația
rule-nomination-zero = Nicio levată
    .help = cât valorează licitația de nicio levată, reușită
choice-nomination-zero-plain = ca oricare alta
choice-nomination-zero-five = 5
choice-nomination-zero-cards = 5 plus unu pentru fiecare carte din mână
choice-nomination-zero-vienna = Viena: 20
rule-nomination-miss = Licitații ratate
    .help = cât valorează o licitație ratată
choice-nomination-miss-nothing = nimic
choice-nomination-miss-consolation = consolare: 1 pentru fiecare levată luată
choice-nomination-miss-penalty = penalizare: −1 pentru fiecare levată diferență
choice-nomination-miss-double = −2 pentru fiecare levată diferență
choice-nomination-miss-triple = −3 pentru fiecare levată diferență
choice-nomination-miss-squared = la pătrat: −1 −4 −9 −16 … după diferență
choice-nomination-miss-triangular = triunghiular: −1 −3 −6 −10 … după diferență
choice-nomination-miss-steep = abrupt: −5 −15 −30 −50 … după diferență
choice-nomination-miss-short = minus licitația dacă levatele sunt prea puține, altfel nimic
rule-nomination-ties = Egalități
    .help = ce decide la total egal
choice-nomination-ties-shared = nimic: împart locul
choice-nomination-ties-playoff = alte mâini până conduce unul
choice-nomination-ties-bids = suma licitațiilor reușite
choice-nomination-ties-tricks = levatele luate

problem-dealer-unseen = împărțitorul alege atuul după o carte la care nu se uită nimeni
    .member = La o singură carte nu ți-o vezi pe a ta, așa că împărțitorul nu poate alege atuul: lasă cărțile la vedere, joacă mâna fără atu sau lasă-l să aleagă în alte mâini.

rules-nomination-1 =
    {"**"}Scopul** e să spui câte levate vei lua și să iei exact atâtea.

    {"**"}Împărțirea.** Câte șapte cărți în prima mână, cu una mai puțin la fiecare mână până la una singură, apoi cu una mai mult până la șapte. Cartea următoare se întoarce: culoarea ei e atu. Împărțitorul se schimbă spre stânga.

    {"**"}Licitarea.** Din stânga împărțitorului fiecare licitează o dată: de la nicio levată la toate. Împărțitorul licitează ultimul și nu poate aduce suma licitațiilor la numărul levatelor, deci cineva ratează mereu.

    {"**"}Jocul.** Deschide jucătorul din stânga împărțitorului. Se urmează culoarea dacă se poate; altfel se joacă orice carte. Levata o ia cel mai mare atu sau, fără atu, cea mai mare carte din culoarea deschisă; asul e cea mai mare carte. Cine ia levata deschide următoarea.

    {"**"}Scorul.** Exact cât ai licitat: 10 puncte și încă unul pentru fiecare levată. Mai mult sau mai puțin: nimic, și o pată în carnetul de scor. Câștigă totalul cel mai mare; la total egal locul se împarte.

strategy-nomination-1 =
    {"**"}Levate sigure.** Numără-le mai întâi: atuurile cele mai mari la rând și asul unei culori scurte. Un popă e o jumătate de levată. Dacă n-ai o culoare, atuurile mici devin bune. Când se dau puține cărți, cea mai mare parte a pachetului doarme: o damă sau un valet poate fi cea mai mare carte din joc.

    {"**"}Nicio levată.** Plătește aproape cât mai multe levate la un loc și cere cărți mici în fiecare culoare. Cel mai rău dușman e un popă singur; două cărți mici lângă el îl apără. Aruncă devreme cărțile mari sub altele și mai mari.

    {"**"}Suma.** Adună licitațiile. Mai mult decât levatele: toți se luptă, cărțile mijlocii pierd, licitează puțin. Mai puțin: cineva va primi levate pe care nu le vrea nimeni, iar cărțile mici cu care scapi sunt de aur. Împărțitorul, care licitează ultimul, știe cum va fi.

    {"**"}Fără atu.** Nimeni nu poate tăia: Așii sunt siguri, culorile lungi câștigă la sfârșit și contează cine deschide. Lipsa unei culori nu ajută la nimic.

    {"**"}Pierdut intenționat.** Când ai levatele tale, joacă cea mai mare carte care încă pierde, aruncă ce ar putea câștiga și deschide mic acolo unde alții trebuie să ia. Când ai ratat, fă-i și pe alții să rateze.
