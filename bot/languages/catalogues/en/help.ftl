### One quiet line for somebody in the first three turns of their life, on their own cards.

# What the cards count, as short as can be.
help-points = A 1 · 2 **−2** · 3 to 10 their number · J Q 10 · K 0 · a pair in a column 0
help-opening = Any two will do. Low cards are good: the fewest points win.
# The card lies on the discard pile. $card is its rank, $place a number from 1 to 6.
help-draw-pair = Take the { $card } for **{ $place }**: a pair in a column counts 0.
help-draw-two = Take the 2: it counts −2, the best card there is.
help-draw-king = Take the king: it counts 0.
help-draw-low = Take the { $card } in place of a high or a face-down card.
help-draw-middle = A face-down card costs about 5 points. The { $card } is no better: draw.
help-draw-high = The { $card } costs many points: draw.
# The card was drawn.
help-place-pair = Put the { $card } on **{ $place }**: a pair in a column counts 0.
help-place-two = Keep the 2: it counts −2. Put it on a high or a face-down card.
help-place-king = Keep the king: it counts 0. Put it on a high or a face-down card.
help-place-low = Keep the { $card }. Put it on a high or a face-down card.
help-place-middle = The { $card } is good in place of a higher card. Otherwise throw it away.
help-place-high = The { $card } costs many points: throw it away.
