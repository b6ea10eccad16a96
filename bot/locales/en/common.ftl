# What every room uses: cards, seats, levels, columns, buttons.
no-trump = no trump
suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs
joker-big = Big Joker
joker-little = Little Joker
seat-number = seat { $seat }
number = { NUMBER($value, maximumFractionDigits: 1) }
number-span = { $least } to { $most }
percent = { $value }%

level-easy = easy
level-normal = normal
level-hard = hard

pace-live = Live (1 minute)
pace-relaxed = Relaxed (10 minutes)
pace-slow = Slow (1 day)

# Headings of narrow columns: at most six letters.
column-bid = bid
column-tricks = won
column-points = pts
column-total = total
column-made = bids
column-place = #
column-wins = wins
column-bids = bids
column-rating = rating
column-games = games

button-join = Join
button-leave = Leave
button-computer = Add computer
button-house-rules = House rules
button-start = Start
button-remove-computer = Take one away
button-mine = My hand
button-sheet = Score sheet
button-rules = Rules
button-more = More
button-take-seat = Take the free seat
button-agree = Agree
button-refuse = Refuse
button-back = I'm back
button-rematch = Rematch
button-record = Record file
