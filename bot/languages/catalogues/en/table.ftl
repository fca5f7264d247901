### The table: whose turn it is, what has just happened, and the cards in words for people who prefer them.

## Headings: whose turn it is

table-heading-paused = ### ⛳ Hole { $hole } of { $holes } · paused
table-heading-opening = ### ⛳ Hole { $hole } of { $holes } · { $names } { $count ->
    [one] turns
   *[other] turn
} over cards
table-heading-turn = ### ⛳ Hole { $hole } of { $holes } · { $name } to play

## Below the heading, and below the picture

# $name has all six cards face up; $count players have their last turn.
table-last-turn = ⏳ **Last turn!** { $name } is out, { $count ->
    [one] { $count } player
   *[other] { $count } players
} still to move.
table-first = Press **My cards** and turn two over.
# $names have arrows between them.
table-order = -# Order of play: { $names }
table-unreached = -# { $name }: no direct message reaches you. Press **My cards** to play.
table-stood-still = -# ⏸ The clock stood still while this table could not be shown.
# $closes, $comes and $ends are times that Discord writes: in 5 minutes.
table-away = ⏸ Everybody is away. Press any button to go on. The game closes { $closes }.
table-next-hole = -# The next hole comes { $comes }.
table-time = -# Time is up { $ends }.

## The cards in words. Your own are in two rows of three, each with its number: 1 down · 2: 7 · 3 down

table-row-top = Top: { $cards }
table-row-bottom = Bottom: { $cards }
table-card-down = { $place } down
table-card = { $place }: **{ $rank }**
# $top is the rank of the top discard; $held: whether somebody has drawn a card and not placed it yet.
table-piles = Discard **{ $top ->
    [none] nothing
   *[other] { $top }
}** · stock { $count }{ $held ->
    [yes] { " " }· a drawn card is held
   *[no] { "" }
}
# One seat of a scored hole: its points, those of its columns, its total, and its cards as 5 6 7 / Q K 3
table-scored = **{ $points }** ({ $columns }) · total { $total } · cards { $cards }
