# Por qué se rechaza algo. El valor es una proposición, como en el error de un archivo; el atributo, una frase para el miembro.
illegal-now = ahora no
    .member = Ahora no se puede.
illegal-must-follow = hay que seguir el palo: { $suit }
    .member = Tienes que seguir el palo: { $suit }.
illegal-not-held = { $card } no está en la mano
    .member = No tienes { $card }.
illegal-hook = las pujas no pueden sumar { $tricks }
    .member = Las pujas no pueden sumar { $tricks }.
illegal-bid-range = se puja de 0 a { $most }
    .member = Puja de 0 a { $most }.
illegal-deal-shape = el reparto no tiene las cartas que debe
illegal-deal-cards = una carta está repetida o no es de la baraja

problem-players = pueden jugar de { $least } a { $most }, no { $players }
    .member = Pueden jugar de { $least } a { $most }; en la mesa: { $players }.
problem-hand-too-large = { $players } jugadores pueden tener { $most } cartas cada uno como mucho, no { $cards }
    .member = La baraja no alcanza: { $players } jugadores pueden tener { $most } cartas cada uno como mucho, no { $cards }.

error-not-your-turn = no es su turno
    .member = No te toca.
error-unknown-rule = no existe la regla { $rule }
error-unknown-choice = { $rule } no puede ser { $value }
error-table = Eso no se puede en esta mesa.
error-table-gone = Esta mesa está cerrada. Abre otra con /{ command-play }.
error-channel-taken = Ya hay una mesa en este canal.
error-not-seated = No tienes asiento en esta mesa.
error-already-seated = Ya tienes asiento en esta mesa.
error-table-full = Todos los asientos están ocupados.
error-not-host = Solo puede hacerlo quien abrió la mesa.
error-not-in-lobby = La partida ya ha empezado.
error-not-running = Aquí no se está jugando.
error-paused = La mesa está en pausa.
error-stale = Eso ya está decidido. Así están las cosas ahora.
error-nothing-to-remind = No se espera a nadie más, o ya se les ha recordado.
error-claim-not-sure = Tus cartas no ganan con seguridad todas las bazas que quedan.
error-not-saved = No se ha guardado, inténtalo de nuevo.
error-not-allowed = No puedes hacer esto.
error-unknown-game = No conozco ningún juego llamado { $name }.
error-unknown-preset = Este juego no tiene reglas de la casa llamadas { $name }.
error-cannot-post = No puedo escribir en este canal: pídeselo a quien gestiona el servidor.

record-refused = { $who } no puede { $what }: { $reason }
record-house = la casa
record-version = la primera línea debe ser { $version }
record-head = se espera game NOMBRE players=N dealer=N y las reglas de la casa
record-game = no existe el juego { $game }
record-line = no es una línea de un archivo: { $text }
record-shuffle-late = una mezcla se promete antes de su reparto
record-proof-digest = la prueba no da la huella prometida
record-proof-pack = la prueba no muestra toda la baraja
record-proof-deal = la baraja probada da otro reparto
replay-missing = { $file } no existe.
replay-unreadable = { $file } no se puede leer.
replay-not-text = { $file } no es texto UTF-8.
