# Il tavolo nel canale.
table-hand =
    { $total ->
        [0] Mano { $number }
       *[other] Mano { $number } di { $total }
    }
table-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
table-trump = { word-trump-heading }: { $suit }
table-no-trump = Senza { word-trump }
table-turned = { word-turned } { $card }
table-trick = Presa in corso: { $cards }
table-last-trick = Ultima presa: { $cards } → { $who } ({ $why })
table-drawn = { $who } ha pescato { $card }
table-exposed = { $who } mostra { $cards }
table-paused = In pausa
table-paused-until = In pausa · si riprende { $time }
table-use-mine = { $who }: le tue carte sono sotto { button-mine }
table-shuffle = Mescolata { $digest }
table-proof = Prova della mescolata: { $proof }

laid-last = Carta { word-turned }: { $cards }
laid-cut = Carta tagliata: { $cards }
laid-kitty = Kitty: { $cards }
laid-stock = Tallone: { $cards }

won-suit = { $card }, la più alta di { $suit }
won-trump = { $card }, { word-the-trump } più forte
won-ruff = { $card }, taglio

row-dealer = mazziere
row-exact = esatta
row-over = { $count } di troppo
row-beaten = mancata
row-to-come = ancora { $count }
row-away = assente
row-free = posto libero

contract-bids =
    { $bids ->
        [one] { $bids } dichiarata
       *[other] { $bids } dichiarate
    } su { $tricks ->
        [one] { $tricks } presa
       *[other] { $tricks } prese
    }{ $way ->
        [over] : { $difference } di troppo
        [under] : { $difference } in meno
       *[even] : pari
    }

turn-trump = Sceglie { word-the-trump }: { $who }
turn-bidding = Dichiara: { $who }
turn-calling = Chiama: { $who }
turn-discarding = Scarta: { $who }
turn-leading = Apre: { $who }
turn-playing = Gioca: { $who }
turn-yours = { $who }, tocca a te
turn-deadline = { $turn } · il computer gioca { $time }

ask-pause = { $who } chiede una pausa
ask-end = { $who } chiede di chiudere la partita
ask-replace = { $who } chiede di dare al computer il posto di { $seat }
ask-agreed = d'accordo { $agreed } su { $all }
