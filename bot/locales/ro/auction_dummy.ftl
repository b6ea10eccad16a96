# Auction Dummy: nume, contracte, regulile casei și cum se joacă. Anunțurile și cele mai multe reguli sunt cele de la Bid Whist.
game-auction_dummy = Auction Dummy (mort licitat)
    .also = Bid Dummy|Dummy Whist|Whist cu mort licitat|Bid Whist în trei|Mort licitat
preset-auction_dummy = Mort licitat, reguli standard
    .also = Bid Dummy|Dummy Whist|Whist cu mort licitat|Bid Whist în trei|Mort licitat
preset-auction_dummy_bridge = Mort licitat, întors ca la Bridge
    .also = Auction Dummy|Bridge în trei

contract-auction_dummy-standing = { $who } licitează { $call }
contract-auction_dummy =
    { $who } joacă cu mortul { $number } { $way ->
        [up] uptown, atu { $trump }
        [down] downtown, atu { $trump }
        [nt-up] fără atu, câștigă cele mari
       *[nt-down] fără atu, câștigă cele mici
    }: { $books } din { $needed } book-uri

rule-auction_dummy-lowest_bid = { rule-bid-lowest_bid }
    .help = { rule-bid-lowest_bid.help }
choice-auction_dummy-lowest_bid-1 = { choice-bid-lowest_bid-1 }
choice-auction_dummy-lowest_bid-2 = 2
choice-auction_dummy-lowest_bid-3 = { choice-bid-lowest_bid-3 }
rule-auction_dummy-low_beats_high = { rule-bid-low_beats_high }
    .help = { rule-bid-low_beats_high.help }
choice-auction_dummy-low_beats_high-on = { choice-bid-low_beats_high-on }
choice-auction_dummy-low_beats_high-off = { choice-bid-low_beats_high-off }
rule-auction_dummy-dealer_takes = { rule-bid-dealer_takes }
    .help = { rule-bid-dealer_takes.help }
choice-auction_dummy-dealer_takes-higher = { choice-bid-dealer_takes-higher }
choice-auction_dummy-dealer_takes-equal = { choice-bid-dealer_takes-equal }
rule-auction_dummy-aces = { rule-bid-aces }
    .help = { rule-bid-aces.help }
choice-auction_dummy-aces-good = { choice-bid-aces-good }
choice-auction_dummy-aces-bad = { choice-bid-aces-bad }
rule-auction_dummy-scoring = { rule-bid-scoring }
    .help = { rule-bid-scoring.help }
choice-auction_dummy-scoring-books_made = { choice-bid-scoring-books_made }
choice-auction_dummy-scoring-bid_only = { choice-bid-scoring-bid_only }
rule-auction_dummy-no_trump_doubles = { rule-bid-no_trump_doubles }
    .help = { rule-bid-no_trump_doubles.help }
choice-auction_dummy-no_trump_doubles-on = { choice-bid-no_trump_doubles-on }
choice-auction_dummy-no_trump_doubles-off = { choice-bid-no_trump_doubles-off }
rule-auction_dummy-set_pays = { rule-bid-set_pays }
    .help = { rule-bid-set_pays.help }
choice-auction_dummy-set_pays-off = { choice-bid-set_pays-off }
choice-auction_dummy-set_pays-on = { choice-bid-set_pays-on }
rule-auction_dummy-boston = { rule-bid-boston }
    .help = { rule-bid-boston.help }
choice-auction_dummy-boston-off = { choice-bid-boston-off }
choice-auction_dummy-boston-on = { choice-bid-boston-on }
rule-auction_dummy-target = { rule-bid-target }
    .help = { rule-bid-target.help }
choice-auction_dummy-target-21 = { choice-bid-target-21 }
choice-auction_dummy-target-9 = { choice-bid-target-9 }
choice-auction_dummy-target-7 = { choice-bid-target-7 }
choice-auction_dummy-target-5 = { choice-bid-target-5 }
rule-auction_dummy-opens = Mortul
    .help = când se întoarce cu fața în sus
choice-auction_dummy-opens-auction = după licitare
choice-auction_dummy-opens-trump = după alegerea atuului
choice-auction_dummy-opens-lead = după prima carte
rule-auction_dummy-lead = Deschiderea
    .help = cine deschide prima levată
choice-auction_dummy-lead-left = stânga declarantului
choice-auction_dummy-lead-declarer = declarantul

rules-auction_dummy-1 =
    {"**"}Scopul** e să câștigi la licitare a patra mână, mortul (dummy), și să faci cu ea atâtea levate peste șase câte ai licitat. Fiecare levată e un book.

    {"**"}Împărțirea.** Fiecare primește treisprezece cărți, iar mortul tot atâtea, cu fața în jos. Împarte pe rând fiecare, spre stânga.

    {"**"}Licitarea.** Din stânga împărțitorului fiecare vorbește o dată: pas sau o licitație mai mare decât ultima. O licitație e un număr de la 1 la 7 cu {"**"}uptown** (câștigă cărțile mari), {"**"}downtown** (câștigă cele mici) sau {"**"}fără atu**. La același număr downtown întrece uptown, iar fără atu le întrece pe amândouă. Dacă ceilalți spun pas, împărțitorul trebuie să liciteze.

    {"**"}Mortul.** Cine a licitat cel mai mult e declarantul; mortul se întoarce cu fața în sus în fața lui. Văzând ambele mâini, declarantul alege atuul sau, fără atu, dacă vor câștiga cărțile mari ori cele mici.

rules-auction_dummy-2 =
    {"**"}Jocul.** Deschide jucătorul din stânga declarantului. Declarantul joacă ambele mâini împotriva celorlalți doi. Se urmează culoarea dacă se poate; altfel se joacă orice carte. Levata o ia cel mai mare atu sau, fără atu, cea mai bună carte din culoarea deschisă. Uptown: A K Q în jos până la 2; downtown: A 2 3 în sus până la K.

    {"**"}Scorul.** Fiecare are scorul lui. O licitație de 2 cere 8 book-uri. Dacă e îndeplinită, declarantul notează fiecare book peste șase; dacă e căzută, pierde numărul licitat. Fără atu totul se dublează. Adversarii nu notează nimic.

    {"**"}Sfârșitul.** Câștigă primul care ajunge la 21 de puncte. Jocul se termină și când cineva coboară la 21 sub zero; atunci câștigă totalul cel mai mare.

strategy-auction_dummy-1 =
    {"**"}Ce aduce mortul.** În medie trei sau patru levate și se întoarce înainte să alegi atuul: două culori bune valorează mai mult decât una. Licitează 1 sau 2 cu patru levate sigure în mână.

    {"**"}Vorbești o singură dată.** Dacă ești primul, licitează ce vrei să joci: o licitație mică e ușor de întrecut. Împărțitorul, care vorbește ultimul, o ia la prețul cel mai mic sau o lasă.

    {"**"}Alegerea atuului.** Numără cele două mâini împreună: opt atuuri ajung, iar o culoare scurtă într-o mână e o tăiere pentru cealaltă.

    {"**"}Împotriva declarantului** sunteți parteneri pentru o mână. Deschide prin forța mortului dacă joacă după tine. O licitație de 2 cade la șase levate.
