cards-heading = ### Le tue carte · buca { $hole } di { $holes }
cards-line = Le tue carte · { $says }
cards-last-turn = ⏳ **Ultimo turno!** { $says }
cards-scored = Questa buca: **{ $points }** · totale **{ $total }**
cards-out = **Hai chiuso**. Gli altri hanno ancora un turno a testa.
cards-opening = Gli altri stanno scoprendo le carte. Tra poco tocca a te.
cards-wait = Punti in vista: **{ $points }** · totale { $total }. Aspetta il tuo turno.
cards-wait-first = Punti in vista: **{ $points }**. Aspetta il tuo turno.
cards-choose = **Scegli { $count ->
    [one] un’altra carta
   *[other] due carte
}** da scoprire.
cards-drew = Hai pescato **{ $card }**. Premi la carta da cambiare, o **Scarta**.
cards-taking = Premi la carta da cambiare con **{ $card }**, o **Annulla**.
cards-turn = Tocca a te: **Pesca** una carta o **Prendi { $card }**.

cards-over = ### La partita è finita
cards-no-result = È finita senza risultato.
cards-won = ### 🏆 Hai vinto!
cards-shared = ### 🏆 Vittoria condivisa!
cards-place = ### Il tuo posto in classifica: { $place }
cards-total = La partita è finita. Il tuo totale: **{ $total }**
cards-left = ### Hai lasciato questa partita
cards-left-computer = Un computer gioca le tue carte.
cards-parted = Non sono più nel suo server, quindi è finita senza risultato.
cards-newer = -# Le tue carte sono in un messaggio più recente.
cards-moved = -# I tuoi messaggi diretti sono disattivati. Premi **Le mie carte** al tavolo.
