record-none = Hier ist noch kein Spiel dieser Person zu Ende.
record-best = Bestes Spiel: { $game }
record-game = { $when } · { $holes } Löcher, { $rules } · { $points } Punkte, { $outcome }
record-left = gegangen
record-ended = endete nach { $holes ->
    [one] { $holes } Loch
   *[other] { $holes } Löchern
}
record-won = gewonnen
record-shared = gemeinsam gewonnen
record-place = { $place } von { $players }

record-cost-most = **Was dich am meisten gekostet hat**, in { $count ->
    [one] deinem letzten Spiel
   *[other] deinen letzten { $count } Spielen
}
record-nothing = - Nichts, was der Trainer nennen könnte
record-looking = -# Der Trainer sieht sich noch { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
} von dir an: Frag in einer Minute noch einmal.
record-looking-more = -# Der Trainer sieht sich noch { $count ->
    [one] { $count } weiteres Spiel
   *[other] { $count } weitere Spiele
} von dir an: Frag in einer Minute noch einmal.

record-form = { $name }: Punkte je Loch
record-fewer = Weniger ist besser.
