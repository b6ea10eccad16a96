# Knock-Out Whist: numele, regulile casei și cum se joacă.
game-knockout = Knock-Out Whist
    .also = Knockout Whist|Trumps|Whist cu eliminare
preset-knockout = Knock-Out Whist
    .also = Knockout Whist|Trumps|Whist cu eliminare|Viață de câine
preset-knockout_sudden = Knock-Out Whist fără câini
    .also = Moarte subită

contract-namer = Atuul îl alege { $seat }
status-out = eliminat
status-dog = viață de câine
laid-cuts = Tăiere pentru atu: { $cards }
illegal-knock = ultima levată trebuie jucată
    .member = E ultima levată: trebuie să-ți joci cartea.

rule-knockout-cards = Prima mână
    .help = câte cărți se dau în prima mână
    .typed = Un număr întreg de la 2 la 25; mâinile și o carte de întors trebuie să încapă în pachet.
choice-knockout-cards-7 = 7 cărți
choice-knockout-cards-9 = 9 cărți
choice-knockout-cards-5 = 5 cărți
rule-knockout-dog = Viață de câine
    .help = dacă primul care nu ia nicio levată mai primește o carte ca să revină
choice-knockout-dog-on = da
choice-knockout-dog-off = nu
rule-knockout-lead = Prima deschidere
    .help = cine deschide prima levată
choice-knockout-lead-eldest = stânga împărțitorului
choice-knockout-lead-namer = cine a ales atuul

rules-knockout-1 =
    {"**"}Scopul** e să rămâi în joc: cine nu ia nicio levată într-o mână e eliminat, iar ultimul rămas câștigă.

    {"**"}Împărțirea.** Câte șapte cărți în prima mână, cu una mai puțin la fiecare mână. În prima, cartea următoare se întoarce pentru atu. Apoi atuul îl alege, după ce și-a văzut cărțile noi, cine a luat cele mai multe levate în mâna dinainte; la egalitate se taie pachetul, câștigă cartea cea mai mare.

    {"**"}Jocul.** Deschide jucătorul din stânga împărțitorului. Se urmează culoarea dacă se poate; altfel se joacă orice carte. Levata o ia cel mai mare atu sau, fără atu, cea mai mare carte din culoarea deschisă; asul e cea mai mare carte. Cine ia levata deschide următoarea.

    {"**"}Viața de câine.** Primul din joc care nu ia nicio levată nu e încă eliminat: în mâna următoare primește o singură carte; dacă sunt mai mulți în aceeași mână, fiecare primește una. La fiecare levată câinele o poate juca sau poate bate în masă și s-o păstreze; la ultima trebuie s-o joace. Dacă ia o levată, revine cu mâna întreagă de la împărțirea următoare, iar vecinul din stânga lui deschide mai departe. Dacă nu ia niciuna, e eliminat.

    {"**"}Scorul.** Un punct pentru fiecare mână din care scapi. În mâna de o carte hotărăște o singură levată.

strategy-knockout-1 =
    {"**"}Întâi o levată.** Cât timp n-ai niciuna, ia prima de care ești sigur. Când mâinile sunt mici, atuurile sunt levate sigure.

    {"**"}Apoi cele mai multe.** Alegerea atuului valorează mai mult decât orice în afară de a rămâne în joc: cine a luat cele mai multe levate câștigă cam de două ori mai des decât ceilalți rămași.

    {"**"}Alege culoarea care ia cele mai multe levate,** adică mai degrabă cea mai lungă decât cea mai mare. Cu puține cărți, un as pe lângă câteva atuuri valorează mai mult decât un al treilea atu mic.

    {"**"}Câinele așteaptă.** Să joci ultimul valorează mai mult decât o carte bună, iar între timp ceilalți își pierd atuurile. O carte obișnuită trebuie jucată înainte de a fi prea târziu.

    {"**"}Scoate-i pe alții.** După ce ai levatele tale, ia-le pe cele de care are nevoie cine n-are niciuna.
