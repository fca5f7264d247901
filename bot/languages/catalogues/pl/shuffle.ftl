shuffle-good = ### ✅ Rozdano zgodnie z pieczęcią
shuffle-good-how = Gra została rozdana jeszcze raz z jej sekretu: { $deals ->
    [one] { $deals } dołek
    [few] { $deals } dołki
    [many] { $deals } dołków
   *[other] { $deals } dołka
}, te same karty. Sprawdzone ruchy: { $moves }, wszystkie zgodne z zasadami, a punkty się zgadzają.
shuffle-bad = ### ❌ Rozdano niezgodnie z pieczęcią
shuffle-why-seal = Sekret nie jest tym, którego pieczęć opublikowano.
shuffle-why-seats = Miejsca nie są w obiecanej kolejności.
shuffle-why-deal = Karty dołka { $hole } nie pochodzą z tego tasowania.
shuffle-why-first = Na dołku { $hole } rozdano najpierw komuś innemu, niż mówią zasady.
shuffle-why-rebuild = Odtworzona talia na dołku { $hole } nie jest w obiecanej kolejności.
shuffle-why-cards = Ruch na dołku { $hole } wskazuje kartę, której tasowanie tam nie położyło.
shuffle-why-log = Zapis jest uszkodzony albo jakiś ruch jest niezgodny z zasadami.
shuffle-about = **Sprawdź to samodzielnie.** Pieczęć to SHA-256 sekretu. Była ustalona, zanim ktokolwiek dołączył; znajdziesz ją pod przyciskiem **Pieczęć** przy stole przed grą i w odpowiedzi na **Dołącz**. Wkłady doszły później. Plik to zapis gry: sprawdza go strona `docs/verify.html` tego bota.
shuffle-game = **Gra** `{ $game }`
shuffle-secret = **Sekret** `{ $secret }`
shuffle-seal = **Pieczęć** `{ $seal }`
shuffle-parts = **Wkłady** w kolejności dołączania (miejsca jak w zapisie, od 0)
shuffle-part-start = Naciśnięcie **Start**: `{ $part }`
shuffle-part = { $name }, miejsce { $seat }: `{ $part }`
shuffle-no-log = -# Nie udało się dołączyć zapisu gry.
