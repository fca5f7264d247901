refusals-not-started = Dieses Spiel hat noch nicht begonnen.
refusals-started = Dieses Spiel hat schon begonnen.
refusals-started-wait = Dieses Spiel hat begonnen. Warte, bis es vorbei ist, und drücke dann auf **Revanche**.
refusals-closed = Dieser Tisch ist geschlossen. `/golf start` eröffnet einen neuen.
refusals-over = Dieses Spiel ist vorbei.
refusals-not-over = Dieses Spiel ist noch nicht vorbei.
refusals-unknown-game = Dieses Spiel kenne ich nicht mehr. `/golf start` eröffnet ein neues.
refusals-no-game-here = In diesem Kanal gibt es kein Spiel. `/golf start` eröffnet eins.
refusals-no-such-game = So ein Spiel gibt es auf diesem Server nicht.
refusals-unreadable = Dieses Spiel ist nicht mehr lesbar. Die Moderation kann es mit `/golf end` schließen.
refusals-busy = In diesem Spiel ist gerade viel los: Bitte versuch es noch einmal.
refusals-channel-taken = In diesem Kanal läuft schon ein Spiel. Nimm einen anderen Kanal, `/golf start` mit `thread:` oder `/golf solo`.
refusals-other-terms = Am offenen Tisch in diesem Kanal gilt anderes: { $terms }. Drücke dort auf **Mitspielen**, oder nimm einen anderen Kanal oder einen Thread.

refusals-not-in-game = Du bist nicht in diesem Spiel. { $going ->
    [yes] Wenn es vorbei ist, eröffnet ein Druck auf **Revanche** das nächste.
   *[no] **Revanche** oder `/golf start` eröffnet das nächste.
}
refusals-not-in-this-game = Du bist nicht in diesem Spiel.
refusals-not-joined = Du sitzt noch nicht an diesem Tisch.
refusals-target-not-joined = Diese Person sitzt nicht an diesem Tisch.
refusals-target-not-in-game = Diese Person ist nicht in diesem Spiel.
refusals-join-first = Setz dich erst an den Tisch, dann kannst du Computer dazuholen oder wegschicken.
refusals-host-starts = Nur { $host } kann starten, denn { $host } hat diesen Tisch eröffnet.
refusals-only-host-removes = Jemanden herausnehmen können nur die Moderation und die Person, die den Tisch eröffnet hat.
refusals-remove-later = Du kannst Leute entfernen, deren Zeit abgelaufen ist. Ohne Uhr hilft die Moderation.
refusals-hole-scored = Zu spät zum Beenden: Ein Loch ist schon gewertet. Frag die Moderation, oder geh.
refusals-end-later = Im Moment können es nur die Moderation und die Person beenden, die den Tisch eröffnet hat. Du kannst gehen, oder es beenden, wenn eine Stunde lang nichts passiert ist.
refusals-only-players-end = Dieses Spiel beenden können nur die Moderation und alle, die mitspielen.
refusals-only-players-move = Diesen Tisch nach unten holen können nur die Moderation und alle, die mitspielen.
refusals-manage-server = Das geht nur mit der Berechtigung **Server verwalten**.

refusals-unknown-rules = Diese Regeln kenne ich nicht.
refusals-holes = „{ $rules }“ geht über { $holes } Löcher.
refusals-mentions = Nenne Leute, indem du sie erwähnst, etwa @Ann @Bob.
refusals-too-many-called = Du kannst höchstens { $count } Leute rufen.
refusals-called-not-here = Jemand davon ist nicht auf diesem Server.
refusals-challenge-self = Du kannst dich nicht selbst herausfordern. Mit `/golf solo` spielst du gegen einen Computer.
refusals-challenge-bot = Bots spielen kein Golf. Mit `/golf solo` spielst du gegen einen Computer.
refusals-no-threads-here = Einen eigenen Thread bekommt ein Spiel nur aus einem Textkanal.
refusals-everyone = Alle auf einmal kann man nicht rufen. Wähle eine Rolle, die sich Leute selbst geben können.
refusals-full = Der Tisch ist voll: Es gibt { $seats } Plätze.
refusals-too-few = Ein Spiel braucht mindestens zwei: Warte auf jemanden, oder hol einen Computer dazu.
refusals-no-computer = An diesem Tisch sitzt kein Computer.
refusals-unknown-computer = So einen Computer kenne ich nicht.
refusals-not-posted = Es wurde kein Tisch eröffnet, weil ich ihn nicht posten darf. { $count ->
    [0] Wer den Kanal bearbeiten darf, kann es in seinen Einstellungen unter „Berechtigungen“ erlauben.
    [one] Mir fehlt { $permissions } in diesem Kanal. Wer den Kanal bearbeiten darf, kann mir das in seinen Einstellungen unter „Berechtigungen“ geben.
   *[other] Mir fehlen { $permissions } in diesem Kanal. Wer den Kanal bearbeiten darf, kann mir das in seinen Einstellungen unter „Berechtigungen“ geben.
}{ $hidden ->
    [yes] { " " }Ist das ein privater Thread, dann erwähne mich darin: So komme ich hinein.
   *[no] { "" }
}
refusals-permissions = Mir { $count ->
    [one] fehlt die Berechtigung
   *[other] fehlen die Berechtigungen
} { $permissions } in diesem Kanal. Wer den Kanal bearbeiten darf, kann sie mir in seinen Einstellungen unter „Berechtigungen“ geben.

