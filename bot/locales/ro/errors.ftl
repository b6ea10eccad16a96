# De ce se refuză ceva. Valoarea e o propoziție scurtă, ca în eroarea unui fișier; atributul e fraza pentru membru.
illegal-now = nu acum
    .member = Acum nu se poate.
illegal-must-follow = trebuie urmată culoarea { $suit }
    .member = Trebuie să urmezi culoarea: { $suit }.
illegal-must-trump = trebuie jucat atu: { $suit }
    .member = Trebuie să joci atu: { $suit }.
illegal-not-held = { $card } nu e în mână
    .member = Nu ai { $card } în mână.
illegal-hook = suma licitațiilor nu poate fi { $tricks }
    .member = Suma licitațiilor nu poate fi { $tricks }.
illegal-bid-range = se licitează de la 0 la { $most }
    .member = Licitează de la 0 la { $most }.
illegal-deal-shape = împărțirea are un număr greșit de cărți
illegal-deal-cards = o carte e dată de două ori sau nu e în pachet

problem-players = se joacă în { $seats }, nu în { $players }
    .member = Se joacă în { $seats }; la masă: { $players }.
problem-hand-too-large = în { $players }, numărul de cărți al fiecăruia e cel mult { $most }, nu { $cards }
    .member = Pachetul nu ajunge: în { $players }, numărul de cărți al fiecăruia e cel mult { $most }, nu { $cards }.
problem-opening-list = o listă de mâini nu are o mână mai lungă de schimbat
    .member = O listă de mâini se joacă așa cum e: pentru cele mai lungi mâini alege „cum e scris” sau „în limita pachetului”.
problem-too-many-hands = numărul mâinilor e { $hands }, mai mare decât { $most }
    .member = Cu aceste reguli numărul mâinilor ar fi { $hands }; poate fi cel mult { $most }.

error-not-your-turn = nu e rândul său
    .member = Nu e rândul tău.
error-unknown-rule = nu există regula { $rule }
error-unknown-choice = { $rule } nu poate fi { $value }
error-table = Asta nu se poate la această masă.
error-table-gone = Masa s-a închis. Deschide alta cu /{ command-play }.
error-channel-taken = În acest canal există deja o masă.
error-not-seated = Nu ai loc la această masă.
error-already-seated = Ai deja loc la această masă.
error-table-full = Toate locurile sunt ocupate.
error-not-host = Doar gazda poate face asta.
error-not-in-lobby = Jocul a început.
error-not-running = Aici nu se joacă acum.
error-paused = Masa e în pauză.
error-stale = Asta s-a hotărât deja. Iată cum stau lucrurile.
error-nothing-to-remind = Nu mai e așteptat nimeni altcineva sau li s-a amintit deja.
error-claim-not-sure = Cărțile tale nu iau sigur toate levatele rămase.
error-not-saved = Nu s-a salvat, încearcă din nou.
error-not-allowed = Nu ai voie să faci asta.
error-unknown-game = Nu cunosc niciun joc cu numele { $name }.
error-unknown-preset = Jocul nu are reguli ale casei cu numele { $name }.
error-preset-broken = Regulile casei { $name } sunt dintr-o versiune mai veche și nu mai sunt valabile: { $why }. Alege altele sau cere să fie salvate din nou.
error-preset-name = Dă-le acestor reguli un nume care se poate citi.
error-preset-full =
    { $most ->
        [one] Serverul păstrează deja { $most } set de reguli, maximul.
        [few] Serverul păstrează deja { $most } seturi de reguli, maximul.
       *[other] Serverul păstrează deja { $most } de seturi de reguli, maximul.
    } Șterge întâi unul cu /{ command-settings } { command-settings-server }.
error-preset-taken = { $name } e deja numele unor reguli de pe acest server pentru { $game }: alege altul.
error-cannot-post = Nu pot scrie în acest canal: cere-i cuiva care administrează serverul.

record-refused = { $who } nu poate { $what }: { $reason }
record-house = casa
record-version = primul rând trebuie să fie { $version }
record-head = se așteaptă game NUME players=N dealer=N și regulile casei
record-game = nu există jocul { $game }
record-line = nu e un rând de fișier: { $text }
record-shuffle-late = o amestecare se promite înaintea împărțirii
record-proof-digest = dovada nu dă amprenta promisă
record-proof-pack = dovada nu arată tot pachetul
record-proof-deal = pachetul dovedit dă altă împărțire
replay-missing = { $file } nu există.
replay-unreadable = { $file } nu poate fi citit.
replay-not-text = { $file } nu e text UTF-8.
