# A játék vége és a pontozólap.
end-winner =
    { $count ->
        [one] Nyert: { $who }
       *[other] Holtversenyben nyert: { $who }
    }
end-winners = Nyertek: { $who }
end-best = A legjobb kéz: { $who }, { $points } pont ({ $number }. kéz)
end-worst = A leggyengébb kéz: { $who }, { $points } pont ({ $number }. kéz)
end-counts = Ez a játék számít a ranglistán.
end-does-not-count = Ez a játék nem számít a ranglistán: két tag kell hozzá, és minden tagnak végig kell játszania.
end-closed = Ez a játék eredmény nélkül ért véget.

sheet-title = Pontozólap
sheet-empty = Még egy kéz sem ért véget.
sheet-key = { $blob } elbukott ígéret · balra: a lapok vagy a kéz száma, és az adu
