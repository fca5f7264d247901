words-on = Tak
words-off = Nie
words-colon = { ": " }
words-player = Gracz { $number }
words-no-name = Gracz
words-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
words-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
words-no-clock = bez zegara
words-clock = { $duration } na ruch
words-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}

words-ruleset-card_commons = Jeszcze jeden ruch
words-ruleset-pagat = Nagły koniec

words-permission-view-channel = **Wyświetlanie kanału**
words-permission-send-messages = **Wysyłanie wiadomości**
words-permission-send-messages-in-threads = **Wysyłanie wiadomości w wątkach**
words-permission-attach-files = **Załączanie plików**
words-permission-create-public-threads = **Tworzenie publicznych wątków**
words-permission-manage-threads = **Zarządzanie wątkami**
words-no-picture-allowed = -# Słowami, bo brakuje mi tu uprawnienia { $permission }.
words-no-picture-taken = -# Słowami, bo Discord właśnie nie przyjął obrazu.
