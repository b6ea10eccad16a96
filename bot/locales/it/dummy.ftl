# Dummy Whist. Le regole della casa sono quelle del Whist.
game-dummy = Dummy Whist (Whist col morto)
    .also = Dummy|Double Dummy|Whist col morto|Whist in tre|Mort
preset-dummy = Whist col morto
    .also = Dummy|Dummy Whist|Double Dummy|Whist in tre|Mort

dummy-of = morto di { $who }
dummy-unclaimed = Morto
status-dummy = ha il morto
hand-dummy = Gioca una carta del { $who }
hand-own = Gioca una carta della tua mano
hand-own-cards = La tua mano: { $cards }

rule-dummy-target = { rule-whist-target }
    .help = { rule-whist-target.help }
choice-dummy-target-5 = { choice-whist-target-5 }
choice-dummy-target-7 = { choice-whist-target-7 }
choice-dummy-target-9 = { choice-whist-target-9 }
choice-dummy-target-10 = { choice-whist-target-10 }
rule-dummy-trump = { rule-whist-trump }
    .help = { rule-whist-trump.help }
choice-dummy-trump-last_card = { choice-whist-trump-last_card }
choice-dummy-trump-none = { choice-whist-trump-none }
rule-dummy-honours = { rule-whist-honours }
    .help = { rule-whist-honours.help }
choice-dummy-honours-on = { choice-whist-honours-on }
choice-dummy-honours-off = { choice-whist-honours-off }
rule-dummy-honours_limit = { rule-whist-honours_limit }
    .help = { rule-whist-honours_limit.help }
choice-dummy-honours_limit-at_last_point = { choice-whist-honours_limit-at_last_point }
choice-dummy-honours_limit-never_win = { choice-whist-honours_limit-never_win }
choice-dummy-honours_limit-none = { choice-whist-honours_limit-none }
rule-dummy-games = { rule-whist-games }
    .help = { rule-whist-games.help }
choice-dummy-games-3 = { choice-whist-games-3 }
choice-dummy-games-1 = { choice-whist-games-1 }
rule-dummy-settlement = { rule-whist-settlement }
    .help = { rule-whist-settlement.help }
choice-dummy-settlement-points = { choice-whist-settlement-points }
choice-dummy-settlement-laws = { choice-whist-settlement-laws }
choice-dummy-settlement-short = { choice-whist-settlement-short }
rule-dummy-slam_bonus = { rule-whist-slam_bonus }
    .help = { rule-whist-slam_bonus.help }
    .typed = { rule-whist-slam_bonus.typed }
choice-dummy-slam_bonus-0 = { choice-whist-slam_bonus-0 }
choice-dummy-slam_bonus-1 = { choice-whist-slam_bonus-1 }
choice-dummy-slam_bonus-2 = { choice-whist-slam_bonus-2 }
choice-dummy-slam_bonus-3 = { choice-whist-slam_bonus-3 }
choice-dummy-slam_bonus-5 = { choice-whist-slam_bonus-5 }
rule-dummy-revokes = { rule-whist-revokes }
    .help = { rule-whist-revokes.help }
choice-dummy-revokes-stopped = { choice-whist-revokes-stopped }
choice-dummy-revokes-tricks = { choice-whist-revokes-tricks }
choice-dummy-revokes-points = { choice-whist-revokes-points }
choice-dummy-revokes-laws = { choice-whist-revokes-laws }
rule-dummy-rubbers = { rule-whist-rubbers }
    .help = in tre ciascuno ha il morto una volta
    .typed = { rule-whist-rubbers.typed }
choice-dummy-rubbers-3 = { choice-whist-rubbers-3 }
choice-dummy-rubbers-1 = { choice-whist-rubbers-1 }
choice-dummy-rubbers-2 = { choice-whist-rubbers-2 }
choice-dummy-rubbers-6 = 6 rubber

rules-dummy-1 =
    {"**"}Whist in tre.** La quarta mano, il morto (dummy), sta scoperta fin dalla distribuzione. Un giocatore l'ha per partner, ne gioca le carte al suo turno, e da solo con essa affronta gli altri due. Il resto è come nel Whist: sei prese sono il book, ogni presa dispari è un punto, poi gli onori.

    {"**"}I turni.** In ogni rubber il morto dà le carte per primo, quindi apre chi siede alla sua sinistra. Dopo ogni rubber il morto passa al giocatore seguente; quando tutti lo hanno avuto una volta, vince il totale più alto.

    {"**"}Il punteggio.** Ognuno conta per sé. Quando la parte del morto è avanti di qualche punto, il suo giocatore li riceve da ciascuno degli altri due; quando è indietro, li paga a ciascuno. Così la somma dei totali è sempre zero.

    {"**"}Double Dummy.** Due giocatori hanno ciascuno un morto di fronte; tutti e due i morti sono scoperti.

    {"**"}Il tavolo severo.** Le rinunce si contestano come nel Whist. Un morto non può farne.

strategy-dummy-1 =
    {"**"}Due mani come una.** Contare le prese che si vedono, poi da dove verranno le altre: un seme lungo da affrancare, un taglio nella mano con meno briscole, una carta che sta dietro a quella che deve superarla.

    {"**"}Giocare verso la forza.** Far giocare per ultima la mano con le carte alte: si apre dalla mano debole verso quella forte.

    {"**"}Contro il morto** aprire attraverso la sua forza se gioca dopo, verso la sua debolezza se gioca per ultimo. Quello che si vede nel morto e nella propria mano dice che cosa può avere il partner.

    {"**"}Il turno del morto** viene per tutti. Una piccola perdita con il morto e due buoni rubber contro possono vincere la serata.
