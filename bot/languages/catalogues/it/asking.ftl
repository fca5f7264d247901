asking-more = ### Altro
asking-not-in-game = Non sei in questa partita. Quando finisce, premi **Rivincita**.

asking-leave-table = ### Lasciare questo tavolo?
asking-leave-game = ### Lasciare questa partita?
asking-seat-free = Qualcun altro potrà prendere il tuo posto.
asking-table-closes = Ci sei solo tu: il tavolo chiude.
asking-computer-goes-on = Un computer gioca le tue carte fino alla fine, e non puoi più vincere. Le buche contate restano nelle tue statistiche.
asking-one-left = Resterebbe una sola persona: la partita finisce senza risultato.
asking-last-person = Ci sei solo tu: la partita finisce senza risultato.

asking-end-game = ### Terminare questa partita?
asking-solo-ends = Non ci sarà un risultato. Le buche contate restano nelle tue statistiche.
asking-close-table = ### Chiudere questo tavolo?
asking-no-game = Qui non inizierà nessuna partita.
asking-ends-for-all = Finisce per tutti, senza risultato.{ $scored ->
    [0] { "" }
    [one] { " " }{ $scored } buca è già contata: resta nelle statistiche.
   *[other] { " " }{ $scored } buche sono già contate: restano nelle statistiche.
}
