# Ce folosesc toate camerele: cărți, locuri, niveluri, coloane, butoane.
no-trump = fără atu
suit-spades = pică
suit-hearts = inimă roșie
suit-diamonds = romb
suit-clubs = treflă
joker-big = Jokerul mare
joker-little = Jokerul mic
seat-number = locul { $seat }
number = { NUMBER($value, maximumFractionDigits: 1) }
number-span = { $least }–{ $most }
percent = { $value }%

level-easy = ușor
level-normal = normal
level-hard = greu

pace-live = Pe viu (1 minut)
pace-relaxed = Relaxat (10 minute)
pace-slow = Lent (1 zi)

# Capete de coloane înguste: cel mult șase litere.
column-bid = lic
column-tricks = lev
column-points = pct
column-total = total
column-made = lic
column-place = #
column-wins = vict
column-bids = lic
column-rating = rating
column-games = jocuri

button-join = Mă așez
button-leave = Mă ridic
button-computer = Adaugă calculator
button-house-rules = Regulile casei
button-start = Începe
button-remove-computer = Scoate unul
button-mine = Mâna mea
button-sheet = Carnet de scor
button-rules = Reguli
button-more = Mai multe
button-take-seat = Ocupă locul liber
button-agree = De acord
button-refuse = Refuz
button-back = M-am întors
button-rematch = Revanșă
button-record = Fișierul jocului
