shuffle-good = ### ✅ Rozdano zgodnie z pieczęcią
shuffle-good-how = Gra została rozdana jeszcze raz z jej sekretu: { $deals ->
    [one] { $deals } dołek
    [few] { $deals } dołki
    [many] { $deals } dołków
   *[other] { $deals } dołka
}, te same karty. Sprawdzone ruchy: { $moves }, wszystkie zgodne z zasadami, a punkty się zgadzają.
shuffle-bad = ### ❌ Rozdano niezgodnie z pieczęcią
shuffle-about = **Sprawdź to samodzielnie.** Pieczęć to SHA-256 sekretu. Była ustalona, zanim ktokolwiek dołączył; znajdziesz ją pod przyciskiem **Pieczęć** przy stole przed grą i w odpowiedzi na **Dołącz**. Wkłady doszły później. Plik to zapis gry: sprawdza go strona `docs/verify.html` tego bota.
shuffle-game = **Gra** `{ $game }`
shuffle-secret = **Sekret** `{ $secret }`
shuffle-seal = **Pieczęć** `{ $seal }`
shuffle-parts = **Wkłady** w kolejności dołączania (miejsca jak w zapisie, od 0)
shuffle-part-start = Naciśnięcie **Start**: `{ $part }`
shuffle-part = { $name }, miejsce { $seat }: `{ $part }`
shuffle-no-log = -# Nie udało się dołączyć zapisu gry.
