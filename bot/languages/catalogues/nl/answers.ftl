answers-table-open = { $in_thread ->
    [yes] Je tafel staat klaar in { $thread }.
   *[no] Je tafel staat klaar.
} Anderen drukken op **Meedoen**. Ben je alleen? Kies **Computer toevoegen**. Druk daarna op **Start**.{ $other_holes ->
    [yes] { " " }{ $rules } gaat over { $offered } holes, dus dit spel heeft er { $holes }.
   *[no] { "" }
}{ $told }
answers-table-joined = { $joined ->
    [yes] In dit kanaal is al een tafel open: je zit er nu aan.
   *[no] Je zit aan de open tafel van dit kanaal.
}{ $told }
answers-table-here = Hier is de tafel.
answers-table-posted = De tafel is nu het nieuwste bericht.
answers-rematch = Er is een nieuwe tafel, en jij zit er al aan.{ $told }
answers-declined = Prima. Een andere keer!
answers-stays = Alles blijft zoals het is.
answers-called = { $asked_count ->
    [0] { "" }
    [one] { " " }{ $asked } is opgeroepen.
   *[other] { " " }{ $asked } zijn opgeroepen.
}{ $lately_count ->
    [0] { "" }
    [one] { " " }{ $lately } is kortgeleden al opgeroepen.
   *[other] { " " }{ $lately } zijn kortgeleden al opgeroepen.
}{ $unwilling_count ->
    [0] { "" }
    [one] { " " }{ $unwilling } wil geen uitnodigingen.
   *[other] { " " }{ $unwilling } willen geen uitnodigingen.
}{ $seated_count ->
    [0] { "" }
    [one] { " " }{ $seated } zit er al.
   *[other] { " " }{ $seated } zitten er al.
}
answers-left-table = Je bent van tafel gegaan.
answers-left-game = Je bent uit het spel gestapt. Een computer speelt je kaarten uit, maar kan niet winnen.
answers-left-last = Je bent uit het spel gestapt. Er zijn te weinig mensen over, dus het spel is afgelopen.
answers-removed = { $name } is uit het spel gehaald.{ $going ->
    [yes] { " " }Een computer speelt daar verder.
   *[no] { "" }
}
answers-ended = Je hebt het spel gestopt.
answers-ended-solo = Je hebt het spel gestopt. `/golf solo` begint een nieuw spel.
answers-solo-again = Dit is je spel, waar je gebleven was. Met **Meer…** stop je het.
answers-closed-unreadable = Ik kon het spel niet meer lezen. Daarom heb ik het gesloten, zonder uitslag.
answers-put-back-table = Dit spel is teruggezet naar een eerder moment. Speel verder aan de nieuwste tafel hieronder.
answers-put-back-cards = Dit spel is teruggezet naar een eerder moment. Dit zijn nu jouw kaarten.
answers-export = Dit is alles wat ik over je bewaar.

answers-offer-open = { $channel } · { $people } · { $holes } holes, { $started ->
    [yes] bezig
   *[no] nog niet begonnen
}
answers-offer-gone = een verwijderd kanaal
answers-offer-more = nog { $count }
answers-offer-finished = { $when } UTC · { $holes } holes · { $game }
