# Perché qualcosa è rifiutato. Il valore è una proposizione, come nell'errore di un record; l'attributo è una frase per il membro.
illegal-now = non ora
    .member = Ora non si può fare.
illegal-must-follow = si deve rispondere a { $suit }
    .member = Devi rispondere al seme: { $suit }.
illegal-not-held = { $card } non è nella mano
    .member = Non hai in mano { $card }.
illegal-hook = la somma delle dichiarazioni non può essere { $tricks }
    .member = La somma delle dichiarazioni non può essere { $tricks }.
illegal-bid-range = si dichiara da 0 a { $most }
    .member = Dichiara da 0 a { $most }.
illegal-deal-shape = la distribuzione ha un numero di carte sbagliato
illegal-deal-cards = una carta è data due volte o non è nel mazzo

problem-players = si gioca da { $least } a { $most }, non in { $players }
    .member = Si gioca da { $least } a { $most }; al tavolo: { $players }.
problem-hand-too-large = in { $players } si hanno al massimo { $most } carte ciascuno, non { $cards }
    .member = Il mazzo non basta: in { $players } si hanno al massimo { $most } carte ciascuno, non { $cards }.

error-not-your-turn = non è il suo turno
    .member = Non è il tuo turno.
error-unknown-rule = non c'è la regola { $rule }
error-unknown-choice = { $rule } non può essere { $value }
error-table = A questo tavolo non si può fare.
error-table-gone = Questo tavolo è chiuso. Aprine un altro con /{ command-play }.
error-channel-taken = In questo canale c'è già un tavolo.
error-not-seated = Non hai un posto a questo tavolo.
error-already-seated = Hai già un posto a questo tavolo.
error-table-full = Tutti i posti sono occupati.
error-not-host = Può farlo solo chi ha aperto il tavolo.
error-not-in-lobby = La partita è iniziata.
error-not-running = Qui non si sta giocando.
error-paused = Il tavolo è in pausa.
error-stale = Questo è già stato deciso. Ecco come stanno le cose.
error-nothing-to-remind = Non si aspetta nessun altro, o il turno è già stato ricordato.
error-claim-not-sure = Le tue carte non fanno con certezza tutte le prese rimaste.
error-not-saved = Non salvato, riprova.
error-not-allowed = Non ti è permesso.
error-unknown-game = Non conosco nessun gioco di nome { $name }.
error-unknown-preset = Questo gioco non ha regole della casa di nome { $name }.
error-cannot-post = In questo canale non posso scrivere: chiedi a chi gestisce il server.

record-refused = { $who } non può { $what }: { $reason }
record-house = il banco
record-version = la prima riga deve essere { $version }
record-head = ci si aspetta game NOME players=N dealer=N e le regole della casa
record-game = non c'è il gioco { $game }
record-line = non è una riga di un record: { $text }
record-shuffle-late = una mescolata si promette prima della sua distribuzione
record-proof-digest = la prova non dà l'impronta promessa
record-proof-pack = la prova non mostra tutto il mazzo
record-proof-deal = il mazzo provato dà un'altra distribuzione
replay-missing = { $file } non esiste.
replay-unreadable = { $file } non si può leggere.
replay-not-text = { $file } non è un testo UTF-8.
