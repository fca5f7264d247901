buttons-direct-messages = Direktmeddelanden: { $on ->
    [yes] på
   *[no] av
}
buttons-pictures = Bilder: { $on ->
    [yes] på
   *[no] av
}
buttons-reminders = Påminnelser: { $on ->
    [yes] på
   *[no] av
}
buttons-invitations = Inbjudningar: { $on ->
    [yes] på
   *[no] av
}
buttons-no-role = Kalla inte på någon
buttons-server-settings = Serverinställningar
buttons-forget = Glöm mig
buttons-keep = Behåll allt

buttons-join = Gå med
buttons-leave = Lämna
buttons-start = Starta
buttons-not-now = Inte nu
buttons-learn = Lär dig
buttons-rules = Regler
buttons-seal = Sigill

buttons-more = Mer…
buttons-draw = Dra
buttons-take = Ta
buttons-take-card = Ta { $card }
buttons-discard = Släng
buttons-discard-card = Släng { $card }
buttons-think-again = Ångra
buttons-my-cards = Mina kort
buttons-hint = Tips
buttons-to-table = Till bordet
buttons-look-again = Titta igen
buttons-next-hole = Nästa hål

buttons-rematch = Revansch
buttons-play-again = Spela igen
buttons-review = Genomgång
buttons-replay = Repris
buttons-watch = Se sista turen
buttons-check-shuffle = Kontrollera blandningen

buttons-bring-down = Flytta ner bordet
buttons-learn-to-play = Lär dig spela
buttons-ask-leave = Lämna…
buttons-ask-end = Avsluta spelet…
buttons-leave-and-close = Lämna och stäng
buttons-leave-and-end = Lämna och avsluta spelet
buttons-end = Avsluta spelet
buttons-close-table = Stäng bordet
buttons-stay = Stanna
buttons-go-on = Spela vidare

buttons-replay-hole-back = ⏮ Hål
buttons-replay-back = ◀ Bakåt
buttons-replay-on = Framåt ▶
buttons-replay-hole-on = Hål ⏭
buttons-back = Tillbaka
buttons-next = Nästa
buttons-page = Sida { $page }{ $pages ->
    [none] { "" }
   *[other] { " " }av { $pages }
}

buttons-begin = Börja
buttons-do-it = Gör åt mig
buttons-play-rookie = Möt Rookie
buttons-all-rules = Alla regler
buttons-once-more = En gång till
