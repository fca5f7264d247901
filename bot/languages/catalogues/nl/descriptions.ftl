descriptions-seat = Stoel { $number }

# Aan elkaar: hartenzeven, klavervrouw
descriptions-card = { $suit }{ $rank }
descriptions-card-down = dicht
descriptions-rank-1 = aas
descriptions-rank-2 = twee
descriptions-rank-3 = drie
descriptions-rank-4 = vier
descriptions-rank-5 = vijf
descriptions-rank-6 = zes
descriptions-rank-7 = zeven
descriptions-rank-8 = acht
descriptions-rank-9 = negen
descriptions-rank-10 = tien
descriptions-rank-11 = boer
descriptions-rank-12 = vrouw
descriptions-rank-13 = koning
descriptions-suit-clubs = klaver
descriptions-suit-diamonds = ruiten
descriptions-suit-hearts = harten
descriptions-suit-spades = schoppen
descriptions-down = dicht
descriptions-all-down = alles dicht

descriptions-call-stopped = Geëindigd zonder uitslag
descriptions-call-won = { $names } { $count ->
    [one] wint
   *[other] winnen samen
}
descriptions-call-hole-over = De hole is voorbij
descriptions-call-opening-many = { $count } spelers draaien kaarten om
descriptions-call-opening = { $name } draait { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} om
descriptions-call-drew = { $name } trok een kaart
descriptions-call-turn = { $name } is aan de beurt
descriptions-call = { $call }.

descriptions-shows = open { $points }
descriptions-hole-points = hole { $points }
descriptions-total = totaal { $points }
descriptions-flag-out = uit
descriptions-flag-left = weg
descriptions-flag-autopilot = autopiloot
descriptions-flag-winner = winnaar

descriptions-hole = Hole { $hole } van { $holes }.
descriptions-to-turn-over = Nog kaarten om te draaien: { $names }.
descriptions-last-turn = Laatste beurt: nog { $count }.
descriptions-discard = Aflegstapel: { $card }.
descriptions-stock = Trekstapel: { $count }.
descriptions-moved = Laatste zet: { $name }, kaart { $place }.

descriptions-your-cards = Jouw kaarten: { $cards }.
descriptions-you-show = Open kaarten: { $points }, totaal { $total }.
descriptions-you-drew = Getrokken: { $card }.
descriptions-your-last-turn = Dit is je laatste beurt.

descriptions-end = { $call } na { $holes } holes.
descriptions-winning-cards = Winnende kaarten: { $cards }.
descriptions-best-hole = Beste hole: { $name }, { $points } op hole { $hole }.
descriptions-motion-discarded = { $name } trok { $card } en legde die weer af.
descriptions-motion-drew = { $name } trok { $came } en legde { $gone } af.
descriptions-motion-took = { $name } pakte { $came } en legde { $gone } af.
descriptions-motion-end = Kaarten aan het eind: { $cards }. Punten van de hole: { $points }.
descriptions-scorecard = Scorekaart na { $scored } van { $holes } holes.

descriptions-chart-none = { $title }. Nog geen spellen.
descriptions-chart-one = { $title }. 1 spel: { $points }.
descriptions-chart-many = { $title }. { $count } spellen, het oudste eerst: { $scores }.
descriptions-chart-newest = { $title }. { $count } spellen, de nieuwste { $shown }: { $scores }.
descriptions-chart-average = Gemiddelde { $average }, beste { $best }.
