story-shared = Gleichstand nach { $holes } Löchern.
story-from-behind = Nach Loch { $hole } ganz hinten, am Ende vorn.
story-in-front = Vom ersten bis zum letzten Loch vorn.
story-one-point = Ein einziger Punkt hat entschieden.
story-two-points = Zwei Punkte haben entschieden.
story-last-hole = Erst das letzte Loch hat entschieden.
story-clear = { $points } Punkte Vorsprung vor allen.
story-decider = Die verdeckte Karte, { $card }, kostete { $name } { $cost } Punkte und das Spiel.
