# Rövid válaszok és hívások.
notice-seated = Helyed van az asztalnál: { $channel }. A lapjaid ebben az üzenetben lesznek, ha a játék elkezdődik.
notice-joined-closed = Helyed van. A közvetlen üzeneteid zárva vannak: a lapjaid itt lesznek: { button-mine }.
notice-left = Felálltál az asztaltól.
notice-asked = A többiek az asztalon látják a kérdést.
notice-reminded = Szóltunk nekik.
notice-resumed = A játék folytatódik.
notice-saved = Elmentve.
notice-forgotten = Minden, amit rólad tároltunk, törölve van.
notice-channel-lost = Az asztalod szünetel: a csatornája megszűnt, vagy nem férek hozzá. Egy másik csatornában ezzel folytathatod: /{ command-table }.
notice-no-table = Ebben a csatornában nincs játék. Asztalt így nyithatsz: /{ command-play }.
notice-no-hand = Egy asztalnál sem ülsz. Nyiss egyet: /{ command-play }, vagy ülj le egy nyitotthoz.
notice-which-table = Több asztalnál is ülsz: nyomd meg annak a csatornájában, amelyikre gondolsz: { button-mine }.
notice-wrong = Nálam valami elromlott. Semmi sem veszett el; próbáld újra.

help-page =
    ### Oddtrick
    A whist családjának kártyajátékai, egyenesen egy csatornában: { $games }.

    {"**"}Kezdéshez:** `/{ command-play }` asztalt nyit. Nyomd meg: **{ button-join }**, vegyél hozzá gépi játékosokat, ha kell, aztán **{ button-start }**.
    {"**"}A játékhoz:** a lapjaid közvetlen üzenetben érkeznek; **{ button-mine }** a csatornában is megmutatja őket. Egy lapot megnyomva kijátszod.
    {"**"}Körülnézni:** `/{ command-rules }` elmondja a játékokat és a házi szabályokat, `/{ command-leaderboard }`, `/{ command-stats }` és `/{ command-history }` megmutatja, mit játszottak.
    {"**"}Ahogy neked jó:** `/{ command-settings } { command-settings-me }`: nyelv, értesítések, négyszínű lapok; `/{ command-settings } { command-settings-server }` a szerver kezelőinek.
    {"**"}Az adataid:** `/{ command-privacy } { command-privacy-export }` mindent odaad, amit rólad tárolunk, `/{ command-privacy } { command-privacy-forget }` törli.

    -# Valami baj van? Szólj annak, aki ezt a botot működteti, és küldd el a játékfájlt a játék végéről: minden lépés benne van.
