rules-heading = ### ⛳ Six Card Golf · { $rules }
rules-goal = Wygrywa, kto ma najmniej punktów ze wszystkich dołków. Przy remisie wygrana jest wspólna.
rules-cards = **Karty.** Każda osoba ma sześć zakrytych, w dwóch rzędach po trzy. Nikt nie patrzy na zakryte karty, nawet na swoje.
rules-opening-in-turn = **Początek.** Po kolei każda osoba odkrywa dowolne dwie swoje karty.
rules-opening-at-once = **Początek.** Wszyscy naraz odkrywają dowolne dwie swoje karty.
rules-turn = **Twój ruch.** Dobierz kartę z talii albo weź wierzchnią ze stosu odrzuconych. Połóż ją w miejsce jednej ze swoich sześciu kart, a tamtą odrzuć. Dobraną kartę wolno od razu odrzucić. Karta wzięta ze stosu musi zostać.
rules-end-last-turns = **Koniec dołka.** Gdy ktoś ma odkryte wszystkie sześć kart, pozostali mają **jeszcze po jednym ruchu**. Potem wszystkie karty są odkrywane i liczone.
rules-end-at-once = **Koniec dołka.** Gdy ktoś odkryje swoją ostatnią kartę, dołek kończy się **natychmiast**, nawet w pierwszej kolejce. Wszystkie karty są odkrywane i liczone.
rules-points = **Punkty.** As 1 · dwójka −2 · od trójki do dziesiątki tyle, ile na karcie · walet i dama 10 · król 0. Dwie jednakowe karty w kolumnie dają **0**, nawet dwie dwójki.
rules-example = **Przykład.** 7 i 7 to para: **0**. Król i 9: 0 + 9 = **9**. 10 i 2: 10 − 2 = **8**. Razem **17**.
rules-example-cards = -# W dwóch rzędach: 7 K 10 / 7 9 2
rules-stock = **Pusta talia.** Odrzucone karty, oprócz wierzchniej, stają się nową talią.
rules-next = **Następny dołek.** Zaczyna osoba po lewej.
rules-source = -# Tak jak w { $source }. Od { $least } do { $most } osób.
