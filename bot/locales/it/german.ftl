# Whist tedesco: i suoi nomi, le regole della casa e come si gioca.
game-german = Whist tedesco
    .also = German Whist|Whist in due
preset-german = Whist tedesco
    .also = German Whist|Whist in due
preset-german_fifty = Whist tedesco ai cinquanta
    .also = German Whist|Corsa ai cinquanta
preset-german_all = Whist tedesco, contano tutte le prese
    .also = German Whist|Ventisei prese

contract-stock =
    { $left ->
        [0] { $counting ->
            [last] Il tallone è finito: contano queste prese
            [weighted] Il tallone è finito: le prese contano doppio
           *[all] Il tallone è finito
        }
        [one] { $left } carta nel tallone
       *[other] { $left } carte nel tallone
    }{ $goal ->
        [0] {""}
       *[other] {" "}· si gioca ai { $goal }
    }
problem-fifty-deals = per la corsa ai cinquanta servono punti per le prese
    .member = Per la corsa ai cinquanta servono punti per le prese: scegli un altro punteggio.

rule-german-counting = Prese che contano
    .help = quali delle ventisei
choice-german-counting-last = le ultime tredici
choice-german-counting-all = tutte
choice-german-counting-weighted = tutte, le ultime tredici doppie
rule-german-scoring = Punteggio
    .help = quanto vale una mano
choice-german-scoring-deals = 1 a chi vince
choice-german-scoring-tricks = 1 per ogni presa, a tutti e due
choice-german-scoring-over = 1 per ogni presa oltre la metà
choice-german-scoring-margin = la differenza di prese
rule-german-length = Durata
    .help = quando finisce la partita
choice-german-length-3 = 3 mani
choice-german-length-1 = 1 mano
choice-german-length-5 = 5 mani
choice-german-length-7 = 7 mani
choice-german-length-fifty = corsa ai cinquanta
rule-german-no_trump = Senza briscola
    .help = il valore che vuol dire senza briscola quando è la prima carta del tallone
choice-german-no_trump-none = nessuno
choice-german-no_trump-ace = asso
choice-german-no_trump-king = re
choice-german-no_trump-queen = regina
choice-german-no_trump-jack = fante

rules-german-1 =
    {"**"}Lo scopo** è guadagnare buone carte dal tallone con le prime tredici prese, e con quelle fare la maggior parte delle ultime tredici.

    {"**"}La distribuzione.** Tredici carte a testa; le altre ventisei sono il tallone. La prima si gira, e il suo seme è briscola per tutta la mano. Apre chi non ha dato le carte. Si dà a turno.

    {"**"}Finché c'è il tallone,** chi fa la presa prende la carta girata, l'altro quella seguente senza mostrarla; poi si gira un'altra carta. Così una buona carta si cerca di vincerla, e una cattiva di perderla.

    {"**"}Finito il tallone,** si giocano le tredici carte in mano, e contano solo queste prese. Sempre si risponde al seme se si può; chi è vuoto gioca quello che vuole. La presa va alla briscola più alta o, se non ce n'è, alla carta più alta del seme di apertura; l'asso è la più alta di tutte. Chi fa la presa apre la successiva.

    {"**"}Il punteggio.** Sette delle ultime tredici prese vincono la mano, e due mani su tre la partita. Nella corsa ai cinquanta ogni presa è un punto; se tutti e due arrivano a cinquanta nella stessa mano si va ai sessanta, e così via, finché uno è arrivato da solo.

strategy-german-1 =
    {"**"}La carta girata.** Una briscola, un asso o un re valgono una buona carta tua; per una carta piccola conviene perdere la presa, perché la seguente in media è migliore.

    {"**"}Vincere e perdere con poco.** Prendi una carta buona con la più bassa che basta, e lascia andare quella cattiva con la tua peggiore.

    {"**"}Ricordare.** Vedi passare una carta del tallone su due, e sai di chi è. Nelle ultime tredici prese puoi conoscere tutta la mano dell'avversario.

    {"**"}Preparare la fine.** Tieni le briscole e un seme lungo con le sue carte alte. L'ultima presa con il tallone dà anche l'apertura: può valere più della sua carta.
