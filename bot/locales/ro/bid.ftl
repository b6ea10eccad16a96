# Bid Whist: nume, anunțuri, contracte, regulile casei și cum se joacă.
game-bid = Bid Whist
    .also = Bid|Uptown Downtown|Rise and Fly
preset-bid = Bid Whist, reguli standard
    .also = Bid|Uptown Downtown|Rise and Fly
preset-bid_52 = Bid Whist fără jokeri
    .also = Bid|Straight Whist
preset-bid_no_kitty = Bid Whist fără kitty
    .also = Bid|13 cărți
preset-bid_parlett = Bid Whist, puncte doar pentru licitație
    .also = Bid|Parlett|Boston

call-up = Câștigă cele mari
call-down = Câștigă cele mici
call-1up = 1 uptown
call-1down = 1 downtown
call-1nt = 1 fără atu
call-2up = 2 uptown
call-2down = 2 downtown
call-2nt = 2 fără atu
call-3up = 3 uptown
call-3down = 3 downtown
call-3nt = 3 fără atu
call-4up = 4 uptown
call-4down = 4 downtown
call-4nt = 4 fără atu
call-5up = 5 uptown
call-5down = 5 downtown
call-5nt = 5 fără atu
call-6up = 6 uptown
call-6down = 6 downtown
call-6nt = 6 fără atu
call-7up = 7 uptown
call-7down = 7 downtown
call-7nt = 7 fără atu
contract-bid-standing = { $who } licitează { $call }
contract-bid =
    { $who } joacă { $number } { $way ->
        [up] uptown, atu { $trump }
        [down] downtown, atu { $trump }
        [nt-up] fără atu, câștigă cele mari
       *[nt-down] fără atu, câștigă cele mici
    }: { $books } din { $needed } book-uri
won-best = { $card }, cea mai bună de { $suit }
laid-discards = Ce ai decartat: { $cards }
illegal-discard-held = se decartează doar cărți din mână, fiecare o dată
    .member = Decartează cărți din mâna ta, fiecare o dată.
illegal-discard-many = se decartează { $cards } cărți, nu mai multe
    .member = Decartează { $cards } cărți, nu mai multe.

rule-bid-pack = Pachet
    .help = jokeri și cărți în kitty
choice-bid-pack-two_jokers = doi jokeri, kitty de 6
choice-bid-pack-one_joker = un joker, kitty de 5
choice-bid-pack-no_jokers = fără jokeri, kitty de 4
choice-bid-pack-no_kitty = fără jokeri, fără kitty
rule-bid-lowest_bid = Licitația minimă
    .help = câte book-uri peste șase trebuie licitate cel puțin
choice-bid-lowest_bid-3 = 3
choice-bid-lowest_bid-4 = 4
choice-bid-lowest_bid-1 = 1
rule-bid-low_beats_high = Downtown peste uptown
    .help = dacă la același număr downtown întrece uptown
choice-bid-low_beats_high-on = da
choice-bid-low_beats_high-off = nu, sunt egale
rule-bid-dealer_takes = Licitația împărțitorului
    .help = dacă împărțitorul poate lua o licitație egalând-o
choice-bid-dealer_takes-higher = trebuie să fie mai mare
choice-bid-dealer_takes-equal = poate fi egală
rule-bid-aces = Așii la downtown
    .help = dacă așii rămân mari când câștigă cele mici
choice-bid-aces-good = cei mai mari
choice-bid-aces-bad = cei mai mici
rule-bid-sport = Sport
    .help = când văd toți kitty-ul înainte să-l ia declarantul
choice-bid-sport-suits = cu atu
choice-bid-sport-always = mereu
choice-bid-sport-off = niciodată
rule-bid-easy_kitty = Kitty ușor
    .help = dacă kitty-ul se vede înainte de alegerea atuului
choice-bid-easy_kitty-off = nu
choice-bid-easy_kitty-on = da
rule-bid-scoring = Scor
    .help = cât valorează o licitație îndeplinită
