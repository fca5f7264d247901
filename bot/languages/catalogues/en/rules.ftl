### The rules of a game, short and complete.

# $rules is the name of the rules: One more turn.
rules-heading = ### ⛳ Six Card Golf · { $rules }
rules-goal = The fewest points over all holes win. Players with equally few share the win.
rules-cards = **Cards.** Six each, face down, in two rows of three. Nobody looks at face-down cards, not even their own.
rules-opening-in-turn = **Opening.** One after the other, each player turns over any two of their cards.
rules-opening-at-once = **Opening.** Everybody turns over any two of their cards, all at once.
rules-turn = **Your turn.** Draw a card from the stock, or take the top discard. Swap it for any of your six cards, and discard that one. You may discard a drawn card at once. A card you take must stay.
rules-end-last-turns = **End of a hole.** When all six cards of a player are face up, the others have **one more turn** each. Then all cards are turned over and scored.
rules-end-at-once = **End of a hole.** When a player's last card is face up, the hole ends **at once**, even in the first round. All cards are turned over and scored.
rules-points = **Points.** Ace 1 · two −2 · three to ten their number · jack and queen 10 · king 0. Two cards of the same rank in a column score **0**, even two twos.
rules-example = **Example.** 7 and 7 are a pair: **0**. King and 9: 0 + 9 = **9**. 10 and 2: 10 − 2 = **8**. The hand scores **17**.
# The cards of the example, for people who prefer words.
rules-example-cards = -# In two rows: 7 K 10 / 7 9 2
rules-stock = **Empty stock.** The discards, all but the top one, become the new stock.
rules-next = **Next hole.** The player to the left begins.
# $source is the name of a text of rules.
rules-source = -# As written in { $source }. For { $least } to { $most } players.
