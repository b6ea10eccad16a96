# Prima della partita.
lobby-open = { $who } ha aperto questo tavolo. Siediti, e si inizia quando siete pronti.
lobby-seats =
    { $taken ->
        [one] { $taken } giocatore
       *[other] { $taken } giocatori
    } al tavolo · si gioca in { $seats }
lobby-use-mine = carte sotto { button-mine }
lobby-other-rules =
    { $count ->
        [one] { $count } altra come al solito
       *[other] { $count } altre come al solito
    }
lobby-levels = Quanto deve giocare bene il computer?
lobby-closed = Questo tavolo ha chiuso prima che la partita iniziasse. Aprine un altro con /{ command-play }.
