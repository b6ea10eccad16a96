# What every room uses.
no-trump = no trump
suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs
joker-big = Big Joker
joker-little = Little Joker
seat-number = seat { $seat }
number = { NUMBER($value, maximumFractionDigits: 1) }
percent = { $value }%
