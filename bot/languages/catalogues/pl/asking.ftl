asking-more = ### Więcej
asking-not-in-game = Nie jesteś w tej grze. Gdy się skończy, naciśnij **Rewanż**.

asking-leave-table = ### Odejść od tego stołu?
asking-leave-game = ### Wyjść z tej gry?
asking-seat-free = Ktoś inny może zająć twoje miejsce.
asking-table-closes = Poza tobą nikogo tu nie ma: stół zostanie zamknięty.
asking-computer-goes-on = Komputer dogra twoje karty, a wygrać już nie możesz. Policzone dołki zostają w twoich statystykach.
asking-one-left = Zostałaby tylko jedna osoba: gra skończy się bez wyniku.
asking-last-person = Poza tobą nikogo tu nie ma: gra skończy się bez wyniku.

asking-end-game = ### Zakończyć tę grę?
asking-solo-ends = Nie będzie wyniku. Policzone dołki zostają w twoich statystykach.
asking-close-table = ### Zamknąć ten stół?
asking-no-game = Gra się tu nie zacznie.
asking-ends-for-all = Gra skończy się dla wszystkich, bez wyniku.{ $scored ->
    [0] { "" }
    [one] { " " }Policzony jest już { $scored } dołek: zostaje w statystykach wszystkich.
    [few] { " " }Policzone są już { $scored } dołki: zostają w statystykach wszystkich.
    [many] { " " }Policzono już { $scored } dołków: zostają w statystykach wszystkich.
   *[other] { " " }Policzono już { $scored } dołka: zostają w statystykach wszystkich.
}
