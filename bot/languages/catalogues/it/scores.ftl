scores-heading = ### 🏆 Classifica · { $about }
scores-period-all = da sempre
scores-period-year = quest’anno
scores-period-month = questo mese
scores-period-week = questa settimana
scores-holes = { $count ->
    [one] { $count } buca
   *[other] { $count } buche
}

scores-order-average = Meno punti per buca
scores-order-wins = Più vittorie
scores-order-games = Più partite giocate
scores-order-best = Migliore partita
scores-first-average = -# Prima chi ha meno punti per buca
scores-first-wins = -# Prima chi ha più vittorie
scores-first-games = -# Prima chi ha giocato più partite
scores-first-best = -# Prima la migliore partita
scores-menu-period = Periodo
scores-menu-order = Ordine

scores-nobody = In questa classifica non c’è ancora nessuno. `/golf start` apre un tavolo.
scores-all-left = Tutte le persone di questa classifica hanno lasciato il server.
scores-own-place = Il tuo posto: **{ $place }** su { $count } · { $figures }
scores-own-record = **Le tue statistiche**, con le partite che qui non contano:
scores-with-computers = Con i computer: { $figures }

scores-average = { $average } per buca
scores-average-bold = **{ $average }** per buca
scores-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
scores-finished = { $count ->
    [one] { $count } partita finita
   *[other] { $count } partite finite
}
scores-wins = { $count ->
    [one] { $count } vittoria
   *[other] { $count } vittorie
}{ $shared ->
    [0] { "" }
    [one] { " " }({ $shared } condivisa)
   *[other] { " " }({ $shared } condivise)
}
scores-best = partita migliore { $points } su { $holes } buche
scores-best-game = { $points } su { $holes } buche
scores-points = { $points } punti

scores-what-counts = Qui contano le partite finite tra persone, senza consigli.
scores-command = `/golf scores player:` mostra tutto.
scores-left = { $count ->
    [one] { $count } persona che ha lasciato questo server non è mostrata.
   *[other] { $count } persone che hanno lasciato questo server non sono mostrate.
}
scores-ranked = In classifica: { $count }.
