reminder-call = ⏰ { $called }: sıra sende, çukur { $hole }.{ $ends ->
    [none] { "" }
   *[other] { " " }Süre { $ends } doluyor.
}
