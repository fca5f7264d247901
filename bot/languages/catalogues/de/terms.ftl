### Deutsch. Anrede: du. Ton: kurz, freundlich, keine Fachsprache.
###
### Die Wörter des Spiels:
###   hole           Loch
###   stock          Stapel (verdeckter Stapel, von dem man zieht)
###   discard pile   Ablagestapel
###   draw, take     ziehen (vom Stapel), nehmen (vom Ablagestapel)
###   place          Platz (1 bis 6)
###   turn up        aufdecken
###   pair           Paar
###   go out         ausgehen: „ist aus“
###   last turn      letzter Zug
###   seat           Sitz
###   table          Tisch
###   host           Gastgeber: besser „wer den Tisch eröffnet hat“
###   computer       Computer. Die Stufen Rookie, Club und Pro bleiben, wie sie sind.
###   autopilot      Autopilot
###   coach          Trainer; hint: Tipp; review: Rückblick
###   leaderboard    Rangliste; record: Statistik
###   press          drücken auf
###   cards          in Ratschlägen Ass, Bube, Dame, König; sonst „deine Karte 3 (K)“, weil „deine K“ falsch wäre

terms-language = Deutsch
terms-ordinal = { $number }.
