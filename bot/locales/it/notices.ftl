# Brevi risposte e chiamate.
notice-seated = Hai un posto al tavolo in { $channel }. Quando la partita inizia, la tua mano sarà in questo messaggio.
notice-joined-closed = Hai un posto. I tuoi messaggi diretti sono chiusi: la tua mano è sotto { button-mine }.
notice-left = Hai lasciato il tavolo.
notice-asked = Gli altri lo vedono al tavolo e possono rispondere.
notice-reminded = Il turno è stato ricordato.
notice-resumed = La partita riprende.
notice-saved = Salvato.
notice-forgotten = Tutto ciò che era salvato su di te è cancellato.
notice-channel-lost = Il tuo tavolo è in pausa: il suo canale non c'è più o mi è chiuso. Con /{ command-table } lo porti in un altro canale.
notice-no-table = In questo canale non si gioca. Apri un tavolo con /{ command-play }.
notice-no-hand = Non hai un posto a nessun tavolo. Aprine uno con /{ command-play }, o siediti a uno aperto.
notice-which-table = Hai un posto a più tavoli: premi { button-mine } nel canale di quello che intendi.
notice-wrong = Qualcosa è andato storto da parte mia. Non si è perso nulla; riprova.

help-page =
    ### Oddtrick
    Giochi di carte della famiglia del whist, direttamente in un canale: { $games }.

    {"**"}Per iniziare:** `/{ command-play }` apre un tavolo. Premi **{ button-join }**, aggiungi computer se vuoi, poi **{ button-start }**.
    {"**"}Per giocare:** la tua mano arriva con un messaggio diretto; **{ button-mine }** la mostra anche nel canale. Premi una carta per giocarla.
    {"**"}Per guardarti intorno:** `/{ command-rules }` spiega i giochi e le regole della casa, `/{ command-leaderboard }`, `/{ command-stats }` e `/{ command-history }` mostrano le partite giocate.
    {"**"}Come piace a te:** `/{ command-settings } { command-settings-me }` per lingua, avvisi e semi a quattro colori; `/{ command-settings } { command-settings-server }` per chi gestisce il server.
    {"**"}I tuoi dati:** `/{ command-privacy } { command-privacy-export }` ti dà tutto ciò che è salvato su di te, `/{ command-privacy } { command-privacy-forget }` lo cancella.

    -# Qualcosa non va? Dillo a chi gestisce questo bot e manda il file della partita che trovi alla fine: contiene ogni mossa.
