# Sfârșitul jocului și carnetul de scor.
end-winner =
    { $count ->
        [one] Câștigă { $who }
        [few] Câștigă la egalitate { $who }
       *[other] Câștigă la egalitate { $who }
    }
end-winners = Câștigă { $who }
end-best =
    Cea mai bună mână: { $who }, { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } în mâna { $number }
end-worst =
    Cea mai slabă mână: { $who }, { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } în mâna { $number }
end-counts = Jocul contează pentru clasament.
end-does-not-count = Jocul nu contează pentru clasament: e nevoie de doi membri, iar fiecare membru trebuie să joace până la sfârșit.
end-closed = Jocul s-a încheiat fără rezultat.

sheet-title = Carnet de scor
sheet-empty = Încă nu s-a terminat nicio mână.
sheet-key = { $blob } licitație ratată · în stânga: cărțile sau mâna și atuul
