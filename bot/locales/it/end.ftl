# La fine della partita, e il segnapunti.
end-winner =
    { $count ->
        [one] Vince { $who }
       *[other] Vincono a pari merito { $who }
    }
end-winners = Vincono { $who }
end-best =
    Mano migliore: { $who }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } nella mano { $number }
end-worst =
    Mano peggiore: { $who }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } nella mano { $number }
end-counts = Questa partita vale per la classifica.
end-does-not-count = Questa partita non vale per la classifica: servono due membri, e ogni membro deve giocare fino alla fine.
end-closed = Questa partita è finita senza risultato.

sheet-title = Segnapunti
sheet-empty = Nessuna mano è ancora finita.
sheet-key = { $blob } dichiarazione mancata · a sinistra: carte o mano, e { word-trump }
