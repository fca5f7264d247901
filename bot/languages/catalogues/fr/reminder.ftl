reminder-call = ⏰ { $called } : à toi de jouer, trou { $hole }.{ $ends ->
    [none] { "" }
   *[other] { " " }Fin du chrono { $ends }.
}
