reminder-call = ⏰ { $called }: tu turno en el hoyo { $hole }.{ $ends ->
    [none] { "" }
   *[other] { " " }El tiempo se acaba { $ends }.
}
