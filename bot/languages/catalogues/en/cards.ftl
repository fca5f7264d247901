### A player's own cards: what to do now.

# Above the cards in words, when no picture shows the hole.
cards-heading = ### Your cards · hole { $hole } of { $holes }
# $says is one of the sentences below.
cards-line = Your cards · { $says }
cards-last-turn = ⏳ **Last turn!** { $says }
cards-scored = This hole: **{ $points }** · total **{ $total }**
cards-out = You are **out**. The others have one more turn each.
cards-opening = The others are turning over cards. You play soon.
cards-wait = You show **{ $points }** · total { $total }. Wait for your turn.
# The same in the first hole, when the total would say nothing.
cards-wait-first = You show **{ $points }**. Wait for your turn.
# $count is 2 or 1.
cards-choose = **Choose { $count ->
    [one] one more card
   *[other] two cards
}** to turn over.
cards-drew = You drew **{ $card }**. Press the card it replaces, or **Discard**.
cards-taking = Press the card that **{ $card }** replaces, or **Think again**.
cards-turn = Your turn: **Draw** a card, or **Take { $card }**.

## The end

cards-over = ### The game is over
cards-no-result = It ended without a result.
cards-won = ### 🏆 You won!
cards-shared = ### 🏆 You share the win!
# $place is an ordinal: 2nd.
cards-place = ### You came { $place }.
cards-total = The game is over. Your total: **{ $total }**
cards-left = ### You left this game
cards-left-computer = A computer plays your cards.
cards-parted = I am not in its server any more, so it ended without a result.
cards-newer = -# Your cards are in a newer message.
cards-moved = -# Your direct messages are off. Press **My cards** at the table.
