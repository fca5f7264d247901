result-hole = ### ⛳ Trou { $hole } sur { $holes } : il revient à { $names } avec { $points }
result-scorecard = **Feuille de score**
result-won = ### 🏆 { $names } { $count ->
    [one] gagne
   *[other] partagent la victoire
}
result-ended-early = ### ⛳ Partie arrêtée avant la fin. Pas de résultat
result-abandoned = ### ⛳ Partie abandonnée. Pas de résultat
result-left = { $name } : abandon avec { $points }
