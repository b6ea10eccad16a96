# Regole della casa e come si gioca.
rules-standard = Regole standard
rules-in-force = Regole di questo tavolo
rules-pace = Tempo per una mossa
rules-house = regole della casa
rules-also = Detto anche { $names }
rules-default-bold = -# La scelta abituale è in grassetto.

rules-glossary =
    {"**"}Glossario**
    {"**"}Aprire**: giocare la prima carta di una presa · {"**"}atout**: il seme che batte gli altri
    {"**"}Carta girata**: indica l'atout; non la gioca nessuno · {"**"}dichiarazione**: quante prese si dice di fare
    {"**"}Limite del mazziere**: la somma delle dichiarazioni non può dare il numero delle prese
    {"**"}Macchia**: una dichiarazione mancata, annerita sul segnapunti · {"**"}mazziere**: chi distribuisce; cambia verso sinistra
    {"**"}Presa**: una carta di ciascuno, vinta dalla migliore · {"**"}primo di mano**: chi siede alla sinistra del mazziere
    {"**"}Rispondere al seme**: giocare una carta del seme di apertura · {"**"}scarto**: una carta che non risponde e non taglia
    {"**"}Senza atout**: una mano in cui nessun seme batte gli altri · {"**"}tagliare**: giocare atout su un seme che non si ha
    {"**"}Vuoto**: senza carte di un seme
