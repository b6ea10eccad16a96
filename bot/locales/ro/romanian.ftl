# Whist românesc: nume și seturi, regulile casei, cum se joacă.
game-romanian = Whist românesc
    .also = Romanian Whist|Whist românesc|Vist românesc|Whist rumeno|Román whist|Whist rumano
preset-romanian = Whist românesc, 1-8-1
    .also = Romanian Whist|Whist românesc|Vist românesc
preset-romanian_8_1_8 = Whist românesc, 8-1-8
    .also = Romanian Whist|Whist românesc
preset-romanian_premium = Whist românesc cu premiu
    .also = Whist românesc cu premiu|Romanian Whist
preset-romanian_short = Whist românesc, scurt
    .also = Whist românesc scurt|Romanian Whist

rule-romanian-structure = Mâini
    .help = câte cărți se dau în fiecare mână
choice-romanian-structure-1-8-1 = de la 1 la 8 și înapoi la 1
choice-romanian-structure-8-1-8 = de la 8 la 1 și înapoi la 8
rule-romanian-length = Durată
    .help = de câte ori se joacă mâinile de o carte și de opt
choice-romanian-length-full = o dată pentru fiecare jucător
choice-romanian-length-single = o dată
choice-romanian-length-twos = o dată, și din două în două: 1 2 4 6 8
rule-romanian-void = Fără culoare
    .help = ce se joacă când nu se poate urma culoarea
choice-romanian-void-must_trump = un atu, dacă ai
choice-romanian-void-free = orice
rule-romanian-hook = Restricția împărțitorului
    .help = împărțitorul nu poate aduce suma licitațiilor la numărul levatelor
choice-romanian-hook-on = da
choice-romanian-hook-off = nu
rule-romanian-one_card = Mâini de o carte
    .help = ce cărți se văd până licitează toți
choice-romanian-one_card-seen = a ta
choice-romanian-one_card-blind = niciuna: se licitează orbește
choice-romanian-one_card-forehead = toate în afară de a ta, pe frunte
rule-romanian-extras = Mâini la sfârșit
    .help = alte mâini de o carte după ultima
choice-romanian-extras-none = niciuna
choice-romanian-extras-forehead = una pe frunte
choice-romanian-extras-blind = una orbește
choice-romanian-extras-both = una pe frunte, una orbește
rule-romanian-scoring = Scor
    .help = cât valorează o licitație, reușită sau ratată
choice-romanian-scoring-plain = 5 plus licitația; ratată, −1 pentru fiecare levată diferență
choice-romanian-scoring-triangular = triunghiular: 5 6 8 11 15 …; ratată, −1 −3 −6 …
rule-romanian-premium = Premiu
    .help = pentru cinci licitații reușite la rând; la fel se pierde pentru cinci ratate; mâinile de o carte nu se socotesc
choice-romanian-premium-0 = niciunul
choice-romanian-premium-5 = 5 puncte
choice-romanian-premium-10 = 10 puncte
rule-romanian-premium_ones = O carte și premiul
    .help = ce face o mână de o carte cu seria
choice-romanian-premium_ones-skip = nimic: seria continuă
choice-romanian-premium_ones-reset = o întrerupe
rule-romanian-ties = Egalități
    .help = ce decide la total egal
choice-romanian-ties-shared = nimic: împart locul
choice-romanian-ties-playoff = alte mâini până conduce unul
choice-romanian-ties-bids = suma licitațiilor reușite
choice-romanian-ties-tricks = levatele luate

rules-romanian-1 =
    {"**"}Scopul** e să spui câte levate vei lua și să iei exact atâtea.

    {"**"}Pachetul** are opt cărți pentru fiecare jucător, cele mai mari din fiecare culoare: de la 7 în patru, de la 9 în trei, de la 5 în cinci, de la 3 în șase, de la valet în doi.

    {"**"}Împărțirea.** Câte o carte, o dată pentru fiecare jucător, ca toți să împartă o asemenea mână; apoi două, trei și tot așa până la șapte; apoi opt cărți, o dată pentru fiecare jucător; și înapoi la fel. De la una la șapte cărți se întoarce cartea următoare: culoarea ei e atu. La opt pachetul s-a terminat și se joacă fără atu.

    {"**"}Licitarea.** Din stânga împărțitorului fiecare licitează o dată. Împărțitorul licitează ultimul și nu poate aduce suma licitațiilor la numărul levatelor.

    {"**"}Jocul.** Deschide jucătorul din stânga împărțitorului. Se urmează culoarea dacă se poate. Altfel trebuie jucat un atu, dacă ai, chiar mai mic decât cele jucate; numai fără niciuna dintre ele joci ce vrei. Levata o ia cel mai mare atu sau cea mai mare carte din culoarea deschisă; asul e cea mai mare carte. Cine ia levata deschide următoarea.

    {"**"}Scorul.** Exact cât ai licitat: 5 puncte și încă unul pentru fiecare levată. Altfel se pierde un punct pentru fiecare levată în plus sau în minus. Câștigă totalul cel mai mare.
strategy-romanian-1 =
    {"**"}Tăierile sunt obligatorii.** Cine n-are culoarea trebuie să taie. Deschide o culoare care îi lipsește cuiva și va lua o levată pe care poate n-o vrea. Atuurile mici sunt un pericol pentru cine licitează nicio levată.

    {"**"}Numără pachetul.** Cu opt cărți pentru fiecare jucător dorm puține: în patru, cu șapte cărți, lipsesc doar patru, una pe față. Cărțile jucate îți spun care e încă cea mai mare.

    {"**"}Opt cărți, fără atu.** Toate cărțile sunt în joc și nimeni nu poate tăia. Un as e o levată; o culoare lungă aduce mai multe, după ce ies cărțile mari; iar a pierde deschiderea la timp mai valorează una.

    {"**"}O licitație ratată costă puțin.** O levată diferență costă un punct, o licitație reușită aduce cinci. Licitează ce aștepți, nu ce te temi.

    {"**"}Cu premiu** a cincea licitație din serie valorează mult mai mult decât celelalte: joac-o sigur.
