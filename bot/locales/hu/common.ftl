# Ami mindenhol kell: lapok, helyek, szintek, oszlopok, gombok.
no-trump = adu nélkül
suit-spades = pikk
suit-hearts = kőr
suit-diamonds = káró
suit-clubs = treff
joker-big = Nagy dzsóker
joker-little = Kis dzsóker
seat-number = { $seat }. hely
number = { NUMBER($value, maximumFractionDigits: 1) }
number-span = { $least }–{ $most }
percent = { $value }%

level-easy = könnyű
level-normal = közepes
level-hard = nehéz

pace-live = Pergő (1 perc)
pace-relaxed = Kényelmes (10 perc)
pace-slow = Lassú (1 nap)

# Keskeny oszlopok fejlécei: legfeljebb hat betű.
column-bid = ígért
column-tricks = ütés
column-points = pont
column-total = össz
column-made = ígért
column-place = #
column-wins = győz
column-bids = ígért
column-rating = rating
column-games = parti

button-join = Leülök
button-leave = Felállok
button-computer = Gépi játékos
button-house-rules = Házi szabályok
button-start = Kezdés
button-remove-computer = Egyet elküldök
button-mine = A kezem
button-sheet = Pontozólap
button-rules = Szabályok
button-more = Továbbiak
button-take-seat = Leülök a szabad helyre
button-agree = Igen
button-refuse = Nem
button-back = Itt vagyok
button-rematch = Visszavágó
button-record = Játékfájl
