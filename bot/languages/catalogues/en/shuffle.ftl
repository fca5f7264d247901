### The shuffle of a game that is over: whether it was dealt as sealed, and what that can be checked with.

shuffle-good = ### ✅ Dealt as sealed
# $deals holes were dealt again, $moves moves checked.
shuffle-good-how = I dealt the game again from its secret: { $deals ->
    [one] { $deals } hole
   *[other] { $deals } holes
}, the same cards. All { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} were by the rules, and every score follows from them.
shuffle-bad = ### ❌ Not dealt as sealed
# Why it is bad: one of these sentences follows.
shuffle-why-seal = The secret is not the one whose seal was published.
shuffle-why-seats = The players do not sit in the promised order.
shuffle-why-deal = The cards of hole { $hole } are not those of the shuffle.
shuffle-why-first = Hole { $hole } was dealt to another player first than the rules say.
shuffle-why-rebuild = A rebuilt stock in hole { $hole } is not in the promised order.
shuffle-why-cards = A move in hole { $hole } names a card that the shuffle did not put there.
shuffle-why-log = The log is damaged, or a move in it is against the rules.
shuffle-about = **For checking it yourself.** The seal is the SHA-256 of the secret. It was fixed before anybody joined, and is behind **Seal** on the lobby and in your answer to **Join**. The parts came later. The file is the log of the game: the page `docs/verify.html` of this bot checks it.
shuffle-game = **Game** `{ $game }`
shuffle-secret = **Secret** `{ $secret }`
shuffle-seal = **Seal** `{ $seal }`
shuffle-parts = **Parts**, in the order of joining (seats as in the log, from 0)
shuffle-part-start = The press of **Start**: `{ $part }`
shuffle-part = { $name }, seat { $seat }: `{ $part }`
shuffle-no-log = -# The log of the game could not be attached.
