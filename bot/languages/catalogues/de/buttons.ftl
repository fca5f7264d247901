buttons-direct-messages = Direktnachrichten: { $on ->
    [yes] an
   *[no] aus
}
buttons-pictures = Bilder: { $on ->
    [yes] an
   *[no] aus
}
buttons-reminders = Erinnerungen: { $on ->
    [yes] an
   *[no] aus
}
buttons-invitations = Einladungen: { $on ->
    [yes] an
   *[no] aus
}
buttons-no-role = Niemanden rufen
buttons-server-settings = Servereinstellungen
buttons-forget = Mich vergessen
buttons-keep = Alles behalten

buttons-join = Mitspielen
buttons-leave = Aufstehen
buttons-start = Start
buttons-not-now = Nicht jetzt
buttons-learn = Lernen
buttons-rules = Regeln
buttons-seal = Siegel

buttons-more = Mehr…
buttons-draw = Ziehen
buttons-take = Nehmen
buttons-take-card = { $card } nehmen
buttons-discard = Abwerfen
buttons-discard-card = { $card } abwerfen
buttons-think-again = Zurück
buttons-my-cards = Meine Karten
buttons-hint = Tipp
buttons-to-table = Zum Tisch
buttons-look-again = Neu laden
buttons-next-hole = Nächstes Loch

buttons-rematch = Revanche
buttons-play-again = Noch einmal
buttons-review = Rückblick
buttons-replay = Wiederholung
buttons-watch = Letzten Zug ansehen
buttons-check-shuffle = Mischung prüfen

buttons-bring-down = Tisch nach unten holen
buttons-learn-to-play = Golf lernen
buttons-ask-leave = Aufstehen…
buttons-ask-end = Spiel beenden…
buttons-leave-and-close = Aufstehen und schließen
buttons-leave-and-end = Gehen und Spiel beenden
buttons-end = Spiel beenden
buttons-close-table = Tisch schließen
buttons-stay = Bleiben
buttons-go-on = Weiter

buttons-replay-hole-back = ⏮ Loch
buttons-replay-back = ◀ Zurück
buttons-replay-on = Weiter ▶
buttons-replay-hole-on = Loch ⏭
buttons-back = Zurück
buttons-next = Weiter
buttons-page = Seite { $page }{ $pages ->
    [none] { "" }
   *[other] { " " }von { $pages }
}

buttons-begin = Anfangen
buttons-do-it = Mach du das
buttons-play-rookie = Gegen Rookie
buttons-all-rules = Alle Regeln
buttons-once-more = Noch einmal
