preferences-heading = ### Twoje ustawienia
preferences-direct = **Wiadomości prywatne.** Karty przychodzą do ciebie. Jeśli nie, naciśnij przy stole **Moje karty**.
preferences-pictures = **Obrazki.** Karty na obrazku. Jeśli nie, słowami, razem z całym stołem.
preferences-reminders = **Przypomnienia.** Wzmianka o tobie, gdy minie połowa twojego czasu.
preferences-invitations = **Zaproszenia.** Inni mogą imiennie zapraszać cię do stołu, najwyżej raz na godzinę.
preferences-closed = -# Moja ostatnia wiadomość prywatna nie dotarła. Zezwól na wiadomości z tego serwera w ustawieniach prywatności Discorda; spróbuję znowu, gdy zagrasz.

preferences-server-heading = ### Ustawienia serwera
preferences-server-start = `/golf start` otwiera: **{ $holes ->
    [one] { $holes } dołek
    [few] { $holes } dołki
    [many] { $holes } dołków
   *[other] { $holes } dołka
}**, **{ $rules }**, **{ $clock }**, chyba że wybierzesz inaczej.
preferences-server-look = Stoły widać **{ $words ->
    [yes] słowami
   *[no] na obrazkach
}**.

preferences-server-role = { $called ->
    [yes] Gdy otwiera się stół, wołam { $role }, najwyżej raz na godzinę.
   *[no] Gdy otwiera się stół, nie wołam żadnej roli. `/golf preferences role:` wybiera jedną.
}

preferences-menu-rules = Zasady
preferences-menu-holes = Dołki
preferences-menu-clock = Zegar
preferences-menu-language = Język
preferences-option-source = Jak w { $source }
preferences-option-holes = { $count ->
    [one] { $count } dołek
    [few] { $count } dołki
    [many] { $count } dołków
   *[other] { $count } dołka
}
preferences-option-no-clock = Bez zegara
preferences-option-discord = Jak w moim Discordzie
preferences-option-server = Jak w ustawieniach serwera na Discordzie
