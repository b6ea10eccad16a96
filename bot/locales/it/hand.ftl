# La mano, e ogni tipo di mossa.
hand-trump = Scegli { word-the-trump }
hand-order = Carte alte o basse?
hand-bidding = La tua dichiarazione
hand-calling = La tua chiamata
hand-discarding = Scegli cosa scartare
hand-leading = Apri con una carta
hand-playing = Gioca una carta
hand-refused = Non { $move }: { $why }
hand-unseen =
    { $cards ->
        [one] 🂠 La tua carta resta coperta finché non hanno dichiarato tutti.
       *[other] 🂠 Le tue carte restano coperte finché non hanno dichiarato tutti.
    }
hand-tricks = Le prese della mano: { $led } apertura, { $won } carta vincente
hand-empty = Ora non hai carte in mano. Il tavolo mostra come va la partita.
hand-waiting = Non tocca a te. Il tavolo mostra come va la partita.
hand-over = Questa partita è finita: il tavolo mostra com'è andata.
hand-away = Il computer gioca per te.

move-turn = Scopri una carta
move-knock = Bussa
call-pass = Passo
claim-revoke = Rinuncia di { $who }
