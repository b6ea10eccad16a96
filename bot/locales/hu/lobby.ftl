# A játék előtt.
lobby-open = { $who } asztalt nyitott. Üljetek le, és kezdjetek, ha készen álltok.
lobby-seats = { $taken } játékos ül itt · { $seats } játékos játszhatja
lobby-use-mine = lapok: { button-mine }
lobby-other-rules = még { $count } a szokásos
lobby-levels = Milyen jól játsszon a gép?
lobby-closed = Ez az asztal bezárt, mielőtt a játék elkezdődött volna. Újat így nyithatsz: /{ command-play }.