refusals-hole-over = Dieses Loch ist vorbei. Drücke auf **Nächstes Loch**.
refusals-not-your-turn = Du bist nicht dran: { $names } { $count ->
    [one] ist
   *[other] sind
} an der Reihe.
refusals-played = Dieser Knopf ist alt: Das ist schon gespielt.
refusals-other-channel = Dieser Knopf gehört zu einem Spiel in einem anderen Kanal.
refusals-other-person = Dieser Knopf gehört zum Spiel einer anderen Person.
refusals-other-version = Dieser Knopf ist von einer anderen Version dieses Bots.
refusals-other-version-command = Dieser Knopf ist von einer anderen Version dieses Bots: Gib den Befehl noch einmal ein.
refusals-old-scores = Diese Rangliste ist von einer anderen Version dieses Bots: Nimm `/golf scores`.
refusals-not-called = Niemand hat dich an diesen Tisch gerufen. **Mitspielen** geht trotzdem.
refusals-no-hints = In diesem Spiel gibt es keine Tipps.
refusals-shuffle-later = Du kannst die Mischung prüfen, wenn das Spiel vorbei ist.
refusals-review-unfinished = Einen Rückblick gibt es nur auf Spiele, die bis zum Ende gespielt wurden.
refusals-replay-unfinished = Nur ein Spiel, das bis zum Ende gespielt wurde, lässt sich noch einmal ansehen.
refusals-no-such-turn = Diesen Zug gibt es in diesem Spiel nicht. Drücke noch einmal auf **Wiederholung**.
refusals-nothing-to-review = Du hast auf diesem Server noch kein Spiel zu Ende gespielt.

refusals-rule-opened = Deine zwei Karten sind aufgedeckt. Jetzt sind die anderen dran.
refusals-rule-turn = Du bist nicht dran.
refusals-rule-face-up = Diese Karte liegt schon offen.
refusals-rule-turn-up = Karten werden nur vor dem ersten Zug aufgedeckt.
refusals-rule-stock = Der Stapel ist leer. **Nehmen** gibt dir die oberste Karte vom Ablagestapel.
refusals-rule-hole = Dieses Loch ist noch nicht vorbei.
refusals-rule-opening = Decke erst verdeckte Karten auf: Alle beginnen mit { $cards } offenen Karten.
refusals-rule-draw = Erst **Ziehen** oder **Nehmen**: eine Karte vom Stapel oder die oberste vom Ablagestapel.
refusals-rule-place = Du hast eine Karte gezogen. Drücke auf die Karte, die sie ersetzen soll, oder auf **Abwerfen**.
refusals-rule-next = Das Loch ist vorbei. Das nächste kommt gleich.
refusals-rule-over = Das Spiel ist vorbei.

refusals-not-running = Dieser Teil des Bots ist gerade abgeschaltet. Bitte versuch es in einer Minute noch einmal.
refusals-needs-server = Das geht nur in einem Kanal eines Servers. Hier gehen `/golf solo`, `/golf learn`, `/golf rules`, `/golf preferences`, `/golf privacy`, `/golf export` und `/golf forget-me`.
refusals-discord-away = Discord antwortet mir gerade nicht. Bitte versuch es gleich noch einmal.
refusals-command-changed = Dieser Befehl hat sich geändert, seit dein Discord zuletzt nachgesehen hat. Versuch es in einer Minute noch einmal, oder starte Discord neu.
refusals-option = Eine dieser Angaben verstehe ich nicht: Wähle aus der Liste, die Discord zeigt.
refusals-command = Diesen Befehl kannst du hier nicht benutzen.
refusals-fault = Da ist etwas schiefgegangen (Kennung { $reference }). Bitte versuch es noch einmal. `/golf table` zeigt das Spiel neu.
