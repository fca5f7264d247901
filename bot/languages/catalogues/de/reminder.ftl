reminder-call = ⏰ { $called }: Du bist dran, Loch { $hole }.{ $ends ->
    [none] { "" }
   *[other] { " " }Die Zeit ist { $ends } um.
}
