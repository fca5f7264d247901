cards-heading = ### Deine Karten · Loch { $hole } von { $holes }
cards-line = Deine Karten · { $says }
cards-last-turn = ⏳ **Letzter Zug!** { $says }
cards-scored = Dieses Loch: **{ $points }** · gesamt **{ $total }**
cards-out = Du bist **aus**. Die anderen haben noch je einen Zug.
cards-opening = Die anderen decken Karten auf. Gleich bist du dran.
cards-wait = Du zeigst **{ $points }** · gesamt { $total }. Warte, bis du dran bist.
cards-wait-first = Du zeigst **{ $points }**. Warte, bis du dran bist.
cards-choose = **Wähle { $count ->
    [one] noch eine Karte
   *[other] zwei Karten
}** zum Aufdecken.
cards-drew = Gezogen: **{ $card }**. Drücke auf die Karte, die sie ersetzen soll, oder auf **Abwerfen**.
cards-taking = Drücke auf die Karte, die **{ $card }** ersetzen soll, oder auf **Zurück**.
cards-turn = Du bist dran: **Ziehen** oder **{ $card } nehmen**.

cards-over = ### Das Spiel ist vorbei
cards-no-result = Es endete ohne Ergebnis.
cards-won = ### 🏆 Gewonnen!
cards-shared = ### 🏆 Ihr gewinnt gemeinsam!
cards-place = ### Dein Platz: { $place }
cards-total = Das Spiel ist vorbei. Deine Summe: **{ $total }**
cards-left = ### Du hast dieses Spiel verlassen
cards-left-computer = Ein Computer spielt deine Karten.
cards-parted = Ich bin nicht mehr auf seinem Server, deshalb endete es ohne Ergebnis.
cards-newer = -# Deine Karten sind in einer neueren Nachricht.
cards-moved = -# Deine Direktnachrichten sind aus. Drücke am Tisch auf **Meine Karten**.
