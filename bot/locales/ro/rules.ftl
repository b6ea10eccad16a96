# Regulile casei și cum se joacă.
rules-standard = Reguli standard
rules-in-force = Regulile acestei mese
rules-pace = Timp pentru o mutare
rules-house = regulile casei
rules-also = Cunoscut și ca { $names }
rules-default-bold = -# Alegerea obișnuită e cu litere groase.

rules-glossary =
    {"**"}Glosar**
    {"**"}Atu**: culoarea care le bate pe celelalte · {"**"}cartea întoarsă**: arată atuul; nu o joacă nimeni
    {"**"}A decarta**: a juca o carte care nici nu urmează culoarea, nici nu taie · {"**"}a deschide**: a juca prima carte a unei levate
    {"**"}Fără atu**: o mână în care nicio culoare nu le bate pe celelalte · {"**"}fără culoare**: fără nicio carte dintr-o culoare
    {"**"}Împărțitor**: cine dă cărțile; se schimbă spre stânga · {"**"}primul jucător**: cel din stânga împărțitorului
    {"**"}Levată**: câte o carte de la fiecare, luată de cea mai bună · {"**"}licitație**: câte levate spui că vei lua
    {"**"}Pată**: o licitație ratată, înnegrită în carnetul de scor
    {"**"}Restricția împărțitorului**: suma licitațiilor nu poate fi numărul levatelor
    {"**"}A tăia**: a juca atu la o culoare pe care nu o ai · {"**"}a urma culoarea**: a juca o carte din culoarea deschisă
