# Whist german: numele, regulile casei și cum se joacă.
game-german = Whist german
    .also = German Whist|Whist în doi
preset-german = Whist german
    .also = German Whist|Whist în doi
preset-german_fifty = Whist german până la cincizeci
    .also = German Whist|Cursa la cincizeci
preset-german_all = Whist german, contează toate levatele
    .also = German Whist|Douăzeci și șase de levate

contract-stock =
    { $left ->
        [0] { $counting ->
            [last] Talonul s-a terminat: contează aceste levate
            [weighted] Talonul s-a terminat: levatele contează dublu
           *[all] Talonul s-a terminat
        }
        [one] { $left } carte în talon
        [few] { $left } cărți în talon
       *[other] { $left } de cărți în talon
    }{ $goal ->
        [0] {""}
       *[other] {" "}· se joacă la { $goal }
    }
problem-fifty-deals = cursa la cincizeci are nevoie de puncte pentru levate
    .member = Cursa la cincizeci are nevoie de puncte pentru levate: alege alt scor.

rule-german-counting = Levate care contează
    .help = care din cele douăzeci și șase
choice-german-counting-last = ultimele treisprezece
choice-german-counting-all = toate
choice-german-counting-weighted = toate, ultimele treisprezece dublu
rule-german-scoring = Scor
    .help = cât valorează o împărțire
choice-german-scoring-deals = 1 pentru câștigător
choice-german-scoring-tricks = 1 pentru fiecare levată, amândurora
choice-german-scoring-over = 1 pentru fiecare levată peste jumătate
choice-german-scoring-margin = diferența de levate
rule-german-length = Durată
    .help = când se termină jocul
choice-german-length-3 = 3 împărțiri
choice-german-length-1 = 1 împărțire
choice-german-length-5 = 5 împărțiri
choice-german-length-7 = 7 împărțiri
choice-german-length-fifty = cursa la cincizeci
rule-german-no_trump = Fără atu
    .help = rangul care înseamnă fără atu când e prima carte din talon
choice-german-no_trump-none = niciunul
choice-german-no_trump-ace = as
choice-german-no_trump-king = popă
choice-german-no_trump-queen = damă
choice-german-no_trump-jack = valet

rules-german-1 =
    {"**"}Scopul** e să câștigi cărți bune din talon cu primele treisprezece levate și cu ele cele mai multe dintre ultimele treisprezece.

    {"**"}Împărțirea.** Câte treisprezece cărți; celelalte douăzeci și șase sunt talonul. Prima se întoarce, iar culoarea ei e atu toată împărțirea. Deschide cel care nu a împărțit. Se împarte pe rând.

    {"**"}Cât timp există talon,** cine ia levata primește cartea cu fața în sus, celălalt pe următoarea, fără s-o arate; apoi se întoarce alta. Așa că o carte bună merită câștigată, iar una slabă pierdută.

    {"**"}Când s-a terminat,** se joacă cele treisprezece cărți din mână și contează numai aceste levate. Mereu se urmează culoarea dacă se poate; altfel se joacă orice carte. Levata o ia cel mai mare atu sau, fără atu, cea mai mare carte din culoarea deschisă; asul e cea mai mare carte. Cine ia levata deschide următoarea.

    {"**"}Scorul.** Șapte din ultimele treisprezece levate câștigă împărțirea, iar două împărțiri din trei câștigă jocul. În cursa la cincizeci fiecare levată e un punct; dacă amândoi ajung la cincizeci în aceeași împărțire, se joacă până la șaizeci și tot așa, până când unul a ajuns singur.

strategy-german-1 =
    {"**"}Cartea cu fața în sus.** Un atu, un as sau o popă merită o carte bună de-a ta; pentru o carte mică merită să pierzi levata, fiindcă următoarea e în medie mai bună.

    {"**"}Câștigă ieftin, pierde ieftin.** Ia o carte bună cu cea mai mică ce ajunge și lasă una slabă cu cea mai proastă a ta.

    {"**"}Ține minte.** Vezi trecând a doua parte din talon și știi a cui e fiecare carte. În ultimele treisprezece levate poți cunoaște toată mâna adversarului.

    {"**"}Pregătește sfârșitul.** Păstrează atuurile și o culoare lungă cu cărțile ei mari. Ultima levată cu talonul dă și deschiderea: poate valora mai mult decât cartea ei.