choice-bid-scoring-books_made = fiecare book peste șase
choice-bid-scoring-bid_only = licitația
rule-bid-no_trump_doubles = Fără atu se dublează
    .help = dacă fără atu câștigul și pierderea sunt duble
choice-bid-no_trump_doubles-on = da
choice-bid-no_trump_doubles-off = nu
rule-bid-set_pays = Adversarii celui căzut
    .help = dacă își notează book-urile peste șase
choice-bid-set_pays-off = nu notează nimic
choice-bid-set_pays-on = notează book-urile peste șase
rule-bid-boston = Boston
    .help = dacă toate cele 13 book-uri contează de patru ori
choice-bid-boston-off = nu
choice-bid-boston-on = de patru ori
rule-bid-target = Țintă
    .help = punctele cu care câștigi; la tot atâtea sub zero pierzi
choice-bid-target-7 = 7
choice-bid-target-5 = 5
choice-bid-target-9 = 9
choice-bid-target-21 = 21
rule-bid-partners = Parteneri
    .help = cum se formează perechile
choice-bid-partners-chosen = cum se așază
choice-bid-partners-drawn = la sorți

rules-bid-1 =
    {"**"}Scopul** e să licitezi câte book-uri peste șase vei face cu partenerul din față și să le faci.

    {"**"}Împărțirea.** În pachet sunt doi jokeri. Fiecare primește douăsprezece cărți; șase formează kitty-ul.

    {"**"}Licitarea.** Din stânga împărțitorului fiecare vorbește o dată: pas sau o licitație mai mare decât ultima. O licitație e un număr de la 3 la 7 cu {"**"}uptown** (câștigă cărțile mari), {"**"}downtown** (câștigă cele mici) sau {"**"}fără atu**. La același număr downtown întrece uptown, iar fără atu le întrece pe amândouă. Dacă trei spun pas, împărțitorul trebuie să liciteze.

    {"**"}Kitty-ul.** Cine a licitat cel mai mult e declarantul și alege atuul sau, fără atu, dacă vor câștiga cărțile mari ori cele mici. Cu atu, kitty-ul se arată tuturor. Declarantul îl ia și decartează cu fața în jos tot atâtea cărți: ele sunt primul book al părții lui.

rules-bid-2 =
    {"**"}Cărțile.** Uptown: A K Q în jos până la 2. Downtown: A 2 3 în sus până la K. Jokerul mare și jokerul mic sunt cele mai mari atuuri. Fără atu un joker nu ia nimic: îl joacă doar cine nu are culoarea deschisă, iar dacă se deschide cu el, culoarea o hotărăște cartea următoare.

    {"**"}Jocul.** Deschide declarantul. Se urmează culoarea dacă se poate; altfel se joacă orice carte. Levata o ia cel mai mare atu sau, fără atu, cea mai mare carte din culoarea deschisă. Fiecare levată e un book.

    {"**"}Scorul.** O licitație de 4 cere 10 book-uri. Îndeplinită, aduce fiecare book peste șase; căzută, pierde numărul licitat. Fără atu totul se dublează. Câștigă prima parte care ajunge la 7 puncte; cine coboară la 7 sub zero pierde.

strategy-bid-1 =
    {"**"}Cât valorează o mână.** Partenerul și kitty-ul aduc în medie vreo patru book-uri. Licitează uptown cu ași, popi și jokeri, downtown cu ași, doiari și treiari; jokerii sunt buni în ambele feluri, dar fără atu nu valorează nimic.

    {"**"}Un număr mic spune cel mai mult.** Fiecare vorbește o singură dată: o deschidere de 3 sau 4 îi arată partenerului încotro merg cărțile tale. Fără atu totul se dublează, și câștigul, și pierderea: licitează-l cu cărți sigure în fiecare culoare.

    {"**"}Kitty-ul.** Păstrează atuurile, cărțile sigure și o culoare lungă. Decartează culori scurte și slabe ca să poți tăia și niciodată un joker când e atu.

    {"**"}Jocul.** Ca declarant scoate întâi atuurile, jokerii înaintea asului. Ca adversar numără book-urile: patru ajung împotriva unei licitații de 4.
