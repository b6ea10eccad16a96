# Răspunsuri scurte și chemări.
notice-seated = Ai un loc la masa din { $channel }. Când începe jocul, mâna ta va fi în acest mesaj.
notice-joined-closed = Ai un loc. Mesajele tale directe sunt închise: mâna ta e sub { button-mine }.
notice-left = Te-ai ridicat de la masă.
notice-asked = Ceilalți văd întrebarea la masă.
notice-reminded = Li s-a amintit că e rândul lor.
notice-resumed = Jocul continuă.
notice-saved = Salvat.
notice-forgotten = Tot ce era păstrat despre tine a fost șters.
notice-channel-lost = Masa ta e în pauză: canalul ei nu mai există sau îmi e închis. Cu /{ command-table } o aduci în alt canal.
notice-no-table = Nu se joacă nimic în acest canal. Deschide o masă cu /{ command-play }.
notice-no-hand = Nu ai loc la nicio masă. Deschide una cu /{ command-play } sau așază-te la una deschisă.
notice-which-table = Ai loc la mai multe mese: apasă { button-mine } în canalul celei dorite.
notice-wrong = Ceva n-a mers la mine. Nu s-a pierdut nimic; încearcă din nou.

help-page =
    ### Oddtrick
    Jocuri de cărți din familia whist, direct într-un canal: { $games }.

    {"**"}Cum începi:** `/{ command-play }` deschide o masă. Apasă **{ button-join }**, adaugă calculatoare dacă vrei, apoi **{ button-start }**.
    {"**"}Cum joci:** mâna vine prin mesaj direct; **{ button-mine }** o arată și în canal. Apasă o carte ca s-o joci.
    {"**"}Ce mai e de văzut:** `/{ command-rules }` explică jocurile și regulile casei, `/{ command-leaderboard }`, `/{ command-stats }` și `/{ command-history }` arată ce s-a jucat.
    {"**"}Cum îți place:** `/{ command-settings } { command-settings-me }` pentru limbă, mesaje și cărți în patru culori; `/{ command-settings } { command-settings-server }` pentru cine administrează serverul.
    {"**"}Datele tale:** `/{ command-privacy } { command-privacy-export }` îți dă tot ce e păstrat despre tine, `/{ command-privacy } { command-privacy-forget }` șterge tot.

    -# Ceva nu merge? Spune-i celui care ține acest bot și trimite fișierul de la sfârșitul jocului: conține fiecare mutare.
