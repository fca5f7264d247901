reminder-call = ⏰ { $called }: sua vez no buraco { $hole }.{ $ends ->
    [none] { "" }
   *[other] { " " }O tempo acaba { $ends }.
}
