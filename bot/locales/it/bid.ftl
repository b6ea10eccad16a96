# Bid Whist: nomi, chiamate, contratti, regole della casa e come si gioca.
game-bid = Bid Whist
    .also = Bid|Uptown Downtown|Rise and Fly
preset-bid = Bid Whist, regole standard
    .also = Bid|Uptown Downtown|Rise and Fly
preset-bid_52 = Bid Whist senza jolly
    .also = Bid|Straight Whist
preset-bid_no_kitty = Bid Whist senza kitty
    .also = Bid|13 carte
preset-bid_parlett = Bid Whist, punti solo per la dichiarazione
    .also = Bid|Parlett|Boston

call-up = Vincono le alte
call-down = Vincono le basse
call-1up = 1 uptown
call-1down = 1 downtown
call-1nt = 1 senza briscola
call-2up = 2 uptown
call-2down = 2 downtown
call-2nt = 2 senza briscola
call-3up = 3 uptown
call-3down = 3 downtown
call-3nt = 3 senza briscola
call-4up = 4 uptown
call-4down = 4 downtown
call-4nt = 4 senza briscola
call-5up = 5 uptown
call-5down = 5 downtown
call-5nt = 5 senza briscola
call-6up = 6 uptown
call-6down = 6 downtown
call-6nt = 6 senza briscola
call-7up = 7 uptown
call-7down = 7 downtown
call-7nt = 7 senza briscola
contract-bid-standing = { $who } dichiara { $call }
contract-bid =
    { $who } gioca { $number } { $way ->
        [up] uptown, briscola { $trump }
        [down] downtown, briscola { $trump }
        [nt-up] senza briscola, vincono le alte
       *[nt-down] senza briscola, vincono le basse
    }: { $books } book su { $needed }
won-best = { $card }, la migliore di { $suit }
laid-discards = I tuoi scarti: { $cards }
illegal-discard-held = si scartano solo carte della mano, ognuna una volta
    .member = Scarta carte della tua mano, ognuna una volta.
illegal-discard-many = si scartano { $cards } carte, non di più
    .member = Scarta { $cards } carte, non di più.

rule-bid-pack = Mazzo
    .help = jolly e carte nel kitty
choice-bid-pack-two_jokers = due jolly, kitty di 6
choice-bid-pack-one_joker = un jolly, kitty di 5
choice-bid-pack-no_jokers = niente jolly, kitty di 4
choice-bid-pack-no_kitty = niente jolly, niente kitty
rule-bid-lowest_bid = Dichiarazione minima
    .help = quanti book oltre i sei si devono dichiarare almeno
choice-bid-lowest_bid-3 = 3
choice-bid-lowest_bid-4 = 4
choice-bid-lowest_bid-1 = 1
rule-bid-low_beats_high = Downtown sopra uptown
    .help = se a pari numero downtown supera uptown
choice-bid-low_beats_high-on = sì
choice-bid-low_beats_high-off = no, sono pari
rule-bid-dealer_takes = Dichiarazione del mazziere
    .help = se il mazziere può prendersi una dichiarazione eguagliandola
choice-bid-dealer_takes-higher = deve superare
choice-bid-dealer_takes-equal = può eguagliare
rule-bid-aces = Assi in downtown
    .help = se gli assi restano alti quando vincono le basse
choice-bid-aces-good = i più alti
choice-bid-aces-bad = i più bassi
rule-bid-sport = Sport
    .help = quando tutti vedono il kitty prima che il dichiarante lo prenda
choice-bid-sport-suits = con briscola
choice-bid-sport-always = sempre
choice-bid-sport-off = mai
rule-bid-easy_kitty = Kitty facile
    .help = se il kitty si vede prima di scegliere la briscola
choice-bid-easy_kitty-off = no
choice-bid-easy_kitty-on = sì
rule-bid-scoring = Punteggio
    .help = quanto vale una dichiarazione mantenuta
