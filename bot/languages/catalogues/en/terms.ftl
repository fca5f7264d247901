### The game's terms, and what a language says about itself.
###
### Each language has one folder with one file for each room of the bot. English is written first; the
### other languages have the same messages. docs/languages.md says how to translate, without knowing Python.
###
### The terms of English, which all sentences use:
###   hole           one deal, from six cards each to the scores. A game has 3, 9 or 18 holes.
###   stock          the face-down pile that one draws from
###   discard pile   the face-up pile; its top card can be taken
###   draw, take     from the stock, from the discard pile
###   place          one of the six places of your cards, 1 to 6
###   turn over      turn a face-down card face up
###   pair           two cards of the same rank in a column: the column scores 0
###   go out         have all six cards face up
###   last turn      the turn that the others have after somebody went out
###   seat           where a player sits, 1 to 12
###   table          a game in its channel
###   host           who opened the table
###   computer       a player that is the bot. Its levels are Rookie, Club and Pro.
###   autopilot      plays for a person who is away
###   coach          what looks at decisions; a hint is for the next move, a review for a whole game
###   leaderboard    everybody's results on a server

# The name of this language in this language.
terms-language = English

# A place in an order. $kind is CLDR's category of the ordinal number.
terms-ordinal = { $kind ->
    [one] { $number }st
    [two] { $number }nd
    [few] { $number }rd
   *[other] { $number }th
}
