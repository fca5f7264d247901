privacy-heading = ### Was über dich gespeichert ist
privacy-what = Deine Discord-ID, deine Einstellungen und deine Sprache, deine Spiele mit jedem Zug und deine Ergebnisse. Keine Namen, keine Nachrichten, nichts von dem, was du schreibst.
privacy-how = `/golf export` schickt dir alles als Datei. `/golf forget-me` nimmt deine ID überall heraus: Die anderen behalten ihre Ergebnisse, und nichts führt mehr zu dir.
privacy-server = -# Wird der Bot von einem Server entfernt, enden dort die offenen Spiele; Ergebnisse bleiben, bis jemand vergessen werden will.

privacy-forget-heading = ### Soll ich dich vergessen?
privacy-forget = Du verlässt alle deine Spiele. Deine Einstellungen und deine Plätze in allen Ranglisten verschwinden. In fertigen Spielen ersetzt eine Zahl deine ID. **Das lässt sich nicht rückgängig machen**, und es gilt für alle Server.
privacy-forgotten = Hier führt nichts mehr zu dir.{ $games ->
    [0] { "" }
    [one] { " " }Du hast { $games } Spiel verlassen.
   *[other] { " " }Du hast { $games } Spiele verlassen.
}
privacy-kept = Alles bleibt, wie es ist.
