# Reglas de la casa y cómo se juega.
rules-standard = Reglas normales
rules-in-force = Reglas de esta mesa
rules-pace = Tiempo por jugada
rules-house = reglas de la casa
rules-also = También llamado { $names }
rules-default-bold = -# Lo habitual va en negrita.

rules-glossary =
    {"**"}Glosario**
    {"**"}Baza**: una carta de cada uno; la gana la mejor · {"**"}borrón**: una puja fallada, tachada en la hoja de puntuación
    {"**"}Carta revelada**: indica el triunfo; nadie la juega · {"**"}descarte**: una carta que ni sigue el palo ni es triunfo
    {"**"}Fallar**: jugar triunfo a un palo que no se tiene · {"**"}fallo**: no tener cartas de un palo
    {"**"}Límite del repartidor**: las pujas no pueden sumar las bazas
    {"**"}Ser mano**: estar a la izquierda del repartidor · {"**"}puja**: cuántas bazas se dice que se harán
    {"**"}Repartidor**: quien reparte; pasa a la izquierda · {"**"}salir**: jugar la primera carta de una baza
    {"**"}Seguir el palo**: jugar una carta del palo de salida · {"**"}sin triunfo**: una mano en la que ningún palo gana a los demás
    {"**"}Triunfo**: el palo que gana a los demás
