# Solo Whist: nume, anunțuri, contracte, regulile casei și cum se joacă.
game-solo = Solo Whist
    .also = Solo|English Solo|Whist à seul
preset-solo = Solo Whist, reguli standard
    .also = Solo|English Solo|Whist à seul
preset-solo_pence = Solo Whist pe penny
    .also = Solo|Levate în plus
preset-solo_hoyle = Solo Whist după Hoyle
    .also = Solo|Misère generală

call-prop = Propunere
call-cop = Accept
call-solo = Solo
call-misere = Misère
call-abundance = Abundență
call-royal = Abundență la atu
call-spread = Misère deschisă
call-slam = Șlem

contract-solo =
    { $who } joacă { $call }: { $tricks ->
        [0] nicio levată
        [one] { $tricks } levată
        [few] { $tricks } levate
       *[other] { $tricks } de levate
    }
contract-solo-pair = { $who } și { $partner } joacă Propunere și Accept: 8 levate împreună
contract-solo-standing =
    { $who } anunță { $call }: { $tricks ->
        [0] nicio levată
        [one] { $tricks } levată
        [few] { $tricks } levate
       *[other] { $tricks } de levate
    }
contract-solo-standing-pair = { $who } și { $partner } anunță Propunere și Accept: 8 levate împreună
contract-solo-general =
    Misère generală: { $rule ->
        [last_trick] plătește cine ia ultima levată
       *[most_tricks] plătește cine ia cele mai multe levate
    }
contract-solo-thrown-in = Nimeni nu a jucat ultima împărțire: cărți noi.
status-declarer = declarant
status-sits-out = stă pe margine
illegal-call = acest anunț nu e posibil
    .member = Acum nu poți face acest anunț.

rule-solo-rounds = Durată
    .help = de câte ori împarte fiecare
    .typed = De câte ori împarte fiecare: de la 1 la 12.
choice-solo-rounds-1 = o dată
choice-solo-rounds-2 = de două ori
choice-solo-rounds-3 = de 3 ori
choice-solo-rounds-4 = de 4 ori
rule-solo-settlement = Mize
    .help = cât plătește fiecare adversar, de la Propunere și Accept până la Șlem
choice-solo-settlement-units = 1 1 2 3 3 4 6
choice-solo-settlement-pence = 6 6 12 18 18 24 36, plus 1 pentru fiecare levată în plus sau în minus
choice-solo-settlement-points = 10 10 25 50 60 75 100
rule-solo-abundance_overtricks = Levatele în plus ale unei Abundențe
    .help = cât contează când levatele în plus se plătesc
choice-solo-abundance_overtricks-single = o dată
choice-solo-abundance_overtricks-double = dublu
rule-solo-thirteen_together = Toate treisprezece la Propunere și Accept
    .help = cât contează levatele în plus când se plătesc
choice-solo-thirteen_together-double = dublu
choice-solo-thirteen_together-single = o dată
rule-solo-slam_trump = Atu la Șlem
    .help = dacă cine îl anunță alege atuul
choice-solo-slam_trump-none = fără atu
choice-solo-slam_trump-declarer = îl alege cine anunță
rule-solo-unaccepted_prop = Propunere neacceptată
    .help = ce se întâmplă cu ea când toți ceilalți spun pas
choice-solo-unaccepted_prop-raise = cine a făcut-o poate anunța mai mult
choice-solo-unaccepted_prop-throw_in = nu joacă nimeni
rule-solo-all_pass = Când nu joacă nimeni
    .help = ce se întâmplă cu cărțile
choice-solo-all_pass-redeal = cărți noi de la următorul împărțitor
choice-solo-all_pass-last_trick = misère generală, plătește ultima levată
choice-solo-all_pass-most_tricks = misère generală, plătesc cele mai multe levate

rules-solo-1 =
    {"**"}Scopul** e să câștigi la licitație un contract pe care îl poți îndeplini, singur sau cu un partener, și să bați contractele celorlalți.

    {"**"}Împărțirea.** Patru jucători primesc câte treisprezece cărți, câte trei odată. Ultima carte se arată: culoarea ei e atu, dacă nu spune contractul altceva. În cinci, împărțitorul stă pe margine.

    {"**"}Licitarea.** Din stânga împărțitorului fiecare spune pas, definitiv, sau anunță mai mult decât ultimul anunț. Cine e depășit poate urca din nou. De la cel mai mic la cel mai mare:
    - {"**"}Propunere**: 8 levate cu un partener, cel care răspunde {"**"}Accept**. Jucătorul din stânga împărțitorului poate accepta și după ce a spus pas.
    - {"**"}Solo**: 5 levate.
    - {"**"}Misère**: nicio levată, fără atu.
    - {"**"}Abundență**: 9 levate, cu un atu la alegere, spus după licitare.
    - {"**"}Abundență la atu**: la fel, în culoarea cărții arătate, doar ca să depășești o Abundență.
    - {"**"}Misère deschisă**: o misère cu cărțile pe masă după prima levată.
    - {"**"}Șlem**: toate cele 13 levate, fără atu.

rules-solo-2 =
    {"**"}Jocul.** Deschide jucătorul din stânga împărțitorului, la Șlem cel care l-a anunțat. Se urmează culoarea dacă se poate; altfel se joacă orice carte. Levata o ia cel mai mare atu sau, fără atu, cea mai mare carte din culoarea deschisă; asul e cea mai mare carte. O misère se termină la prima levată a celui care a anunțat-o, un Șlem la prima pe care acesta o pierde.

    {"**"}Scorul.** Cine își îndeplinește contractul primește miza de la fiecare adversar; cine nu, o plătește fiecăruia. La Propunere și Accept fiecare partener încheie socoteala cu un adversar. Plățile unei mâini dau împreună zero. După ce fiecare a împărțit de două ori, câștigă totalul cel mai mare.

    {"**"}Nu joacă nimeni.** Când toți spun pas, următorul împărțitor dă cărți noi, iar împărțirea nu se numără.

strategy-solo-1 =
    {"**"}Numără-ți levatele.** Patru sigure cer o Propunere sau un Accept, cinci un Solo; pentru o Abundență culoarea trebuie să fie destul de lungă ca să le epuizeze pe ale celorlalți. Împotriva a trei jucători un popă fără as e o jumătate de levată.

    {"**"}O misère** cere cărți mici în fiecare culoare: un doi și un patru fac sigură o culoare lungă, un opt singur pierde mâna. Scapă întâi de cărțile mari din culorile scurte, cât timp ceilalți trebuie să treacă peste ele.

    {"**"}Împotriva unei misère** deschide în culorile în care cel care a anunțat-o a arătat cărți mijlocii și rămâi sub el de câte ori poți. O culoare care îi lipsește îl ajută doar să scape de primejdii.

    {"**"}Împotriva unui Solo** cei trei joacă împreună: deschide prin cel care a anunțat spre cel care stă după el, nu lua o levată pe care o câștigă unul dintre voi și păstrează atuurile pentru culoarea lui lungă.
