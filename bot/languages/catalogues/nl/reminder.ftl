reminder-call = ⏰ { $called }: jij bent aan de beurt op hole { $hole }.{ $ends ->
    [none] { "" }
   *[other] { " " }De tijd is { $ends } om.
}
