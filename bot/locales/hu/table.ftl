# Az asztal a csatornában.
table-hand =
    { $total ->
        [0] { $number }. kéz
       *[other] { $number }. kéz / { $total }
    }
table-cards = { $cards } lap
table-trump = Adu: { $suit }
table-no-trump = Adu nélkül
table-turned = felfordítva: { $card }
table-trick = Ütés: { $cards }
table-last-trick = Utolsó ütés: { $cards } → { $who } ({ $why })
table-drawn = { $who } húzott lapja: { $card }
table-exposed = { $who } látható lapjai: { $cards }
table-paused = Szünet
table-paused-until = Szünet · folytatás { $time }
table-use-mine = { $who }: a lapjaid itt vannak: { button-mine }
table-shuffle = Keverés: { $digest }
table-proof = A keverés bizonyítéka: { $proof }

laid-last = Felfordított lap: { $cards }
laid-cut = Emelt lap: { $cards }
laid-kitty = Kitty: { $cards }
laid-stock = Talon: { $cards }

won-suit = { $card }, a legmagasabb { $suit }
won-trump = { $card }, a legmagasabb adu
won-ruff = { $card }, aduzás

row-dealer = osztó
row-exact = pontos
row-over = { $count } ütéssel több
row-beaten = elbukott
row-to-come = még { $count }
row-away = távol
row-free = szabad hely

contract-bids =
    { $tricks } ütésre { $bids } az ígéret{ $way ->
        [over] : +{ $difference }
        [under] : −{ $difference }
       *[even] : éppen annyi
    }

turn-trump = Adut választ: { $who }
turn-bidding = Ígér: { $who }
turn-calling = Bemond: { $who }
turn-discarding = Eldob: { $who }
turn-leading = Kezd: { $who }
turn-playing = Lapot tesz: { $who }
turn-yours = { $who }, te jössz
turn-deadline = { $turn } · a gép lép { $time }

ask-pause = { $who } szünetet kér
ask-end = { $who } be akarja fejezni a játékot
ask-replace = { $who } kéri, hogy a gép játsszon { $seat } helyén
ask-agreed = egyetért: { $agreed }/{ $all }
