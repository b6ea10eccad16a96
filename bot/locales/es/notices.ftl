# Respuestas breves y avisos.
notice-seated = Tienes asiento en la mesa de { $channel }. Cuando empiece la partida, tu mano estará en este mensaje.
notice-joined-closed = Tienes asiento. Tus mensajes directos están cerrados: tu mano está en { button-mine }.
notice-left = Te has levantado de la mesa.
notice-asked = Los demás ven la pregunta en la mesa.
notice-reminded = Se les ha recordado el turno.
notice-resumed = La partida continúa.
notice-saved = Guardado.
notice-forgotten = Todo lo guardado sobre ti se ha borrado.
notice-channel-lost = Tu mesa está en pausa: su canal ya no existe o no puedo entrar. Con /{ command-table } la llevas a otro canal.
notice-no-table = En este canal no hay partida. Abre una mesa con /{ command-play }.
notice-no-hand = No tienes asiento en ninguna mesa. Abre una con /{ command-play }, o siéntate en una abierta.
notice-which-table = Tienes asiento en varias mesas: pulsa { button-mine } en el canal de la que quieras.
notice-wrong = Algo ha fallado por mi parte. No se ha perdido nada; inténtalo de nuevo.

help-page =
    ### Oddtrick
    Juegos de cartas de la familia del whist, directamente en un canal: { $games }.

    {"**"}Para empezar:** `/{ command-play }` abre una mesa. Pulsa **{ button-join }**, añade máquinas si quieres, y luego **{ button-start }**.
    {"**"}Para jugar:** tu mano llega por mensaje directo; **{ button-mine }** la muestra también en el canal. Pulsa una carta para jugarla.
    {"**"}Para mirar:** `/{ command-rules }` explica los juegos y las reglas de la casa; `/{ command-leaderboard }`, `/{ command-stats }` y `/{ command-history }` muestran lo jugado.
    {"**"}A tu gusto:** `/{ command-settings } { command-settings-me }` para idioma, avisos y palos de cuatro colores; `/{ command-settings } { command-settings-server }` para quien gestiona el servidor.
    {"**"}Tus datos:** `/{ command-privacy } { command-privacy-export }` te da todo lo guardado sobre ti, `/{ command-privacy } { command-privacy-forget }` lo borra.

    -# ¿Algo va mal? Díselo a quien lleva este bot y envía el archivo de la partida que hay al final: contiene cada jugada.
