coach-ranks-1 = Assen
coach-ranks-2 = Zweien
coach-ranks-3 = Dreien
coach-ranks-4 = Vieren
coach-ranks-5 = Fünfen
coach-ranks-6 = Sechsen
coach-ranks-7 = Siebenen
coach-ranks-8 = Achten
coach-ranks-9 = Neunen
coach-ranks-10 = Zehnen
coach-ranks-11 = Buben
coach-ranks-12 = Damen
coach-ranks-13 = Königen

coach-turn-over = Karte { $place } aufdecken
coach-draw = Eine Karte ziehen
coach-take-down = { $card } für die verdeckte Karte { $place } nehmen
coach-take-own = { $card } für deine Karte { $place } ({ $gone }) nehmen
coach-take-other = { $card } für die Karte { $place } ({ $gone }) nehmen
coach-swap-down = { $card } gegen die verdeckte Karte { $place } tauschen
coach-swap-own = { $card } gegen deine Karte { $place } ({ $gone }) tauschen
coach-swap-other = { $card } gegen die Karte { $place } ({ $gone }) tauschen
coach-discard = { $card } abwerfen
coach-next-hole = Weiter zum nächsten Loch

coach-cost-win = gewinnt { $share } der Spiele statt { $best }
coach-cost-points = { $points } Punkte schlechter
coach-option = { $action }: { $cost }.

coach-why-pair = Das macht ein Paar aus { $ranks }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr wert.
coach-why-breaks-pair = Das zerreißt ein Paar aus { $ranks }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert.
coach-why-needed = Das überlässt der nächsten Person die Karte, die ihr fehlt: { $rank }.
coach-why-behind = Das beendet das Loch mit etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Rückstand.
coach-why-ends = Das beendet das Loch mit etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Vorsprung.
coach-why-gone = Von den anderen { $ranks } sind { $count } schon weg.
coach-why-hurry = Das deckt eine Karte auf, und jemand anders ist nur eine Karte vom Ausgehen entfernt.
coach-why-saves = Das spart sofort { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.

coach-lesson = { $mistake }: { $times ->
    [1] einmal
   *[other] { $times }-mal
}, { $points } Punkte
coach-mistake-opened = Am Anfang schlechtere Karten aufgedeckt
coach-mistake-missed-pair = Ein Paar ausgelassen
coach-mistake-broke-pair = Ein Paar zerrissen
coach-mistake-took-high = Hohe Karten genommen oder behalten, für Paare, die nicht kamen
coach-mistake-passed-low = Niedrige Karten ausgelassen
coach-mistake-fed = Der nächsten Person die Karte überlassen, die ihr fehlte
coach-mistake-ended-early = Zu früh ausgegangen
coach-mistake-ended-late = Nicht ausgegangen, als es Zeit war
coach-mistake-turned-early = Eine Karte aufgedeckt, statt eine offene zu ersetzen
coach-mistake-turned-late = Eine Karte verdeckt gelassen, statt sie aufzudecken
coach-mistake-took = Vom Ablagestapel genommen, statt zu ziehen
coach-mistake-drew = Gezogen, statt vom Ablagestapel zu nehmen
coach-mistake-placed = Eine Karte an den falschen Platz gelegt

coach-hint = ### Tipp
coach-hint-best = **{ $action }.**
coach-hint-all-alike = Alles andere ist etwa gleich gut.
coach-hint-alike = { $action }: etwa gleich gut.
coach-hint-more = -# { $count ->
    [one] Noch eine Möglichkeit: { $cost }.
   *[other] { $count } weitere Möglichkeiten, die schlechteste: { $cost }.
}
coach-unit-win = -# Im letzten Loch zählt die Chance, das Spiel zu gewinnen.
coach-unit = -# Punkte: was in diesem Loch zu erwarten ist, verglichen mit dem Schnitt der anderen.
coach-unit-error = -# Punkte: was in diesem Loch zu erwarten ist, verglichen mit dem Schnitt der anderen. Jede Zahl kann um etwa { $points } danebenliegen.

coach-review = ### Rückblick auf { $holes ->
    [one] { $holes } Loch
   *[other] { $holes } Löcher
}
coach-review-line = { $name } verlor { $lost } Punkte je Zug · Glück { $luck } (gezogen { $drawn }, ausgeteilt { $dealt }, sonst { $rest })
coach-review-about = -# Verloren: wie viel besser die Wahl des Trainers war, wenn er sicher ist. Glück: was die Karten gaben. Die Punkte sind mit dem Schnitt der anderen verglichen.
coach-review-nothing = **Du hast nichts verschenkt.** Gut gespielt.
coach-review-most = **Was dich am meisten gekostet hat**
coach-costly-points = **{ $number }. Loch { $hole }, Zug { $turn }: { $points } Punkte verloren**
coach-costly-win = **{ $number }. Loch { $hole }, Zug { $turn }: { $share } Gewinnchance verloren**
coach-costly-played = Gespielt: { $action }.
coach-costly-best = Besser: { $action }.
coach-reviewing = Der Trainer sieht sich das Spiel an … { $share }
coach-review-failed = Der Trainer konnte sich dieses Spiel nicht ansehen. Drücke noch einmal auf **Rückblick**.
