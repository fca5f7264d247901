buttons-direct-messages = Privéberichten: { $on ->
    [yes] aan
   *[no] uit
}
buttons-pictures = Afbeeldingen: { $on ->
    [yes] aan
   *[no] uit
}
buttons-reminders = Herinneringen: { $on ->
    [yes] aan
   *[no] uit
}
buttons-invitations = Uitnodigingen: { $on ->
    [yes] aan
   *[no] uit
}
buttons-no-role = Niemand oproepen
buttons-server-settings = Serverinstellingen
buttons-forget = Vergeet mij
buttons-keep = Alles bewaren

buttons-join = Meedoen
buttons-leave = Weggaan
buttons-start = Start
buttons-not-now = Nu niet
buttons-learn = Leren
buttons-rules = Spelregels
buttons-seal = Zegel

buttons-more = Meer…
buttons-draw = Trekken
buttons-take = Pakken
buttons-take-card = { $card } pakken
buttons-discard = Afleggen
buttons-discard-card = { $card } afleggen
buttons-think-again = Toch niet
buttons-my-cards = Mijn kaarten
buttons-hint = Hint
buttons-to-table = Naar tafel
buttons-look-again = Vernieuwen
buttons-next-hole = Volgende hole

buttons-rematch = Revanche
buttons-play-again = Nog een keer
buttons-review = Terugblik
buttons-replay = Herhaling
buttons-watch = Laatste beurt bekijken
buttons-check-shuffle = Schudden controleren

buttons-bring-down = Tafel naar onderen halen
buttons-learn-to-play = Leer het spel
buttons-ask-leave = Weggaan…
buttons-ask-end = Spel stoppen…
buttons-leave-and-close = Weggaan en sluiten
buttons-leave-and-end = Weggaan en spel stoppen
buttons-end = Spel stoppen
buttons-close-table = Tafel sluiten
buttons-stay = Blijven
buttons-go-on = Doorspelen

buttons-replay-hole-back = ⏮ Hole
buttons-replay-back = ◀ Terug
buttons-replay-on = Verder ▶
buttons-replay-hole-on = Hole ⏭
buttons-back = Vorige
buttons-next = Volgende
buttons-page = Pagina { $page }{ $pages ->
    [none] { "" }
   *[other] { " " }van { $pages }
}

buttons-begin = Beginnen
buttons-do-it = Doe jij het
buttons-play-rookie = Tegen Rookie
buttons-all-rules = Alle regels
buttons-once-more = Nog een keer
