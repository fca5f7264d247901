lesson-heading = ### Nauka golfa · { $page } z { $pages } · { $title }
lesson-done = ### Nauka golfa · i to już wszystko, w { $count } krokach
# W trzeciej osobie, bo dalej stoi „bierze” albo „dobiera”.
lesson-you = Twoja ręka
lesson-press = Naciśnij **{ $button }**.
lesson-press-so = naciśnij **{ $button }**
lesson-wrong = W grze tak wolno. Ale tutaj { $press }.
lesson-wrong-any = Wolno odkryć dowolne dwie. W tej lekcji { $press }.

lesson-cards = Sześć kart
lesson-cards-1 = Grasz z komputerem. Nazywa się **Rookie**. Wygrywa najniższy wynik.
lesson-cards-2 = Twoje sześć kart jest zakrytych. Nikt na nie nie patrzy, ty też nie.
lesson-cards-3 = Dwie karty jedna nad drugą to **kolumna**: 1 i 4, 2 i 5, 3 i 6.

lesson-over = Odkryj dwie
lesson-over-1 = Tak zaczyna się każdy dołek: odkrywasz dowolne dwie karty.
lesson-second-1 = **8** to 8 punktów. Jeszcze jedna karta.

lesson-turn = Twoja kolej
lesson-turn-1 = 8 i 9 to razem 17 punktów. Spójrz na stos odrzuconych: leży tam **8**!
lesson-turn-2 = Dwie jednakowe karty w kolumnie to **para**. Para daje **0**.
lesson-turn-drawing = Dobrana karta może być każda. Ósemka na stosie jest pewna, więc { $press }.

lesson-pair = Para
lesson-pair-1 = Twoja 8 leży na polu 1. Pole **4** jest pod nią, w tej samej kolumnie.
lesson-pair-elsewhere = Tam z ósemki nie będzie pary. Musi leżeć pod twoją drugą ósemką, więc { $press }.
lesson-pair-same = Ósemka za ósemkę niczego nie zmienia. Druga musi leżeć pod pierwszą, więc { $press }.
lesson-pair-back = Możesz się rozmyślić. Ale ósemka jest tego warta, więc { $press }.

lesson-zero = Para daje 0
lesson-zero-1 = Twoja pierwsza kolumna daje teraz **0**. I nie ma już zakrytego waleta: 10 punktów!
lesson-zero-2 = Rookie ma parę siódemek. Na stosie odrzuconych leży dama: 10 punktów.
lesson-zero-taking = Dama kosztuje 10 punktów. Karta z talii będzie raczej lepsza, więc { $press }.

lesson-two = Dwójka
lesson-two-1 = Dobierasz **2**. Daje **−2**: to najlepsza karta ze wszystkich.
lesson-two-2 = Połóż ją na zakrytej karcie. Taka karta kosztuje około 5 punktów.
lesson-two-away = Nigdy nie odrzucaj dwójki: to najlepsza karta ze wszystkich. Dlatego { $press }.
lesson-two-pair = To rozbije twoją parę. Zakryte pole jest lepsze, więc { $press }.
lesson-two-nine = Też dobrze: znika 9 punktów. Ale dziewiątkę zastąpi jeszcze inna karta, więc { $press }.
lesson-two-elsewhere = Każde zakryte pole jest dobre. W tej lekcji { $press }.

lesson-next = Twój następny ruch
lesson-luck-1 = Na stos trafiła zakryta czwórka i bierze ją Rookie. Tak bywa.
lesson-luck-2 = Teraz dziewiątka na polu 2 to twoja najgorsza karta.
lesson-luck-taking = Siódemka oszczędzi tylko dwa punkty. Spróbuj szczęścia: { $press }.

lesson-king = Król
lesson-king-1 = Dobierasz **króla**. Daje **0**. Najwięcej oszczędza w miejsce twojej **9**.
lesson-king-away = Król nic nie kosztuje: zatrzymaj go. Dlatego { $press }.
lesson-king-two = Twoja dwójka jest lepsza niż król: zatrzymaj ją. Dlatego { $press }.
lesson-king-elsewhere = Twoja dziewiątka kosztuje więcej niż to pole, więc { $press }.

lesson-minus-1 = Masz teraz −2. Rookie ma 7 i właśnie odrzuca damę.
lesson-minus-taking = Dama kosztuje 10 punktów, więc { $press }.

lesson-neighbour = Uważaj na innych
lesson-neighbour-1 = Dobierasz **4**. Możesz ją odrzucić. Ale spójrz na **4**, którą Rookie ma na polu 2. Rookie weźmie twoją, ułoży parę i oszczędzi 7 punktów.
lesson-neighbour-2 = Zatrzymaj ją. Czwórka jest trochę lepsza niż karta, której nikt nie zna.
lesson-neighbour-away = Wtedy Rookie weźmie twoją czwórkę i będzie mieć drugą parę. Lepiej ją zatrzymaj, więc { $press }.
lesson-neighbour-other = To tak samo dobre. W tej lekcji { $press }.
lesson-neighbour-elsewhere = Twoje karty tam są lepsze niż czwórka, więc { $press }.

lesson-out = Koniec dołka
lesson-out-1 = Została jeszcze jedna zakryta karta. Gdy odkryte jest wszystkie sześć, **kończysz**.
lesson-out-2 = Potem każda inna osoba ma **jeszcze jeden ruch**, a na koniec liczymy punkty.
lesson-out-taking = Dziesiątka kosztuje 10 punktów, więc { $press }.

lesson-ace-1 = Dobierasz **asa**: 1 punkt. Prowadzisz, więc zakończ nim dołek.
lesson-ace-away = As mało kosztuje, a ty prowadzisz. Nie czekaj, co zrobi Rookie, tylko { $press }.
lesson-ace-elsewhere = Pora kończyć. Ostatnia zakryta karta leży na polu 6, więc { $press }.

lesson-end-1 = Koniec! Twoja ostatnia karta to była dwójka: nikt nie mógł tego wiedzieć. Bierze ją Rookie i na tym kończy się ostatni ruch.
lesson-end-2 = **Wygrywasz dołek 3 do 6.** Kolumna po kolumnie: 8 i 8 to **0**, król i 4 to **4**, 2 i as to **−1**.
lesson-end-3 = Gra ma kilka dołków. Wygrywa najniższa suma.
