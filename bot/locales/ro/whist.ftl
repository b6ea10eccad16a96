# Whist: numele, roberul, reclamațiile, regulile casei și cum se joacă.
game-whist = Whist
    .also = Short Whist|Long Whist|Whist scurt|Whist lung|Whist american|American Whist|Rubber Whist|Whist în perechi
preset-whist = Short Whist (Whist scurt)
    .also = Whist|Whist până la cinci|Rubber Whist
preset-whist_long = Long Whist (Whist lung)
    .also = Whist până la nouă
preset-whist_american = Whist american
    .also = American Whist|Whist până la șapte|Whist fără onori
preset-whist_no_trump = Whist fără atu
    .also = No-trump Whist
preset-whist_laws = Whist după Legi
    .also = Whist sever|Strict Whist|Laws of Whist|Renons

contract-rubber =
    { $rubbers ->
        [1] {""}
       *[other] Roberul { $rubber } din { $rubbers } ·{" "}
    }{ $games ->
        [1] partida la { $target }
       *[other] partida { $game }, la { $target }
    }: Ⓐ { $first } – { $second } Ⓑ{ $games ->
        [1] {""}
       *[other] {" "}· partide { $won_first } – { $won_second }
    }
hand-rubber =
    { $odd_side ->
        [0] penalizare
        [1] Ⓐ { $odd } din levate
       *[2] Ⓑ { $odd } din levate
    }{ $honours_side ->
        [0] {""}
        [1] {" "}· Ⓐ { $honours } din onori
       *[2] {" "}· Ⓑ { $honours } din onori
    } · { $first } – { $second }{ $winner ->
        [0] {""}
        [1] {" "}· partida la Ⓐ
       *[2] {" "}· partida la Ⓑ
    }

turn-claiming = Mai poate reclama: { $who }
hand-claiming = A făcut un adversar renons? Reclamă-l sau acceptă jocul
call-accept = Accept jocul
claim-revoke-tricks = Renons al lui { $who }: 3 levate
claim-revoke-deduct = Renons al lui { $who }: 3 puncte mai puțin la ei
claim-revoke-add = Renons al lui { $who }: 3 puncte mai mult la noi
status-revoked =
    { $revokes ->
        [one] renons
        [few] { $revokes } renonsuri
       *[other] { $revokes } de renonsuri
    }
status-no-revoke = acuzat pe nedrept
illegal-claim = asta nu se poate reclama sau s-a reclamat deja
    .member = Nu poți reclama asta sau partea ta a făcut-o deja.

rule-whist-target = Partida
    .help = câte puncte câștigă o partidă
choice-whist-target-5 = 5 puncte
choice-whist-target-7 = 7 puncte
choice-whist-target-9 = 9 puncte
choice-whist-target-10 = 10 puncte
rule-whist-trump = Atu
    .help = ce hotărăște atuul
choice-whist-trump-last_card = ultima carte a împărțitorului
choice-whist-trump-none = fără atu
rule-whist-honours = Onori
    .help = dacă o parte primește 4 pentru as, popă, damă și valet de atu și 2 pentru trei dintre ele
choice-whist-honours-on = da
choice-whist-honours-off = nu
rule-whist-honours_limit = Onorii spre sfârșit
    .help = dacă onorii pot câștiga o partidă
choice-whist-honours_limit-at_last_point = niciun onor când mai lipsește un punct
choice-whist-honours_limit-never_win = nu o câștigă niciodată
choice-whist-honours_limit-none = fără limită
rule-whist-games = Rober
    .help = câte partide are un rober
choice-whist-games-3 = două câștigate din trei
choice-whist-games-1 = o partidă
rule-whist-settlement = Socoteala
    .help = ce intră în total
choice-whist-settlement-points = toate punctele și 2 pentru două partide la zero
choice-whist-settlement-laws = 1 până la 3 pentru o partidă și 2 pentru rober
choice-whist-settlement-short = cât le lipsește învinșilor până la partidă
rule-whist-slam_bonus = Premiu de șlem
    .help = puncte în plus pentru toate levatele
    .typed = Un număr întreg de la 0 la 20.
