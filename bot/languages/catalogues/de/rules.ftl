rules-heading = ### ⛳ Six Card Golf · { $rules }
rules-goal = Die wenigsten Punkte über alle Löcher gewinnen. Bei Gleichstand gewinnt ihr gemeinsam.
rules-cards = **Karten.** Sechs für jede Person, verdeckt, in zwei Reihen zu je drei. Niemand sieht verdeckte Karten an, auch nicht die eigenen.
rules-opening-in-turn = **Anfang.** Reihum decken alle zwei beliebige ihrer Karten auf.
rules-opening-at-once = **Anfang.** Alle decken gleichzeitig zwei beliebige ihrer Karten auf.
rules-turn = **Dein Zug.** Zieh eine Karte vom Stapel, oder nimm die oberste vom Ablagestapel. Tausche sie gegen eine deiner sechs Karten, und wirf diese ab. Eine gezogene Karte darfst du auch sofort abwerfen. Eine Karte vom Ablagestapel muss bleiben.
rules-end-last-turns = **Ende eines Lochs.** Wenn alle sechs Karten einer Person offen liegen, haben die anderen noch **je einen Zug**. Dann werden alle Karten aufgedeckt und gezählt.
rules-end-at-once = **Ende eines Lochs.** Wenn die letzte Karte einer Person offen liegt, endet das Loch **sofort**, auch in der ersten Runde. Alle Karten werden aufgedeckt und gezählt.
rules-points = **Punkte.** Ass 1 · Zwei −2 · Drei bis Zehn ihre Zahl · Bube und Dame 10 · König 0. Zwei gleiche Karten in einer Spalte zählen **0**, auch zwei Zweien.
rules-example = **Beispiel.** 7 und 7 sind ein Paar: **0**. König und 9: 0 + 9 = **9**. 10 und 2: 10 − 2 = **8**. Zusammen sind das **17**.
rules-example-cards = -# In zwei Reihen: 7 K 10 / 7 9 2
rules-stock = **Leerer Stapel.** Die abgelegten Karten, alle bis auf die oberste, werden der neue Stapel.
rules-next = **Nächstes Loch.** Wer links sitzt, beginnt.
rules-source = -# Wie in { $source } beschrieben. Für { $least } bis { $most } Personen.
