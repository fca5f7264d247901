refusals-not-started = Ta gra jeszcze się nie zaczęła.
refusals-started = Ta gra już się zaczęła.
refusals-started-wait = Ta gra już się zaczęła. Poczekaj na jej koniec i naciśnij **Rewanż**.
refusals-closed = Ten stół jest zamknięty. `/golf start` otwiera nowy.
refusals-over = Ta gra już się skończyła.
refusals-not-over = Ta gra jeszcze się nie skończyła.
refusals-unknown-game = Nie pamiętam już tej gry. `/golf start` otwiera nową.
refusals-no-game-here = Na tym kanale nie ma gry. `/golf start` otwiera nową.
refusals-no-such-game = Na tym serwerze nie ma takiej gry.
refusals-unreadable = Nie potrafię już odczytać tej gry. Moderacja może ją zamknąć: `/golf end`.
refusals-busy = W tej grze dużo się dzieje. Spróbuj jeszcze raz.
refusals-channel-taken = Na tym kanale trwa gra. Wybierz inny kanał, `/golf start` z `thread:` albo `/golf solo`.
refusals-other-terms = Przy otwartym stole na tym kanale obowiązuje co innego: { $terms }. Naciśnij tam **Dołącz** albo wybierz inny kanał lub wątek.

refusals-not-in-game = Nie jesteś w tej grze. { $going ->
    [yes] Gdy się skończy, naciśnij **Rewanż**, żeby otworzyć następną.
   *[no] Naciśnij **Rewanż** albo użyj `/golf start`, żeby otworzyć następną.
}
refusals-not-in-this-game = Nie jesteś w tej grze.
refusals-not-joined = Nie ma cię w tej grze.
refusals-target-not-joined = Tej osoby nie ma w tej grze.
refusals-target-not-in-game = Tej osoby nie ma w tej grze.
refusals-join-first = Najpierw dołącz, potem możesz dodać lub usunąć komputer.
refusals-host-starts = Ten stół otwiera { $host } i to ta osoba zaczyna grę.
refusals-only-host-removes = Usunąć kogoś może tylko osoba, która otworzyła stół, albo moderacja.
refusals-remove-later = Usunąć możesz osoby, którym skończył się czas. Jeśli nie ma zegara, poproś moderację.
refusals-hole-scored = Za późno na koniec gry: jeden dołek jest już policzony. Poproś moderację albo wyjdź z gry.
refusals-end-later = Teraz zakończyć może tylko osoba, która otworzyła stół, albo moderacja. Możesz wyjść albo zakończyć grę po godzinie bezczynności.
refusals-only-players-end = Zakończyć tę grę mogą tylko grający i moderacja.
refusals-only-players-move = Przenieść ten stół mogą tylko grający i moderacja.
refusals-manage-server = To jest dla osób z uprawnieniem **Zarządzanie serwerem**.

refusals-unknown-rules = Nie znam takich zasad.
refusals-holes = { $rules }: liczba dołków to { $holes }.
refusals-mentions = Podaj osoby jako wzmianki, na przykład @Ania @Bartek.
refusals-too-many-called = Zaprosić można najwyżej { $count ->
    [one] { $count } osobę
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}.
refusals-called-not-here = Jednej z tych osób nie ma na tym serwerze.
refusals-challenge-self = Nie możesz wyzwać siebie. `/golf solo` to gra z komputerem.
refusals-challenge-bot = Boty nie grają w golfa. `/golf solo` to gra z komputerem.
refusals-no-threads-here = Własny wątek gra dostaje tylko z kanału tekstowego.
refusals-everyone = Nie można wołać wszystkich. Wybierz rolę, którą każdy może sobie nadać.
refusals-full = Stół jest pełny: { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}.
refusals-too-few = Do gry trzeba dwóch osób. Poczekaj na kogoś albo dodaj komputer.
refusals-no-computer = Przy tym stole nie ma komputera.
refusals-unknown-computer = Nie znam takiego komputera.
refusals-not-posted = Stół nie został otwarty, bo nie wolno mi go tu pokazać. { $count ->
    [0] Osoba, która może edytować kanał, pozwoli na to w jego ustawieniach, w dziale Uprawnienia.
   *[other] Brakuje mi na tym kanale: { $permissions }. Osoba, która może edytować kanał, nada mi to w jego ustawieniach, w dziale Uprawnienia.
}{ $hidden ->
    [yes] { " " }Jeśli to prywatny wątek, wspomnij o mnie w nim: to mnie doda.
   *[no] { "" }
}
refusals-permissions = Brakuje mi na tym kanale { $count ->
    [one] uprawnienia
   *[other] uprawnień
}: { $permissions }. Osoba, która może edytować kanał, nada mi to w jego ustawieniach, w dziale Uprawnienia.

