# Miért nem lehet valamit. Az érték egy tagmondat, mint a fájl hibájában; az attribútum mondat a tagnak.
illegal-now = most nem
    .member = Ezt most nem lehet.
illegal-must-follow = színre színt kell tenni: { $suit }
    .member = Színre színt kell tenned: { $suit }.
illegal-not-held = { $card } nincs a kézben
    .member = Nincs nálad { $card }.
illegal-hook = az ígéretek összege nem lehet { $tricks }
    .member = Az ígéretek összege nem lehet { $tricks }.
illegal-bid-range = az ígéret 0 és { $most } között lehet
    .member = Ígérj 0 és { $most } között.
illegal-deal-shape = az osztásban rossz a lapok száma
illegal-deal-cards = egy lap kétszer szerepel, vagy nincs a pakliban

problem-players = { $least }–{ $most } játékos játszhatja, nem { $players }
    .member = { $least }–{ $most } játékos játszhatja; most { $players } ül itt.
problem-hand-too-large = { $players } játékosnak legfeljebb { $most } lap jut, nem { $cards }
    .member = Kevés a pakli: { $players } játékosnak legfeljebb { $most } lap jut, nem { $cards }.

error-not-your-turn = nem ő jön
    .member = Nem te jössz.
error-unknown-rule = nincs ilyen szabály: { $rule }
error-unknown-choice = { $rule } nem lehet { $value }
error-table = Ezt ennél az asztalnál nem lehet.
error-table-gone = Ez az asztal bezárt. Újat így nyithatsz: /{ command-play }.
error-channel-taken = Ebben a csatornában már van asztal.
error-not-seated = Nem ülsz ennél az asztalnál.
error-already-seated = Már ülsz ennél az asztalnál.
error-table-full = Minden hely foglalt.
error-not-host = Ezt csak az asztal gazdája teheti.
error-not-in-lobby = A játék már elkezdődött.
error-not-running = Itt most nincs játék.
error-paused = Az asztal szünetel.
error-stale = Ez már eldőlt. Most így állnak a dolgok.
error-nothing-to-remind = Senki másra nem várunk, vagy már szóltunk nekik.
error-claim-not-sure = A lapjaid nem viszik el biztosan az összes hátralévő ütést.
error-not-saved = Nem sikerült menteni, próbáld újra.
error-not-allowed = Ezt nem teheted.
error-unknown-game = Nem ismerek ilyen nevű játékot: { $name }.
error-unknown-preset = Ennek a játéknak nincsenek ilyen nevű házi szabályai: { $name }.
error-cannot-post = Ebbe a csatornába nem írhatok: szólj valakinek, aki a szervert kezeli.

record-refused = { $who } nem teheti ezt: { $what }: { $reason }
record-house = a ház
record-version = az első sor { $version } legyen
record-head = ez kell: game NÉV players=N dealer=N és a házi szabályok
record-game = nincs ilyen játék: { $game }
record-line = nem sora egy fájlnak: { $text }
record-shuffle-late = a keverést az osztás előtt kell megígérni
record-proof-digest = a bizonyíték nem az ígért lenyomatot adja
record-proof-pack = a bizonyíték nem az egész paklit mutatja
record-proof-deal = a bizonyított pakli más osztást ad
replay-missing = { $file } nem létezik.
replay-unreadable = { $file } nem olvasható.
replay-not-text = { $file } nem UTF-8 szöveg.
