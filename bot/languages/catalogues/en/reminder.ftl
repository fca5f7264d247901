### A mention of people who are to move.

# $called are mentions; $ends is a time that Discord writes: in 5 minutes.
reminder-call = ⏰ { $called }: your turn in hole { $hole }.{ $ends ->
    [none] { "" }
   *[other] { " " }Time is up { $ends }.
}
