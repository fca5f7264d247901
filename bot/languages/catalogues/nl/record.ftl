record-none = Hier is nog geen spel van deze speler afgelopen.
record-best = Beste spel: { $game }
record-game = { $when } · { $holes } holes, { $rules } · { $points } punten, { $outcome }
record-left = weggegaan
record-ended = gestopt na { $holes ->
    [one] { $holes } hole
   *[other] { $holes } holes
}
record-won = gewonnen
record-shared = samen gewonnen
record-place = { $place } van { $players }

record-cost-most = **Wat je het meest heeft gekost** in je laatste { $count ->
    [one] spel
   *[other] { $count } spellen
}
record-nothing = - Niets wat de coach kon noemen
record-looking = -# De coach bekijkt { $count ->
    [one] { $count } spel
   *[other] { $count } spellen
} van jou: vraag het over een minuut nog eens.
record-looking-more = -# De coach bekijkt nog { $count ->
    [one] { $count } spel
   *[other] { $count } spellen
} van jou: vraag het over een minuut nog eens.

record-form = { $name }: punten per hole
record-fewer = Minder is beter.
