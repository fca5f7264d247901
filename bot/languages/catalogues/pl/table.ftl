table-heading-paused = ### ⛳ Dołek { $hole } z { $holes } · przerwa
table-heading-opening = ### ⛳ Dołek { $hole } z { $holes } · { $names } { $count ->
    [one] odkrywa
   *[other] odkrywają
} karty
table-heading-turn = ### ⛳ Dołek { $hole } z { $holes } · kolej: { $name }

table-last-turn = ⏳ **Ostatni ruch!** { $name } kończy, { $count ->
    [one] została jeszcze { $count } osoba
    [few] zostały jeszcze { $count } osoby
    [many] zostało jeszcze { $count } osób
   *[other] zostało jeszcze { $count } osoby
}.
table-first = Naciśnij **Moje karty** i odkryj dwie.
table-order = -# Kolejność: { $names }
table-unreached = -# { $name }: wiadomości prywatne do ciebie nie docierają. Naciśnij **Moje karty**, żeby grać.
table-stood-still = -# ⏸ Zegar stał, dopóki nie dało się pokazać tego stołu.
table-away = ⏸ Nikogo nie ma. Naciśnij dowolny przycisk, żeby grać dalej. Zamknięcie gry { $closes }.
table-next-hole = -# Następny dołek { $comes }.
table-time = -# Koniec czasu { $ends }.

table-row-top = Góra: { $cards }
table-row-bottom = Dół: { $cards }
table-card-down = { $place } zakryta
table-card = { $place }: **{ $rank }**
table-piles = Odrzucone **{ $top ->
    [none] brak
   *[other] { $top }
}** · talia { $count }{ $held ->
    [yes] { " " }· ktoś trzyma dobraną kartę
   *[no] { "" }
}
table-scored = **{ $points }** ({ $columns }) · suma { $total } · karty { $cards }
