answers-table-open = { $in_thread ->
    [yes] Ditt bord är öppet i { $thread }.
   *[no] Ditt bord är öppet.
} Andra trycker på **Gå med**. Är du ensam? Välj **Lägg till en dator**. Tryck sedan på **Starta**.{ $other_holes ->
    [yes] { " " }{ $rules } spelas över { $offered } hål, så det här spelet har { $holes }.
   *[no] { "" }
}{ $told }
answers-table-joined = { $joined ->
    [yes] Kanalen har redan ett öppet bord: du sitter vid det nu.
   *[no] Du sitter vid kanalens öppna bord.
}{ $told }
answers-table-here = Här är bordet.
answers-table-posted = Bordet är det nyaste meddelandet nu.
answers-rematch = Ett nytt bord är öppet, och du sitter vid det.{ $told }
answers-declined = Okej. En annan gång!
answers-stays = Allt blir som det är.
answers-called = { $asked_count ->
    [0] { "" }
   *[other] { " " }{ $asked } fick en inbjudan.
}{ $lately_count ->
    [0] { "" }
   *[other] { " " }{ $lately } fick en inbjudan alldeles nyss.
}{ $unwilling_count ->
    [0] { "" }
   *[other] { " " }{ $unwilling } tar inte emot inbjudningar.
}{ $seated_count ->
    [0] { "" }
   *[other] { " " }{ $seated } sitter redan där.
}
answers-left-table = Du lämnade bordet.
answers-left-game = Du lämnade spelet. En dator spelar färdigt dina kort, men kan inte vinna.
answers-left-last = Du lämnade spelet. För få är kvar, så spelet är slut.
answers-removed = { $name } togs bort från spelet.{ $going ->
    [yes] { " " }En dator spelar vidare på den platsen.
   *[no] { "" }
}
answers-ended = Du avslutade spelet.
answers-ended-solo = Du avslutade spelet. `/golf solo` börjar ett nytt.
answers-solo-again = Här är ditt spel, där du slutade. **Mer…** avslutar det.
answers-closed-unreadable = Jag kunde inte längre läsa spelet, så jag stängde det utan resultat.
answers-put-back-table = Spelet gick tillbaka till ett tidigare läge. Spela vidare vid det nyaste bordet nedanför.
answers-put-back-cards = Spelet gick tillbaka till ett tidigare läge. Det här är dina kort nu.
answers-export = Det här är allt jag sparar om dig.

answers-offer-open = { $channel } · { $people } · { $holes } hål, { $started ->
    [yes] pågår
   *[no] inte startat
}
answers-offer-gone = en kanal som är borta
answers-offer-more = { $count } till
answers-offer-finished = { $when } UTC · { $holes } hål · { $game }
