reminder-call = ⏰ { $called }: תורכם בגומה { $hole }.{ $ends ->
    [none] { "" }
   *[other] { " " }הזמן נגמר { $ends }.
}
