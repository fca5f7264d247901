record-none = Qui non è ancora finita nessuna partita di questa persona.
record-best = Migliore partita: { $game }
record-game = { $when } · { $holes } buche, { $rules } · { $points } punti, { $outcome }
record-left = ritiro
record-ended = terminata dopo { $holes ->
    [one] { $holes } buca
   *[other] { $holes } buche
}
record-won = vittoria
record-shared = vittoria condivisa
record-place = { $place } su { $players }

record-cost-most = **Cosa ti è costato di più** { $count ->
    [one] nella tua ultima partita
   *[other] nelle tue ultime { $count } partite
}
record-nothing = - Niente che il coach sappia indicare
record-looking = -# Il coach sta guardando { $count ->
    [one] una tua partita
   *[other] { $count } tue partite
}: chiedi di nuovo tra un minuto.
record-looking-more = -# Il coach sta guardando { $count ->
    [one] un’altra tua partita
   *[other] altre { $count } tue partite
}: chiedi di nuovo tra un minuto.

record-form = { $name }: punti per buca
record-fewer = Meno sono, meglio è.
