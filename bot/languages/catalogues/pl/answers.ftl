answers-table-open = { $in_thread ->
    [yes] Twój stół jest otwarty: { $thread }.
   *[no] Twój stół jest otwarty.
} Inni naciskają **Dołącz**. Nikogo nie ma? Wybierz **Dodaj komputer**. Potem naciśnij **Start**.{ $other_holes ->
    [yes] { " " }{ $rules }: liczba dołków to { $offered }, więc w tej grze jest ich { $holes }.
   *[no] { "" }
}{ $told }
answers-table-joined = { $joined ->
    [yes] Na tym kanale jest już otwarty stół: masz teraz przy nim miejsce.
   *[no] Masz miejsce przy otwartym stole tego kanału.
}{ $told }
answers-table-here = Oto stół.
answers-table-posted = Stół jest teraz najnowszą wiadomością.
answers-rematch = Nowy stół jest otwarty i masz przy nim miejsce.{ $told }
answers-declined = W porządku. Innym razem!
answers-stays = Wszystko zostaje bez zmian.
answers-called = { $asked_count ->
    [0] { "" }
   *[other] { " " }Zaproszenie wysłane: { $asked }.
}{ $lately_count ->
    [0] { "" }
   *[other] { " " }Zaproszenie wysłano niedawno: { $lately }.
}{ $unwilling_count ->
    [0] { "" }
    [one] { " " }{ $unwilling } nie przyjmuje zaproszeń.
   *[other] { " " }{ $unwilling } nie przyjmują zaproszeń.
}{ $seated_count ->
    [0] { "" }
    [one] { " " }{ $seated } już tu siedzi.
   *[other] { " " }{ $seated } już tu siedzą.
}
answers-left-table = Odchodzisz od stołu.
answers-left-game = Wychodzisz z gry. Komputer dogra twoje karty, ale bez szans na wygraną.
answers-left-last = Wychodzisz z gry. Zostało za mało osób, więc to koniec gry.
answers-removed = { $name } nie jest już w grze.{ $going ->
    [yes] { " " }Dalej gra komputer.
   *[no] { "" }
}
answers-ended = Gra zakończona.
answers-ended-solo = Gra zakończona. `/golf solo` zaczyna nową.
answers-solo-again = To twoja gra, w tym samym miejscu co poprzednio. **Więcej…** ją kończy.
answers-closed-unreadable = Tej gry nie da się już odczytać, więc została zamknięta bez wyniku.
answers-put-back-table = Ta gra cofnęła się do wcześniejszej chwili. Graj dalej przy najnowszym stole poniżej.
answers-put-back-cards = Ta gra cofnęła się do wcześniejszej chwili. To są teraz twoje karty.
answers-export = To wszystko, co o tobie przechowuję.

answers-offer-open = { $channel } · { $people } · dołki: { $holes }, { $started ->
    [yes] w toku
   *[no] jeszcze przed startem
}
answers-offer-gone = kanał, którego już nie ma
answers-offer-more = jeszcze { $count }
answers-offer-finished = { $when } UTC · dołki: { $holes } · { $game }
