# Mâna și fiecare fel de mutare.
hand-trump = Alege atuul
hand-order = Cărțile mari sau cele mici?
hand-bidding = Licitația ta
hand-calling = Anunțul tău
hand-discarding = Alege ce decartezi
hand-leading = Deschide cu o carte
hand-playing = Joacă o carte
hand-refused = Nu { $move }: { $why }
hand-unseen =
    { $cards ->
        [one] 🂠 Cartea ta rămâne acoperită până licitează toți.
        [few] 🂠 Cărțile tale rămân acoperite până licitează toți.
       *[other] 🂠 Cărțile tale rămân acoperite până licitează toți.
    }
hand-tricks = Levatele mâinii: { $led } a deschis, { $won } a câștigat levata
hand-empty = Acum nu ai cărți în mână. Masa arată cum merge jocul.
hand-waiting = Nu e rândul tău. Masa arată cum merge jocul.
hand-over = Jocul s-a terminat: masa arată cum.
hand-away = Calculatorul joacă pentru tine.

move-turn = Întoarce o carte
move-knock = Bate
call-pass = Pas
claim-revoke = Renons al lui { $who }
