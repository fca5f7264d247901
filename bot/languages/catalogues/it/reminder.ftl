reminder-call = ⏰ { $called }: è il tuo turno alla buca { $hole }.{ $ends ->
    [none] { "" }
   *[other] { " " }Il tempo finisce { $ends }.
}
