# La mano, y cada clase de jugada.
hand-trump = Elige triunfo
hand-order = ¿Cartas altas o bajas?
hand-bidding = Tu puja
hand-calling = Tu canto
hand-discarding = Elige qué descartar
hand-leading = Sal con una carta
hand-playing = Juega una carta
hand-refused = No vale { $move }: { $why }
hand-unseen =
    { $cards ->
        [one] 🂠 Tu carta sigue tapada hasta que todos pujen.
       *[other] 🂠 Tus cartas siguen tapadas hasta que todos pujen.
    }
hand-tricks = Las bazas de la mano: { $led } salió, { $won } ganó la baza
hand-empty = Ahora no tienes cartas. La mesa muestra cómo va la partida.
hand-waiting = No te toca. La mesa muestra cómo va la partida.
hand-over = Esta partida ha terminado: la mesa muestra cómo quedó.
hand-away = La máquina juega por ti.

move-turn = Revelar una carta
move-knock = Golpear
call-pass = Paso
claim-revoke = Renuncio de { $who }
