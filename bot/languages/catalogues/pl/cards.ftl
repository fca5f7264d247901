cards-heading = ### Twoje karty · dołek { $hole } z { $holes }
cards-line = Twoje karty · { $says }
cards-last-turn = ⏳ **Ostatni ruch!** { $says }
cards-scored = Ten dołek: **{ $points }** · suma **{ $total }**
cards-out = **Kończysz** ten dołek. Pozostali mają jeszcze po jednym ruchu.
cards-opening = Inni odkrywają karty. Zaraz twoja kolej.
cards-wait = Na razie masz **{ $points }** · suma { $total }. Czekaj na swoją kolej.
cards-wait-first = Na razie masz **{ $points }**. Czekaj na swoją kolej.
cards-choose = **Wybierz { $count ->
    [one] jeszcze jedną kartę
   *[other] dwie karty
}** do odkrycia.
cards-drew = Dobrana karta: **{ $card }**. Naciśnij kartę, którą zastąpi, albo **Odrzuć**.
cards-taking = Naciśnij kartę, którą zastąpi **{ $card }**, albo **Cofnij**.
cards-turn = Twoja kolej: **Dobierz** kartę albo **Weź { $card }**.

cards-over = ### Koniec gry
cards-no-result = Gra skończyła się bez wyniku.
cards-won = ### 🏆 Wygrywasz!
cards-shared = ### 🏆 Wspólna wygrana!
cards-place = ### Twoje miejsce: { $place }
cards-total = Koniec gry. Twoja suma: **{ $total }**
cards-left = ### Nie grasz już w tej grze
cards-left-computer = Twoimi kartami gra komputer.
cards-parted = Nie ma mnie już na tamtym serwerze, więc gra skończyła się bez wyniku.
cards-newer = -# Twoje karty są w nowszej wiadomości.
cards-moved = -# Wiadomości prywatne są wyłączone. Naciśnij przy stole **Moje karty**.
