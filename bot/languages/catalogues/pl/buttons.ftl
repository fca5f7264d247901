buttons-direct-messages = Wiadomości prywatne: { $on ->
    [yes] tak
   *[no] nie
}
buttons-pictures = Obrazki: { $on ->
    [yes] tak
   *[no] nie
}
buttons-reminders = Przypomnienia: { $on ->
    [yes] tak
   *[no] nie
}
buttons-invitations = Zaproszenia: { $on ->
    [yes] tak
   *[no] nie
}
buttons-no-role = Nie wołaj nikogo
buttons-server-settings = Ustawienia serwera
buttons-forget = Zapomnij o mnie
buttons-keep = Zachowaj wszystko

buttons-join = Dołącz
buttons-leave = Wyjdź
buttons-start = Start
buttons-not-now = Nie teraz
buttons-learn = Nauka
buttons-rules = Zasady
buttons-seal = Pieczęć

buttons-more = Więcej…
buttons-draw = Dobierz
buttons-take = Weź
buttons-take-card = Weź { $card }
buttons-discard = Odrzuć
buttons-discard-card = Odrzuć { $card }
buttons-think-again = Cofnij
buttons-my-cards = Moje karty
buttons-hint = Podpowiedź
buttons-to-table = Do stołu
buttons-look-again = Pokaż znowu
buttons-next-hole = Następny dołek

buttons-rematch = Rewanż
buttons-play-again = Jeszcze raz
buttons-review = Analiza
buttons-replay = Powtórka
buttons-watch = Zobacz ostatni ruch
buttons-check-shuffle = Sprawdź tasowanie

buttons-bring-down = Przenieś stół na dół
buttons-learn-to-play = Nauka gry
buttons-ask-leave = Wyjdź…
buttons-ask-end = Zakończ grę…
buttons-leave-and-close = Wyjdź i zamknij
buttons-leave-and-end = Wyjdź i zakończ grę
buttons-end = Zakończ grę
buttons-close-table = Zamknij stół
buttons-stay = Zostań
buttons-go-on = Graj dalej

buttons-replay-hole-back = ⏮ Dołek
buttons-replay-back = ◀ Wstecz
buttons-replay-on = Dalej ▶
buttons-replay-hole-on = Dołek ⏭
buttons-back = Wstecz
buttons-next = Dalej
buttons-page = Strona { $page }{ $pages ->
    [none] { "" }
   *[other] { " " }z { $pages }
}

buttons-begin = Zaczynamy
buttons-do-it = Zrób za mnie
buttons-play-rookie = Gra z Rookie
buttons-all-rules = Pełne zasady
buttons-once-more = Jeszcze raz
