# A kéz, és minden lépés.
hand-trump = Válassz adut
hand-order = Magas vagy alacsony lapok?
hand-bidding = Az ígéreted
hand-calling = A bemondásod
hand-discarding = Válaszd ki, mit dobsz el
hand-leading = Kezdj egy lappal
hand-playing = Tegyél egy lapot
hand-refused = Nem lehet { $move }: { $why }
hand-unseen =
    { $cards ->
        [one] 🂠 A lapod lefordítva marad, amíg mindenki nem ígért.
       *[other] 🂠 A lapjaid lefordítva maradnak, amíg mindenki nem ígért.
    }
hand-tricks = A kéz ütései: { $led } a hívott lap, { $won } a nyertes lap
hand-empty = Most nincs lap a kezedben. Az asztalon látszik, hogyan megy a játék.
hand-waiting = Nem te jössz. Az asztalon látszik, hogyan megy a játék.
hand-over = Ennek a játéknak vége: az asztalon látszik, hogyan végződött.
hand-away = Most a gép játszik helyetted.

move-turn = Lap felfordítása
move-knock = Kopogás
call-pass = Passz
claim-revoke = Renonsz: { $who }