refusals-hole-over = Ten dołek jest skończony. Naciśnij **Następny dołek**.
refusals-not-your-turn = To nie twoja kolej. Teraz { $count ->
    [one] gra
   *[other] grają
} { $names }.
refusals-played = Ten przycisk jest stary: tamten ruch już się odbył.
refusals-other-channel = Ten przycisk należy do gry na innym kanale.
refusals-other-person = Tamten przycisk należy do gry kogoś innego.
refusals-other-version = Ten przycisk jest z innej wersji tego bota.
refusals-other-version-command = Ten przycisk jest z innej wersji tego bota. Użyj komendy jeszcze raz.
refusals-old-scores = Ten ranking jest z innej wersji tego bota. Użyj `/golf scores`.
refusals-not-called = Nikt nie zaprasza cię do tego stołu. Jeśli chcesz, naciśnij **Dołącz**.
refusals-no-hints = W tej grze nie ma podpowiedzi.
refusals-shuffle-later = Tasowanie można sprawdzić po skończonej grze.
refusals-review-unfinished = Analizę mają tylko skończone gry.
refusals-replay-unfinished = Powtórkę mają tylko skończone gry.
refusals-no-such-turn = Takiego ruchu w tej grze nie ma. Naciśnij **Powtórka** jeszcze raz.
refusals-nothing-to-review = Nie masz jeszcze na tym serwerze skończonej gry.

refusals-rule-opened = Twoje dwie karty są już odkryte. Teraz odkrywają inni.
refusals-rule-turn = To nie twoja kolej.
refusals-rule-face-up = Ta karta jest już odkryta.
refusals-rule-turn-up = Karty odkrywa się tylko przed pierwszym ruchem.
refusals-rule-stock = Talia jest pusta. **Weź** wierzchnią odrzuconą kartę.
refusals-rule-hole = Ten dołek jeszcze się nie skończył.
refusals-rule-opening = Najpierw odkryj zakryte karty: każdy zaczyna z { $cards } odkrytymi.
refusals-rule-draw = Najpierw **Dobierz** kartę albo **Weź** wierzchnią odrzuconą.
refusals-rule-place = Trzymasz dobraną kartę. Naciśnij kartę, którą zastąpi, albo **Odrzuć**.
refusals-rule-next = Dołek jest skończony. Zaraz będzie następny.
refusals-rule-over = Gra jest skończona.

refusals-not-running = Ta część bota jest chwilowo wyłączona. Spróbuj znowu za minutę.
refusals-needs-server = To działa tylko na kanale serwera. Tutaj możesz użyć `/golf solo`, `/golf learn`, `/golf rules`, `/golf preferences`, `/golf privacy`, `/golf export` i `/golf forget-me`.
refusals-discord-away = Discord mi nie odpowiada. Spróbuj znowu za chwilę.
refusals-command-changed = Ta komenda się zmieniła, a twój Discord jeszcze o tym nie wie. Spróbuj za minutę albo uruchom Discorda ponownie.
refusals-option = Nie rozumiem jednej z tych opcji. Wybierz z listy Discorda.
refusals-command = Nie możesz tu użyć tej komendy.
refusals-fault = Coś poszło nie tak (ref { $reference }). Spróbuj jeszcze raz. `/golf table` znów pokaże grę.
