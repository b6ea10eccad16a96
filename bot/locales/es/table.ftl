# La mesa en el canal.
table-hand =
    { $total ->
        [0] Mano { $number }
       *[other] Mano { $number } de { $total }
    }
table-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
table-trump = Triunfo: { $suit }
table-no-trump = Sin triunfo
table-turned = revelada { $card }
table-trick = Baza: { $cards }
table-last-trick = Última baza: { $cards } → { $who } ({ $why })
table-drawn = { $who } ha robado { $card }
table-exposed = { $who } muestra { $cards }
table-paused = En pausa
table-paused-until = En pausa · se reanuda { $time }
table-use-mine = { $who }: tus cartas están en { button-mine }
table-shuffle = Mezcla { $digest }
table-proof = Prueba de la mezcla: { $proof }

laid-last = Carta revelada: { $cards }
laid-cut = Carta del corte: { $cards }
laid-kitty = Kitty: { $cards }
laid-stock = Mazo: { $cards }

won-suit = { $card }, la más alta de { $suit }
won-trump = { $card }, el triunfo más alto
won-ruff = { $card }, fallo

row-dealer = repartidor
row-exact = exacta
row-over = { $count } de más
row-beaten = fallida
row-to-come =
    { $count ->
        [one] falta { $count }
       *[other] faltan { $count }
    }
row-away = ausente
row-free = asiento libre

contract-bids =
    { $bids ->
        [one] { $bids } pujada
       *[other] { $bids } pujadas
    } para { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }{ $way ->
        [over] : { $difference } de más
        [under] : { $difference } de menos
       *[even] : justas
    }

turn-trump = Elige triunfo: { $who }
turn-bidding = Puja: { $who }
turn-calling = Canta: { $who }
turn-discarding = Descarta: { $who }
turn-leading = Sale: { $who }
turn-playing = Juega: { $who }
turn-yours = { $who }, te toca
turn-deadline = { $turn } · la máquina juega { $time }

ask-pause = { $who } pide una pausa
ask-end = { $who } pide terminar la partida
ask-replace = { $who } pide que la máquina ocupe el asiento de { $seat }
ask-agreed = de acuerdo { $agreed } de { $all }
