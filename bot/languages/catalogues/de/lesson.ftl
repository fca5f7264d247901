lesson-heading = ### Golf lernen · { $page } von { $pages } · { $title }
lesson-done = ### Golf lernen · das war es, in { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritten
}
# In der dritten Person, weil „nimmt“ und „zieht“ folgen.
lesson-you = Deine Hand
lesson-press = Drücke auf **{ $button }**.
lesson-press-so = drücke auf **{ $button }**
lesson-wrong = In einem Spiel darfst du das. Hier { $press }.
lesson-wrong-any = Du darfst zwei beliebige aufdecken. Für diese Lektion { $press }.

lesson-cards = Sechs Karten
lesson-cards-1 = Du spielst gegen **Rookie**, einen Computer. Die wenigsten Punkte gewinnen.
lesson-cards-2 = Deine sechs Karten liegen verdeckt. Niemand sieht sie an, auch du nicht.
lesson-cards-3 = Zwei Karten übereinander sind eine **Spalte**: 1 und 4, 2 und 5, 3 und 6.

lesson-over = Zwei aufdecken
lesson-over-1 = So beginnt jedes Loch: Du deckst zwei beliebige Karten auf.
lesson-second-1 = Eine **8** zählt 8 Punkte. Noch eine Karte.

lesson-turn = Du bist dran
lesson-turn-1 = Eine 8 und eine 9: Du zeigst 17 Punkte. Sieh auf den Ablagestapel: eine **8**!
lesson-turn-2 = Zwei gleiche Karten in einer Spalte sind ein **Paar**. Ein Paar zählt **0**.
lesson-turn-drawing = Eine gezogene Karte kann alles sein. Die 8 auf dem Ablagestapel ist sicher, also { $press }.

lesson-pair = Ein Paar
lesson-pair-1 = Deine 8 liegt auf Platz 1. Platz **4** ist darunter, in derselben Spalte.
lesson-pair-elsewhere = Dort macht die 8 kein Paar. Sie muss unter deiner anderen 8 liegen, also { $press }.
lesson-pair-same = Eine 8 für eine 8 ändert nichts. Die zweite 8 kommt unter die erste, also { $press }.
lesson-pair-back = Du darfst es dir anders überlegen. Die 8 lohnt sich aber, also { $press }.

lesson-zero = Ein Paar zählt 0
lesson-zero-1 = Deine erste Spalte zählt jetzt **0**. Und ein verdeckter Bube ist weg: 10 Punkte weniger!
lesson-zero-2 = Rookie hat ein Paar Siebenen. Auf dem Ablagestapel liegt eine Dame: 10 Punkte.
lesson-zero-taking = Eine Dame kostet 10 Punkte. Eine Karte vom Stapel ist meistens besser, also { $press }.

lesson-two = Eine Zwei
lesson-two-1 = Du hast eine **2** gezogen. Sie zählt **−2**: die beste Karte, die es gibt.
lesson-two-2 = Leg sie auf eine verdeckte Karte. So eine Karte kostet etwa 5 Punkte.
lesson-two-away = Wirf nie eine 2 ab: Sie ist die beste Karte, die es gibt. Also { $press }.
lesson-two-pair = Das würde dein Paar zerreißen. Ein verdeckter Platz ist besser, also { $press }.
lesson-two-nine = Das ist auch gut: 9 Punkte sind weg. Dafür kommt noch eine andere Karte, also { $press }.
lesson-two-elsewhere = Jeder verdeckte Platz wäre recht. Für diese Lektion { $press }.

lesson-next = Dein nächster Zug
lesson-luck-1 = Eine verdeckte 4 kam auf den Ablagestapel, und Rookie hat sie genommen. Das ist Glück.
lesson-luck-2 = Jetzt ist die 9 auf Platz 2 deine schlechteste Karte.
lesson-luck-taking = Eine 7 würde nur zwei Punkte sparen. Versuch dein Glück, also { $press }.

lesson-king = Ein König
lesson-king-1 = Du hast einen **König** gezogen. Er zählt **0**. Am meisten spart er statt deiner **9**.
lesson-king-away = Ein König kostet nichts: Behalte ihn. Also { $press }.
lesson-king-two = Deine 2 ist besser als ein König: Behalte sie. Also { $press }.
lesson-king-elsewhere = Deine 9 kostet mehr als dieser Platz, also { $press }.

lesson-minus-1 = Du zeigst jetzt −2. Rookie zeigt 7 und hat eine Dame abgeworfen.
lesson-minus-taking = Die Dame kostet 10 Punkte, also { $press }.

lesson-neighbour = Denk an die anderen
lesson-neighbour-1 = Du hast eine **4** gezogen. Du könntest sie abwerfen. Aber sieh dir Rookies **4** auf Platz 2 an. Rookie würde deine nehmen, ein Paar machen und 7 Punkte sparen.
lesson-neighbour-2 = Behalte sie. Eine 4 ist etwas besser als eine Karte, die niemand kennt.
lesson-neighbour-away = Dann nimmt Rookie deine 4 und hat ein zweites Paar. Behalte sie lieber, also { $press }.
lesson-neighbour-other = Das ist genauso gut. Für diese Lektion { $press }.
lesson-neighbour-elsewhere = Deine Karten dort sind besser als eine 4, also { $press }.

lesson-out = Ausgehen
lesson-out-1 = Eine Karte ist noch verdeckt. Wenn alle sechs offen liegen, bist du **aus**.
lesson-out-2 = Dann haben alle anderen **noch einen Zug**, und das Loch wird gezählt.
lesson-out-taking = Eine 10 kostet 10 Punkte, also { $press }.

lesson-ace-1 = Du hast ein **Ass** gezogen: 1 Punkt. Du liegst vorn, also geh damit aus.
lesson-ace-away = Ein Ass ist billig, und du liegst vorn. Warte nicht auf Rookie, also { $press }.
lesson-ace-elsewhere = Du willst jetzt ausgehen. Die letzte verdeckte Karte ist auf Platz 6, also { $press }.

lesson-end-1 = Aus! Deine letzte Karte war eine 2: Das konnte niemand wissen. Rookie hat sie genommen, und der letzte Zug ist vorbei.
lesson-end-2 = **Du gewinnst das Loch, 3 zu 6.** Spalte für Spalte: 8 und 8 sind **0**, König und 4 sind **4**, 2 und Ass sind **−1**.
lesson-end-3 = Ein Spiel hat mehrere Löcher. Die kleinste Summe gewinnt.
