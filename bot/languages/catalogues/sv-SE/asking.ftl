asking-more = ### Mer
asking-not-in-game = Du är inte med i det här spelet. Tryck på **Revansch** när det är slut.

asking-leave-table = ### Lämna bordet?
asking-leave-game = ### Lämna spelet?
asking-seat-free = Någon annan kan ta din plats.
asking-table-closes = Du är sist kvar: bordet stängs.
asking-computer-goes-on = En dator spelar färdigt dina kort, och du kan inte vinna. Det som redan är räknat finns kvar i din statistik.
asking-one-left = Bara en spelare skulle bli kvar: spelet slutar utan resultat.
asking-last-person = Du är sist kvar: spelet slutar utan resultat.

asking-end-game = ### Avsluta spelet?
asking-solo-ends = Det blir inget resultat. Det som redan är räknat finns kvar i din statistik.
asking-close-table = ### Stänga bordet?
asking-no-game = Då blir det inget spel här.
asking-ends-for-all = Det slutar för alla, utan resultat.{ $scored ->
    [0] { "" }
    [one] { " " }{ $scored } hål är redan räknat och finns kvar i allas statistik.
   *[other] { " " }{ $scored } hål är redan räknade och finns kvar i allas statistik.
}
