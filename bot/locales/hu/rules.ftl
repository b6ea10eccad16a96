# Házi szabályok, és hogyan kell játszani.
rules-standard = Szokásos szabályok
rules-in-force = Ennek az asztalnak a szabályai
rules-pace = Gondolkodási idő
rules-how = Hogyan kell játszani
rules-strategy = Hogyan kell jól játszani
rules-names = Más neveken
rules-words = Szójegyzék
rules-also = Más néven { $names }
rules-usual-bold = -# Vastag betűvel: így nyílik itt egy asztal.
rules-typed = vagy beírva:
rules-type = Beírom…
rules-not-understood = ⚠️ Ez itt nem jó: „{ $typed }”. { $hint }
rules-load-known = Kezdés ismert szabályokkal
rules-load-own = Kezdés a szerver szabályaival
rules-back = Szokásos szabályok
rules-save = Mentés a szervernek
rules-name = A házi szabályok neve
    .help = Ezen a néven találják meg a szerver tagjai: /{ command-play }.
rules-saved = ✅ Elmentve: { $name }. Ezen a szerveren bárki játszhat így.

rules-glossary =
    {"**"}A K Q J**: Ász, Király, Dáma, Bubi, felülről lefelé
    {"**"}Adu**: a szín, amely a többit üti
    {"**"}Adu nélkül**: olyan kéz, amelyben egyik szín sem üti a többit
    {"**"}Aduzni**: adut tenni arra a színre, amelyik hiányzik
    {"**"}Asztal (dummy)**: a terített kéz, a partnere teszi a lapjait
    {"**"}Book**: a whistben egy oldal első hat ütése
    {"**"}Dobni**: olyan lapot tenni, amely se nem szín, se nem adu
    {"**"}Felfordított lap**: az adut mutatja; senki sem játssza ki
    {"**"}Házi szabályok**: amiben egy társaság megegyezett, ahol a játékmódok eltérnek
    {"**"}Hiány**: ha egy színből nincs lap
    {"**"}Honőrök**: a whistben az adu ász, király, dáma és bubi
    {"**"}Ígéret**: hány ütést mondasz
    {"**"}Kéz**: egy játékos lapjai; egy osztás és a lejátszása is
    {"**"}Kezdeni**: az ütés első lapját kijátszani
    {"**"}Kezdő játékos**: az osztó bal oldali szomszédja
    {"**"}Osztó**: aki oszt; mindig a balra ülő következik
    {"**"}Az osztó megkötése**: az ígéretek összege nem lehet annyi, ahány ütés van
    {"**"}Paca**: elbukott ígéret, feketén a pontozólapon
    {"**"}Pakli**: a játék összes lapja
    {"**"}Páratlan ütés**: minden ütés a book fölött
    {"**"}Renonsz**: nem tenni színt, bár van kézben
    {"**"}Robber**: mérkőzés, többnyire két nyert játszmáig
    {"**"}Szlem**: mind a tizenhárom ütés
    {"**"}Színre színt**: a kivezetett színből tenni
    {"**"}Ütés**: mindenki egy lapja, a legjobb viszi
