# Impostazioni e privacy.
settings-server = Impostazioni di questo server
settings-member = Le tue impostazioni
settings-language = Lingua
settings-language-server = La lingua Discord del server
settings-language-member = La lingua del tuo Discord
settings-pace = Tempo per una mossa ai nuovi tavoli
settings-pace-auto = Come al solito: tranquillo
settings-pings = Un nuovo messaggio quando tocca a te
settings-colours = Colori dei semi
pings-always = Sempre
pings-away = Se manchi da un minuto
pings-never = Mai
colours-two = Due: nero e rosso
colours-four = Quattro: nero, rosso, blu e verde

settings-presets = Le regole della casa di questo server
settings-presets-none = Ancora nessuna. Apri un tavolo, premi { button-house-rules } e salvale.
settings-preset-open = Scegli delle regole della casa
settings-preset-standard = predefinite
settings-preset-standard-button = Usa come predefinite
settings-preset-plain-button = Non più predefinite
settings-preset-delete = Cancella
settings-preset-confirm = Cancellare le regole della casa { $name }? I tavoli aperti continuano a usarle.
settings-back = Indietro

privacy-forget = Dimenticami
privacy-confirm =
    Cancellare tutto ciò che è salvato su di te: impostazioni, risultati e nome? I posti ai tavoli in gioco vanno al computer.
    Le partite finite restano senza il tuo nome. Non si può annullare.
