# Masa din canal.
table-hand =
    { $total ->
        [0] Mâna { $number }
       *[other] Mâna { $number } din { $total }
    }
table-cards =
    { $cards ->
        [one] { $cards } carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    }
table-trump = Atu: { $suit }
table-no-trump = Fără atu
table-turned = întoarsă { $card }
table-trick = Levata: { $cards }
table-last-trick = Ultima levată: { $cards } → { $who } ({ $why })
table-drawn = { $who } a tras { $card }
table-exposed = { $who } arată { $cards }
table-paused = Pauză
table-paused-until = Pauză · se reia { $time }
table-use-mine = { $who }: cărțile tale sunt sub { button-mine }
table-shuffle = Amestecare { $digest }
table-proof = Dovada amestecării: { $proof }

laid-last = Cartea întoarsă: { $cards }
laid-cut = Carte tăiată: { $cards }
laid-kitty = Kitty: { $cards }
laid-stock = Talon: { $cards }

won-suit = { $card }, cea mai mare de { $suit }
won-trump = { $card }, cel mai mare atu
won-ruff = { $card }, tăiere

row-dealer = împărțitor
row-exact = exact
row-over = { $count } în plus
row-beaten = ratată
row-to-come = încă { $count }
row-away = lipsește
row-free = loc liber

contract-bids =
    licitate { $bids } din { $tricks ->
        [one] { $tricks } levată
        [few] { $tricks } levate
       *[other] { $tricks } de levate
    }{ $way ->
        [over] : { $difference } în plus
        [under] : { $difference } în minus
       *[even] : la egalitate
    }

turn-trump = Alege atuul: { $who }
turn-bidding = Licitează: { $who }
turn-calling = Anunță: { $who }
turn-discarding = Decartează: { $who }
turn-leading = Deschide: { $who }
turn-playing = Joacă: { $who }
turn-yours = { $who }, e rândul tău
turn-deadline = { $turn } · calculatorul joacă { $time }

ask-pause = { $who } cere o pauză
ask-end = { $who } cere oprirea jocului
ask-replace = { $who } cere ca locul lui { $seat } să treacă la calculator
ask-agreed = de acord { $agreed } din { $all }
