lobby-heading = ### ⛳ Six Card Golf
lobby-closed = Ten stół zamknięto, zanim zaczęła się gra. `/golf start` otwiera nowy.
lobby-terms = { $holes ->
    [one] { $holes } dołek
    [few] { $holes } dołki
    [many] { $holes } dołków
   *[other] { $holes } dołka
} · { $rules } · { $clock }{ $hints ->
    [yes] { " " }· z podpowiedziami, poza rankingiem
   *[no] { "" }
}
lobby-host = Zaprasza { $host }{ $closes ->
    [none] { "" }
   *[other] { " " }· zamknięcie { $closes }
}
lobby-players = **Przy stole { $count }/{ $most }**
lobby-call = 📣 { $called }: **{ $host }** zaprasza do gry. { $people ->
    [yes] Naciśnij **Dołącz** albo **Nie teraz**.
   *[no] Naciśnij **Dołącz**.
}

lobby-menu-add = Dodaj komputer…
lobby-menu = Komputery…
lobby-add = Dodaj: { $level }
lobby-about-rookie = Rozsądny, ale jak każdy coś czasem przeoczy
lobby-about-club = Gra dobrze, jak stały bywalec
lobby-about-pro = Najmocniejszy, jaki jest
lobby-remove = Usuń ostatni komputer
lobby-remove-about = Ten, który doszedł na końcu

lobby-seal = Gra `{ $game }` · Zapieczętowane tasowanie { $seal }
lobby-sealed-game = Gra `{ $game }`: { $terms }
lobby-sealed-shuffle = Zapieczętowane tasowanie: `{ $seal }`
lobby-sealed-part = Twój wkład: `{ $part }`
lobby-sealed-no-part = Twój wkład: pojawi się po naciśnięciu **Start**
lobby-sealed-start = Wkład przycisku **Start**: `{ $part }`
lobby-sealed-about = Tasowanie w tej grze zapieczętowano, zanim ktokolwiek usiadł do stołu. Po grze **Sprawdź tasowanie** pokaże, że karty rozdano właśnie tak.
lobby-sealed-joined = Jesteś w grze. Karty pojawią się, gdy osoba, która otworzyła stół, naciśnie **Start**.
lobby-sealed-codes = 🔒 Do późniejszego sprawdzenia tasowania: ||{ $codes }||
lobby-sealed-keep = Zachowaj to, a po grze sprawdzisz tasowanie.