choice-whist-slam_bonus-0 = niciunul
choice-whist-slam_bonus-1 = 1 punct
choice-whist-slam_bonus-2 = 2 puncte
choice-whist-slam_bonus-3 = 3 puncte
choice-whist-slam_bonus-5 = 5 puncte
rule-whist-revokes = Renonsuri
    .help = nerespectarea culorii poate fi oprită sau lăsată și plătită când un adversar o reclamă după mână
choice-whist-revokes-stopped = oprite
choice-whist-revokes-tricks = reclamate: 3 levate
choice-whist-revokes-points = reclamate: 3 puncte trec la ceilalți
choice-whist-revokes-laws = reclamate: alege cine reclamă
rule-whist-rubbers = Număr de robere
    .help = câte robere are seara
    .typed = Un număr întreg de la 1 la 12.
choice-whist-rubbers-1 = 1 rober
choice-whist-rubbers-2 = 2 robere
choice-whist-rubbers-3 = 3 robere
choice-whist-rubbers-4 = 4 robere
rule-whist-partners = Parteneri
    .help = cine stă în fața cui
choice-whist-partners-drawn = la sorți
choice-whist-partners-chosen = cum se așază

rules-whist-1 =
    {"**"}Scopul** e să iei mai mult de jumătate din cele treisprezece levate, împreună cu partenerul din fața ta.

    {"**"}Împărțirea.** Câte treisprezece cărți. Ultima carte a împărțitorului se arată tuturor și hotărăște atuul; rămâne în mâna lui. Împărțitorul se schimbă spre stânga.

    {"**"}Jocul.** Deschide jucătorul din stânga împărțitorului. Se urmează culoarea dacă se poate; altfel se joacă orice carte. Levata o ia cel mai mare atu sau, fără atu, cea mai mare carte din culoarea deschisă; asul e cea mai mare carte. Cine ia levata deschide următoarea.

    {"**"}Scorul.** Primele șase levate sunt book-ul și nu contează; fiecare levată peste carte e un punct pentru pereche. Apoi onorii, as, popă, damă și valet de atu: perechea care i-a primit pe toți patru scrie 4, cu trei scrie 2.

    {"**"}Partida și roberul.** Short Whist se joacă la 5 puncte, Long Whist la 9, Whist american la 7 fără onori. Levatele contează înaintea onorilor, iar perechea căreia la începutul mâinii îi lipsește un singur punct nu scrie onori. Două partide câștigă roberul.
rules-whist-2 =
    {"**"}Totalul.** Contează toate punctele partidelor și încă 2 pentru un rober câștigat cu două partide la zero. După Legi o partidă face 3 dacă învinșii nu au nimic, 2 dacă au mai puțin de jumătate, altfel 1, iar roberul 2. În America poate face cât le lipsește învinșilor. Seara e a perechii cu totalul mai bun.

    {"**"}Masa severă.** Acolo calculatorul nu oprește renonsul, adică a nu urma culoarea deși o ai în mână. După mână fiecare îl poate reclama la un adversar până când toți au acceptat jocul. Pentru fiecare renons cei care reclamă iau trei levate sau, după Legi, pot alege trei puncte, luate de la ceilalți sau adăugate la ale lor; asta se socotește înaintea oricărui alt punct, iar partea care a făcut renons nu poate câștiga partida cu acea mână. Renonsurile ambelor părți se anulează. O reclamație greșită nu schimbă nimic.

strategy-whist-1 =
    {"**"}Spune-i partenerului.** Deschide din culoarea cea mai lungă cu a patra carte de sus; din as și popă, sau alți onori alăturați, cu unul dintre ei. Cu cinci atuuri sau mai multe deschide atu.

    {"**"}Ajută-ți partenerul.** Întoarce culoarea deschisă de el: cea mai mare din două cărți, cea mai mică din mai multe. Nu bate o levată pe care partenerul o câștigă.

    {"**"}Al doilea mic, al treilea mare.** Al doilea își păstrează cărțile mari, pentru că al treilea va juca oricum una. Al treilea joacă mare ca să ia levata sau să scoată ceva mai bun.

    {"**"}Numără.** Treisprezece cărți în fiecare culoare: ține minte cine nu urmează și câte atuuri mai sunt. O culoare lungă valorează cel mai mult după ce atuurile s-au dus.

    {"**"}Uită-te la scor.** La un punct de partidă onorii nu mai ajută: joacă numai pentru levata peste carte.
