reminder-call = ⏰ { $called }: din tur på hål { $hole }.{ $ends ->
    [none] { "" }
   *[other] { " " }Tiden går ut { $ends }.
}
