# Settings and privacy.
settings-server = This server's settings
settings-member = Your settings
settings-language = Language
settings-language-server = This server's Discord language
settings-language-member = The language of your Discord
settings-pace = Time for a move at new tables
settings-pace-auto = As usual: relaxed
settings-pings = A new message for your turn
settings-colours = Colours of the suits
pings-always = Always
pings-away = When you have been away for a minute
pings-never = Never
colours-two = Two: black and red
colours-four = Four: black, red, blue and green

settings-presets = This server's house rules
settings-presets-none = None yet. Open a table, press { button-house-rules }, and save them.
settings-preset-open = Choose house rules
settings-preset-standard = used by default
settings-preset-standard-button = Use by default
settings-preset-plain-button = Not by default
settings-preset-delete = Delete
settings-preset-confirm = Delete the house rules { $name }? Open tables go on playing by them.
settings-back = Back

privacy-forget = Forget me
privacy-confirm =
    Delete everything stored about you: settings, record and name? Seats at tables in play go to the computer.
    Finished games stay without your name. This cannot be undone.
