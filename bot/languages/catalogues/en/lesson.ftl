### The lesson: a game against Rookie, page by page. The cards are always the same.

lesson-heading = ### Learn golf · { $page } of { $pages } · { $title }
lesson-done = ### Learn golf · that was it, in { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
# What the reader is called at the table, in sentences such as "You took 8 and threw out 9".
lesson-you = You
# $button is Draw, Take, or the number of a place.
lesson-press = Press **{ $button }**.
# The same within a sentence: what follows says { $press } for it.
lesson-press-so = press **{ $button }**
# Somebody has pressed something else.
lesson-wrong = In a game you may do that. Here { $press }.
lesson-wrong-any = You may turn over any two. For this lesson { $press }.

## The pages in their order: title, sentences, and what to say to another press

lesson-cards = Six cards
lesson-cards-1 = You play **Rookie**, a computer. The fewest points win.
lesson-cards-2 = Your six cards lie face down. Nobody looks at them, not even you.
lesson-cards-3 = Two cards above each other are a **column**: 1 and 4, 2 and 5, 3 and 6.

lesson-over = Turn two over
lesson-over-1 = Each hole begins like this: you turn over any two cards.
lesson-second-1 = An **8** counts 8 points. One more card.

lesson-turn = Your turn
lesson-turn-1 = An 8 and a 9: you show 17 points. Look at the discard pile: an **8**!
lesson-turn-2 = Two cards of one rank in a column are a **pair**. A pair counts **0**.
lesson-turn-drawing = A drawn card may be anything. The 8 on the pile is sure, so { $press }.

lesson-pair = A pair
lesson-pair-1 = Your 8 lies on place 1. Place **4** is below it, in the same column.
lesson-pair-elsewhere = There the 8 makes no pair. It must lie below your other 8, so { $press }.
lesson-pair-same = An 8 for an 8 changes nothing. The second 8 goes below the first, so { $press }.
lesson-pair-back = You may think again. The 8 is worth it, though, so { $press }.

lesson-zero = A pair counts 0
lesson-zero-1 = Your first column counts **0** now. And a hidden jack is gone: 10 points!
lesson-zero-2 = Rookie has made a pair of sevens. On the pile lies a queen: 10 points.
lesson-zero-taking = A queen costs 10 points. A card from the stock will mostly be better, so { $press }.

lesson-two = A two
lesson-two-1 = You drew a **2**. It counts **−2**: the best card there is.
lesson-two-2 = Put it on a face-down card. Such a card costs about 5 points.
lesson-two-away = Never throw a 2 away: it is the best card there is. So { $press }.
lesson-two-pair = That would break your pair. A face-down place is better, so { $press }.
lesson-two-nine = That is good as well: 9 points go. Another card will come for it, so { $press }.
lesson-two-elsewhere = Any face-down place would do. For this lesson { $press }.

lesson-next = Your next turn
lesson-luck-1 = A hidden 4 went to the pile, and Rookie took it. That is luck.
lesson-luck-2 = Now the 9 on place 2 is your worst card.
lesson-luck-taking = A 7 would save two points only. Try your luck, so { $press }.

lesson-king = A king
lesson-king-1 = You drew a **king**. It counts **0**. It saves most in place of your **9**.
lesson-king-away = A king costs nothing: keep it. So { $press }.
lesson-king-two = Your 2 is better than a king: keep it. So { $press }.
lesson-king-elsewhere = Your 9 costs more than that place, so { $press }.

lesson-minus-1 = You show −2 now. Rookie shows 7, and threw a queen away.
lesson-minus-taking = The queen costs 10 points, so { $press }.

lesson-neighbour = Mind your neighbour
lesson-neighbour-1 = You drew a **4**. You could throw it away. But look at Rookie's **4** on place 2. Rookie would take yours, pair them, and save 7 points.
lesson-neighbour-2 = Keep it. A 4 is a little better than a card that nobody knows.
lesson-neighbour-away = Then Rookie takes your 4 and has a second pair. Better keep it, so { $press }.
lesson-neighbour-other = That is as good. For this lesson { $press }.
lesson-neighbour-elsewhere = Your cards there are better than a 4, so { $press }.

lesson-out = Going out
lesson-out-1 = One card is still face down. When all six are up, you are **out**.
lesson-out-2 = Then everybody else has **one more turn**, and the hole is scored.
lesson-out-taking = A 10 costs 10 points, so { $press }.

lesson-ace-1 = You drew an **ace**: 1 point. You are ahead, so go out with it.
lesson-ace-away = An ace is cheap, and you are ahead. Do not wait for Rookie, so { $press }.
lesson-ace-elsewhere = You want to go out now. The last face-down card is on place 6, so { $press }.

## The end

lesson-end-1 = Out! Your last card was a 2: nobody could know. Rookie took it, and its last turn is over.
lesson-end-2 = **You win the hole, 3 to 6.** Column by column: 8 and 8 are **0**, king and 4 are **4**, 2 and ace are **−1**.
lesson-end-3 = A game has several holes. The lowest total wins.
