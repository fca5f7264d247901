answers-table-open = { $in_thread ->
    [yes] Dein Tisch ist in { $thread } offen.
   *[no] Dein Tisch ist offen.
} Andere drücken auf **Mitspielen**. Kommt niemand? Wähle **Computer dazuholen**. Dann drücke auf **Start**.{ $other_holes ->
    [yes] { " " }„{ $rules }“ geht über { $offered } Löcher, also hat dieses Spiel { $holes }.
   *[no] { "" }
}{ $told }
answers-table-joined = { $joined ->
    [yes] In diesem Kanal ist schon ein Tisch offen: Du sitzt jetzt daran.
   *[no] Du sitzt am offenen Tisch dieses Kanals.
}{ $told }
answers-table-here = Hier ist der Tisch.
answers-table-posted = Der Tisch ist jetzt die neueste Nachricht.
answers-rematch = Ein neuer Tisch ist offen, und du sitzt daran.{ $told }
answers-declined = In Ordnung. Ein andermal!
answers-stays = Alles bleibt, wie es ist.
answers-called = { $asked_count ->
    [0] { "" }
    [one] { " " }{ $asked } wurde gerufen.
   *[other] { " " }{ $asked } wurden gerufen.
}{ $lately_count ->
    [0] { "" }
    [one] { " " }{ $lately } wurde erst vor Kurzem gerufen.
   *[other] { " " }{ $lately } wurden erst vor Kurzem gerufen.
}{ $unwilling_count ->
    [0] { "" }
    [one] { " " }{ $unwilling } möchte keine Einladungen.
   *[other] { " " }{ $unwilling } möchten keine Einladungen.
}{ $seated_count ->
    [0] { "" }
    [one] { " " }{ $seated } sitzt schon da.
   *[other] { " " }{ $seated } sitzen schon da.
}
answers-left-table = Du hast den Tisch verlassen.
answers-left-game = Du hast das Spiel verlassen. Ein Computer spielt für dich weiter, kann aber nicht gewinnen.
answers-left-last = Du hast das Spiel verlassen. Es sind zu wenige Leute übrig, deshalb ist es vorbei.
answers-removed = { $name } ist nicht mehr im Spiel.{ $going ->
    [yes] { " " }Ein Computer spielt dort weiter.
   *[no] { "" }
}
answers-ended = Das Spiel ist beendet.
answers-ended-solo = Das Spiel ist beendet. `/golf solo` beginnt ein neues.
answers-solo-again = Hier ist dein Spiel, genau da, wo du aufgehört hast. Mit **Mehr…** kannst du es beenden.
answers-closed-unreadable = Das Spiel war nicht mehr lesbar. Es wurde ohne Ergebnis geschlossen.
answers-put-back-table = Dieses Spiel wurde auf einen früheren Stand zurückgesetzt. Weiter geht es am neuesten Tisch weiter unten.
answers-put-back-cards = Dieses Spiel wurde auf einen früheren Stand zurückgesetzt. Das sind jetzt deine Karten.
answers-export = Das ist alles, was über dich gespeichert ist.

answers-offer-open = { $channel } · { $people } · { $holes } Löcher, { $started ->
    [yes] läuft
   *[no] noch nicht gestartet
}
answers-offer-gone = ein gelöschter Kanal
answers-offer-more = { $count ->
    [one] eine weitere Person
   *[other] { $count } weitere
}
answers-offer-finished = { $when } UTC · { $holes } Löcher · { $game }
