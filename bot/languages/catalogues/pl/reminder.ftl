reminder-call = ⏰ { $called }: twoja kolej na dołku { $hole }.{ $ends ->
    [none] { "" }
   *[other] { " " }Koniec czasu { $ends }.
}
