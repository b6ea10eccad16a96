# Regulile casei și cum se joacă.
rules-standard = Reguli standard
rules-in-force = Regulile acestei mese
rules-pace = Timp pentru o mutare
rules-house = regulile casei
rules-also = Cunoscut și ca { $names }
rules-default-bold = -# Alegerea obișnuită e cu litere groase.

rule-nomination-structure = Mâini
    .help = câte cărți se dau în fiecare mână
choice-nomination-structure-7-1-7 = de la 7 la 1 și înapoi la 7
choice-nomination-structure-7-1 = de la 7 la 1
choice-nomination-structure-10-1-10 = de la 10 la 1 și înapoi la 10
choice-nomination-structure-1-7-1 = de la 1 la 7 și înapoi la 1
rule-nomination-hook = Restricția împărțitorului
    .help = împărțitorul nu poate aduce suma licitațiilor la numărul levatelor
choice-nomination-hook-on = da
choice-nomination-hook-off = nu
rule-nomination-scoring = Scor
    .help = cât valorează o mână
choice-nomination-scoring-exact = exact: 10 plus licitația, altfel nimic

rules-nomination-1 =
    {"**"}Scopul** e să spui câte levate vei lua și să iei exact atâtea.

    {"**"}Împărțirea.** Toți primesc la fel de multe cărți, cu una mai puțin la fiecare mână până la una singură, apoi cu una mai mult. Cartea următoare se întoarce: culoarea ei e atu. Împărțitorul se schimbă spre stânga.

    {"**"}Licitarea.** Din stânga împărțitorului fiecare licitează o dată: de la nicio levată la toate. Împărțitorul licitează ultimul și nu poate aduce suma licitațiilor la numărul levatelor, deci cineva ratează mereu.

    {"**"}Jocul.** Deschide jucătorul din stânga împărțitorului. Se urmează culoarea dacă se poate; altfel se joacă orice carte. Levata o ia cel mai mare atu sau, fără atu, cea mai mare carte din culoarea deschisă. Cine o ia deschide următoarea.

    {"**"}Scorul.** Exact cât ai licitat: 10 puncte și încă unul de levată. Mai mult sau mai puțin: nimic, și o pată în carnetul de scor. Câștigă totalul cel mai mare; la total egal locul se împarte.
