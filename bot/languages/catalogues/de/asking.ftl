asking-more = ### Mehr
asking-not-in-game = Du bist nicht in diesem Spiel. Wenn es vorbei ist, drücke auf **Revanche**.

asking-leave-table = ### Diesen Tisch verlassen?
asking-leave-game = ### Dieses Spiel verlassen?
asking-seat-free = Dein Sitz wird frei.
asking-table-closes = Außer dir sitzt niemand mehr hier: Der Tisch schließt.
asking-computer-goes-on = Ein Computer spielt deine Karten zu Ende, und du kannst nicht gewinnen. Was gewertet ist, bleibt in deiner Statistik.
asking-one-left = Es bliebe nur eine Person übrig: Das Spiel endet ohne Ergebnis.
asking-last-person = Außer dir spielt niemand mehr: Das Spiel endet ohne Ergebnis.

asking-end-game = ### Dieses Spiel beenden?
asking-solo-ends = Es gibt kein Ergebnis. Was gewertet ist, bleibt in deiner Statistik.
asking-close-table = ### Diesen Tisch schließen?
asking-no-game = Hier beginnt dann kein Spiel.
asking-ends-for-all = Es endet für alle, ohne Ergebnis.{ $scored ->
    [0] { "" }
    [one] { " " }{ $scored } Loch ist schon gewertet und bleibt in allen Statistiken.
   *[other] { " " }{ $scored } Löcher sind schon gewertet und bleiben in allen Statistiken.
}
