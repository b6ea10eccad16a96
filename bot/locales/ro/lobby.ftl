# Înainte de joc.
lobby-open = { $who } a deschis masa. Așezați-vă și începeți când sunteți gata.
lobby-seats =
    { $taken ->
        [one] { $taken } jucător
        [few] { $taken } jucători
       *[other] { $taken } de jucători
    } la masă · se joacă în { $seats }
lobby-use-mine = cărțile sub { button-mine }
lobby-other-rules =
    { $count ->
        [one] încă { $count } ca de obicei
        [few] încă { $count } ca de obicei
       *[other] încă { $count } ca de obicei
    }
lobby-levels = Cât de bine să joace calculatorul?
lobby-closed = Masa s-a închis înainte să înceapă jocul. Deschide alta cu /{ command-play }.
