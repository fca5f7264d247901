record-none = Den här spelaren har inget avslutat spel här än.
record-best = Bästa spelet: { $game }
record-game = { $when } · { $holes } hål, { $rules } · { $points } poäng, { $outcome }
record-left = lämnade
record-ended = avslutat efter { $holes } hål
record-won = vann
record-shared = delad seger
record-place = { $place } av { $players }

record-cost-most = **Det här kostade dig mest** i { $count ->
    [one] ditt senaste spel
   *[other] dina { $count } senaste spel
}
record-nothing = - Inget som coachen kunde peka på
record-looking = -# Coachen tittar på { $count ->
    [one] { $count } spel
   *[other] { $count } spel
} från dig: fråga igen om en minut.
record-looking-more = -# Coachen tittar på { $count ->
    [one] { $count } spel till
   *[other] { $count } spel till
} från dig: fråga igen om en minut.

record-form = { $name }: poäng per hål
record-fewer = Ju färre, desto bättre.
