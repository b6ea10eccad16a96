# Ciò che serve ovunque: carte, posti, livelli, colonne, pulsanti.
no-trump = senza { word-trump }
# Si dice atout dove si devono fare esattamente le prese dichiarate, briscola nel Whist e nella sua famiglia.
word-trump =
    { $played ->
        [nomination] atout
        [romanian] atout
       *[other] briscola
    }
word-the-trump =
    { $played ->
        [nomination] l'atout
        [romanian] l'atout
       *[other] la briscola
    }
word-trump-heading =
    { $played ->
        [nomination] Atout
        [romanian] Atout
       *[other] Briscola
    }
word-turned =
    { $played ->
        [nomination] scoperta
        [romanian] scoperta
       *[other] girata
    }
suit-spades = picche
suit-hearts = cuori
suit-diamonds = quadri
suit-clubs = fiori
joker-big = Jolly grande
joker-little = Jolly piccolo
seat-number = posto { $seat }
number = { NUMBER($value, maximumFractionDigits: 1) }
number-span = { $least }–{ $most }
percent = { $value }%

level-easy = facile
level-normal = normale
level-hard = difficile

pace-live = Dal vivo (1 minuto)
pace-relaxed = Tranquillo (10 minuti)
pace-slow = Lento (1 giorno)

# Intestazioni di colonne strette: al massimo sei lettere.
column-bid = dich
column-tricks = prese
column-points = punti
column-total = totale
column-made = dich
column-place = #
column-wins = vinte
column-bids = dich
column-rating = rating
column-games = gioc

button-join = Siediti
button-leave = Alzati
button-computer = Aggiungi computer
button-house-rules = Regole della casa
button-start = Inizia
button-remove-computer = Toglilo
button-mine = La mia mano
button-sheet = Segnapunti
button-rules = Regole
button-more = Altro
button-take-seat = Prendi il posto libero
button-agree = Accetta
button-refuse = Rifiuta
button-back = Ci sono di nuovo
button-rematch = Rivincita
button-record = File della partita
