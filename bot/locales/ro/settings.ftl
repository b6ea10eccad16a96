# Setări și date personale.
settings-server = Setările serverului
settings-member = Setările tale
settings-language = Limba
settings-language-server = Limba Discord a serverului
settings-language-member = Limba Discordului tău
settings-pace = Timp pentru o mutare la mesele noi
settings-pace-auto = Ca de obicei: relaxat
settings-pings = Mesaj nou când e rândul tău
settings-colours = Culorile cărților
pings-always = Mereu
pings-away = Dacă lipsești de un minut
pings-never = Niciodată
colours-two = Două: negru și roșu
colours-four = Patru: negru, roșu, albastru și verde

settings-presets = Regulile casei pe acest server
settings-presets-none = Încă niciunele. Deschide o masă, apasă { button-house-rules } și salvează-le.
settings-preset-open = Alege regulile casei
settings-preset-standard = implicite
settings-preset-standard-button = Folosește implicit
settings-preset-plain-button = Nu mai folosi implicit
settings-preset-delete = Șterge
settings-preset-confirm = Ștergi regulile casei { $name }? Mesele deschise joacă mai departe după ele.
settings-back = Înapoi

privacy-forget = Uită-mă
privacy-confirm =
    Ștergi tot ce e păstrat despre tine: setări, rezultate și nume? Locurile de la mesele în joc trec la calculator.
    Jocurile terminate rămân fără numele tău. Nu se poate anula.