choice-bid-scoring-books_made = ogni book oltre i sei
choice-bid-scoring-bid_only = la dichiarazione
rule-bid-no_trump_doubles = Senza briscola raddoppia
    .help = se senza briscola guadagni e perdite valgono il doppio
choice-bid-no_trump_doubles-on = sì
choice-bid-no_trump_doubles-off = no
rule-bid-set_pays = Avversari di chi cade
    .help = se segnano i loro book oltre i sei
choice-bid-set_pays-off = non segnano niente
choice-bid-set_pays-on = segnano i book oltre i sei
rule-bid-boston = Boston
    .help = se tutti e 13 i book valgono quattro volte
choice-bid-boston-off = no
choice-bid-boston-on = quattro volte
rule-bid-target = Traguardo
    .help = punti con cui si vince; altrettanti sotto zero e si perde
choice-bid-target-7 = 7
choice-bid-target-5 = 5
choice-bid-target-9 = 9
choice-bid-target-21 = 21
rule-bid-partners = Partner
    .help = come si formano le coppie
choice-bid-partners-chosen = come ci si siede
choice-bid-partners-drawn = a sorte

rules-bid-1 =
    {"**"}Lo scopo** è dichiarare quanti book oltre i sei si faranno con il partner di fronte, e farli.

    {"**"}La distribuzione.** Nel mazzo ci sono due jolly. Ognuno riceve dodici carte; sei formano il kitty.

    {"**"}L'asta.** Dalla sinistra del mazziere ognuno parla una volta: passa, o dichiara più dell'ultimo. Una dichiarazione è un numero da 3 a 7 con {"**"}uptown** (vincono le carte alte), {"**"}downtown** (vincono le basse) o {"**"}senza briscola**. A pari numero downtown supera uptown, e senza briscola supera entrambi. Se tre passano, il mazziere deve dichiarare.

    {"**"}Il kitty.** Chi ha dichiarato di più è il dichiarante e sceglie la briscola o, se gioca senza, se vincono le alte o le basse. Con una briscola il kitty si mostra a tutti. Il dichiarante lo prende e scarta coperte altrettante carte: sono il primo book della sua parte.

rules-bid-2 =
    {"**"}Le carte.** Uptown: A K Q giù fino a 2. Downtown: A 2 3 su fino a K. Il jolly grande e il jolly piccolo sono le briscole più alte. Senza briscola un jolly non prende niente: lo gioca solo chi è vuoto nel seme di apertura e, se apre, il seme lo decide la carta seguente.

    {"**"}Il gioco.** Apre il dichiarante. Si risponde al seme se si può; chi è vuoto gioca quello che vuole. La presa va alla briscola più alta o, se non ce n'è, alla carta più alta del seme di apertura. Ogni presa è un book.

    {"**"}Il punteggio.** Una dichiarazione di 4 chiede 10 book. Mantenuta, segna ogni book oltre i sei; caduta, perde il numero dichiarato. Senza briscola tutto vale il doppio. Vince la prima parte che arriva a 7 punti; chi scende a 7 sotto zero perde.

strategy-bid-1 =
    {"**"}Quanto vale una mano.** Il partner e il kitty portano in media circa quattro book. Dichiara uptown con assi, re e jolly, downtown con assi, due e tre; i jolly servono in entrambi i casi, ma senza briscola non valgono niente.

    {"**"}Un numero basso dice di più.** Ognuno parla una volta sola: un'apertura di 3 o 4 mostra al partner da che parte vanno le tue carte. Senza briscola conta il doppio, nel bene e nel male: dichiaralo con carte maestre in ogni seme.

    {"**"}Il kitty.** Tieni briscole, carte maestre e un seme lungo. Scarta semi corti e deboli per poter tagliare, e mai un jolly quando c'è una briscola.

    {"**"}Il gioco.** Da dichiarante togli prima le briscole, i jolly prima dell'asso. Da avversario conta i book: quattro bastano contro una dichiarazione di 4.
