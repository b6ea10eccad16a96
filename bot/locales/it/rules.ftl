# Regole della casa e come si gioca.
rules-standard = Regole standard
rules-in-force = Regole di questo tavolo
rules-pace = Tempo per una mossa
rules-how = Come si gioca
rules-strategy = Come giocare bene
rules-names = Con altri nomi
rules-words = Glossario
rules-also = Detto anche { $names }
rules-usual-bold = -# In grassetto: come si apre un tavolo qui.
rules-typed = oppure, scritto:
rules-type = Scrivi…
rules-not-understood = ⚠️ «{ $typed }» qui non va: { $hint }
rules-load-known = Parti da regole note
rules-load-own = Parti dalle regole di questo server
rules-back = Regole standard
rules-save = Salva per questo server
rules-name = Nome di queste regole della casa
    .help = Con questo nome i membri del server le trovano in /{ command-play }.
rules-saved = ✅ Salvate come { $name }: su questo server tutti possono giocare così.

rules-glossary =
    {"**"}A K Q J**: Asso, Re, Regina, Fante, dalla più alta in giù
    {"**"}Aprire**: giocare la prima carta di una presa
    {"**"}{ word-trump-heading }**: il seme che batte gli altri
    {"**"}Book**: nel Whist le prime sei prese di una parte
    {"**"}Carta { word-turned }**: indica { word-the-trump }; non la gioca nessuno
    {"**"}Dichiarazione**: quante prese si dice di fare
    {"**"}Limite del mazziere**: la somma delle dichiarazioni non può dare il numero delle prese
    {"**"}Macchia**: una dichiarazione mancata, annerita sul segnapunti
    {"**"}Mano**: le carte di un giocatore; anche una distribuzione con il suo gioco
    {"**"}Mazziere**: chi distribuisce; cambia verso sinistra
    {"**"}Mazzo**: tutte le carte del gioco
    {"**"}Morto (dummy)**: la mano scoperta, giocata dal suo partner
    {"**"}Onori**: nel Whist asso, re, regina e fante di { word-trump }
    {"**"}Presa**: una carta di ciascuno, vinta dalla migliore
    {"**"}Presa dispari**: ogni presa oltre il book
    {"**"}Primo di mano**: chi siede alla sinistra del mazziere
    {"**"}Regole della casa**: ciò che un gruppo ha concordato dove i modi di giocare cambiano
    {"**"}Rinuncia**: non rispondere al seme pur avendolo
    {"**"}Rispondere al seme**: giocare una carta del seme di apertura
    {"**"}Rubber**: un incontro, di solito a due partite vinte
    {"**"}Scarto**: una carta che non risponde e non taglia
    {"**"}Senza { word-trump }**: una mano in cui nessun seme batte gli altri
    {"**"}Slam**: tutte e tredici le prese
    {"**"}Tagliare**: giocare { word-trump } su un seme che non si ha
    {"**"}Vuoto**: senza carte di un seme
