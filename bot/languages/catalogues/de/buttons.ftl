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
buttons-server-settings = Server-Einstellungen
buttons-forget = Mich vergessen
buttons-keep = Alles behalten

buttons-join = Mitspielen
buttons-leave = Aufstehen
buttons-start = Start
buttons-not-now = Nicht jetzt
buttons-learn = Lernen
buttons-rules = Regeln
buttons-seal = Siegel
