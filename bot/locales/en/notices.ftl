# Short answers and calls.
notice-seated = You are seated at { $channel }. Your hand will be in this message once the game begins.
notice-joined-closed = You are seated. Your direct messages are closed: your hand is under { button-mine }.
notice-left = You have left the table.
notice-asked = The others are being asked.
notice-reminded = They have been reminded.
notice-resumed = The game goes on.
notice-saved = Saved.
notice-forgotten = Everything stored about you is gone.
notice-channel-lost = Your table is paused: its channel is gone or closed to me. /{ command-table } in another channel brings it there.
notice-no-table = There is no game in this channel. Open one with /{ command-play }.
notice-no-hand = You do not sit at a table. Open one with /{ command-play }, or join one.
notice-which-table = You sit at several tables: use { button-mine } in the channel of the one you mean.
notice-wrong = Something went wrong on my side. Nothing is lost; please try again.

help-page =
    ### Oddtrick
    Card games of the whist family, right in a channel: { $games }.

    {"**"}To start:** `/{ command-play }` opens a table. Press **{ button-join }**, add computers if you like, then **{ button-start }**.
    {"**"}To play:** your hand comes as a direct message; **{ button-mine }** shows it in the channel as well. Press a card to play it.
    {"**"}To look around:** `/{ command-rules }` explains the games and house rules, `/{ command-leaderboard }`, `/{ command-stats }` and `/{ command-history }` show what was played.
    {"**"}To make it yours:** `/{ command-settings } { command-settings-me }` has language, pings and four-colour suits; `/{ command-settings } { command-settings-server }` is for those who manage the server.
    {"**"}Your data:** `/{ command-privacy } { command-privacy-export }` gives you everything stored about you, `/{ command-privacy } { command-privacy-forget }` deletes it.

    -# Something wrong? Tell whoever runs this bot, and send the record file from the end of the game: it holds every move.
