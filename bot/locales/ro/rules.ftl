# Regulile casei și cum se joacă.
rules-standard = Reguli standard
rules-in-force = Regulile acestei mese
rules-pace = Timp pentru o mutare
rules-how = Cum se joacă
rules-strategy = Cum se joacă bine
rules-names = Sub alte nume
rules-words = Glosar
rules-also = Cunoscut și ca { $names }
rules-usual-bold = -# Cu litere îngroșate: cum se deschide o masă aici.
rules-typed = sau, scris:
rules-type = Scrie…
rules-not-understood = ⚠️ „{ $typed }” nu merge aici: { $hint }
rules-load-known = Pornește de la reguli cunoscute
rules-load-own = Pornește de la regulile serverului
rules-back = Reguli standard
rules-save = Salvează pentru server
rules-name = Numele acestor reguli ale casei
    .help = Sub acest nume le găsesc membrii serverului în /{ command-play }.
rules-saved = ✅ Salvate ca { $name }: pe acest server oricine poate juca după ele.

rules-glossary =
    {"**"}A K Q J**: As, Popă, Damă, Valet, de la cea mai mare în jos
    {"**"}Atu**: culoarea care le bate pe celelalte
    {"**"}Book**: la Whist, primele șase levate ale unei părți
    {"**"}Cartea întoarsă**: arată atuul; nu o joacă nimeni
    {"**"}A decarta**: a juca o carte care nici nu urmează culoarea, nici nu taie
    {"**"}A deschide**: a juca prima carte a unei levate
    {"**"}Fără atu**: o mână în care nicio culoare nu le bate pe celelalte
    {"**"}Fără culoare**: fără nicio carte dintr-o culoare
    {"**"}Împărțitor**: cine dă cărțile; se schimbă spre stânga
    {"**"}Levată**: câte o carte de la fiecare, luată de cea mai bună
    {"**"}Levată peste carte**: fiecare levată peste book
    {"**"}Licitație**: câte levate spui că vei lua
    {"**"}Mână**: cărțile unui jucător; și o împărțire cu jocul ei
    {"**"}Mort (dummy)**: mâna cu fața în sus, jucată de partenerul ei
    {"**"}Onori**: la Whist asul, popa, dama și valetul de atu
    {"**"}Pachet**: toate cărțile jocului
    {"**"}Pată**: o licitație ratată, înnegrită în carnetul de scor
    {"**"}Primul jucător**: cel din stânga împărțitorului
    {"**"}Regulile casei**: ce a hotărât un grup acolo unde se joacă diferit
    {"**"}Renons**: a nu urma culoarea, deși o ai în mână
    {"**"}Restricția împărțitorului**: suma licitațiilor nu poate fi numărul levatelor
    {"**"}Rober**: un meci, de obicei până la două partide câștigate
    {"**"}Șlem**: toate cele treisprezece levate
    {"**"}A tăia**: a juca atu la o culoare pe care nu o ai
    {"**"}A urma culoarea**: a juca o carte din culoarea deschisă
