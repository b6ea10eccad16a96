# Lo que sirve en todas partes: cartas, asientos, niveles, columnas, botones.
no-trump = sin triunfo
suit-spades = picas
suit-hearts = corazones
suit-diamonds = diamantes
suit-clubs = tréboles
joker-big = Comodín grande
joker-little = Comodín pequeño
seat-number = asiento { $seat }
number = { NUMBER($value, maximumFractionDigits: 1) }
number-span = { $least }–{ $most }
percent = { $value } %

level-easy = fácil
level-normal = normal
level-hard = difícil

pace-live = En vivo (1 minuto)
pace-relaxed = Tranquilo (10 minutos)
pace-slow = Lento (1 día)

# Encabezados de columnas estrechas: seis letras como mucho.
column-bid = puja
column-tricks = bazas
column-points = ptos
column-total = total
column-made = pujas
column-place = #
column-wins = vict
column-bids = pujas
column-rating = rating
column-games = part

button-join = Sentarme
button-leave = Levantarme
button-computer = Añadir máquina
button-house-rules = Reglas de la casa
button-start = Empezar
button-remove-computer = Quitar uno
button-mine = Mi mano
button-sheet = Hoja de puntuación
button-rules = Reglas
button-more = Más
button-take-seat = Ocupar el asiento libre
button-agree = De acuerdo
button-refuse = No
button-back = Ya estoy aquí
button-rematch = Revancha
button-record = Archivo de la partida
