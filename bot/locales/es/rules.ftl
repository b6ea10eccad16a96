# Reglas de la casa y cómo se juega.
rules-standard = Reglas normales
rules-in-force = Reglas de esta mesa
rules-pace = Tiempo por jugada
rules-how = Cómo se juega
rules-strategy = Cómo jugar bien
rules-names = Con otros nombres
rules-words = Glosario
rules-also = También llamado { $names }
rules-usual-bold = -# En negrita: con lo que se abre una mesa aquí.
rules-typed = o escrito:
rules-type = Escribir…
rules-not-understood = ⚠️ «{ $typed }» no vale aquí: { $hint }
rules-load-known = Partir de reglas conocidas
rules-load-own = Partir de las reglas de este servidor
rules-back = Reglas normales
rules-save = Guardar para el servidor
rules-name = Nombre de estas reglas de la casa
    .help = Con él las encuentran los miembros de este servidor en /{ command-play }.
rules-saved = ✅ Guardadas como { $name }: en este servidor cualquiera puede jugar así.

rules-glossary =
    {"**"}A K Q J**: As, Rey, Reina, Jota, de mayor a menor
    {"**"}Baraja**: todas las cartas del juego
    {"**"}Baza**: una carta de cada uno; la gana la mejor
    {"**"}Baza impar**: cada baza por encima del libro
    {"**"}Borrón**: una puja fallida, tachada en la hoja de puntuación
    {"**"}Carta revelada**: indica el triunfo; nadie la juega
    {"**"}Descarte**: una carta que ni sigue el palo ni es triunfo
    {"**"}Fallar**: jugar triunfo a un palo que no se tiene
    {"**"}Fallo**: no tener cartas de un palo
    {"**"}Honores**: en el Whist, as, rey, reina y jota de triunfo
    {"**"}Libro (book)**: en el Whist, las seis primeras bazas de un bando
    {"**"}Límite del repartidor**: las pujas no pueden sumar las bazas
    {"**"}Mano**: las cartas de un jugador; también un reparto con su juego
    {"**"}Muerto (dummy)**: la mano boca arriba, que juega su compañero
    {"**"}Puja**: cuántas bazas se dice que se harán
    {"**"}Reglas de la casa**: lo que un grupo ha acordado donde hay varias costumbres
    {"**"}Renuncio**: no seguir el palo teniéndolo en la mano
    {"**"}Repartidor**: quien reparte; pasa a la izquierda
    {"**"}Rubber**: un encuentro, por lo general a dos juegos ganados
    {"**"}Salir**: jugar la primera carta de una baza
    {"**"}Seguir el palo**: jugar una carta del palo de salida
    {"**"}Ser mano**: estar a la izquierda del repartidor
    {"**"}Sin triunfo**: una mano en la que ningún palo gana a los demás
    {"**"}Slam**: las trece bazas
    {"**"}Triunfo**: el palo que gana a los demás
