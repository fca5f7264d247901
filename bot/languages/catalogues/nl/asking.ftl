asking-more = ### Meer
asking-not-in-game = Je doet niet mee aan dit spel. Druk na afloop op **Revanche**.

asking-leave-table = ### Van tafel gaan?
asking-leave-game = ### Uit dit spel stappen?
asking-seat-free = Iemand anders kan dan jouw plaats innemen.
asking-table-closes = Je bent de laatste hier: de tafel sluit.
asking-computer-goes-on = Een computer speelt je kaarten uit, en je kunt niet meer winnen. Holes die al geteld zijn, blijven in je statistiek staan.
asking-one-left = Er zou maar één speler overblijven: het spel eindigt zonder uitslag.
asking-last-person = Er speelt verder niemand meer: het spel eindigt zonder uitslag.

asking-end-game = ### Dit spel stoppen?
asking-solo-ends = Er komt geen uitslag. Holes die al geteld zijn, blijven in je statistiek staan.
asking-close-table = ### Deze tafel sluiten?
asking-no-game = Er begint hier dan geen spel.
asking-ends-for-all = Het stopt voor iedereen, zonder uitslag.{ $scored ->
    [0] { "" }
    [one] { " " }Er is al { $scored } hole geteld: die blijft in ieders statistiek staan.
   *[other] { " " }Er zijn al { $scored } holes geteld: die blijven in ieders statistiek staan.
}
