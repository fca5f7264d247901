### What has just happened, one sentence for each turn. Cards are ranks: 5, Q. Places have no numbers on the table.

chronicle-turned = { $name } turned over { $cards }.
chronicle-drawing = { $name } drew a card.
chronicle-discarded = { $name } drew **{ $card }** and threw it away.
# $card came and $gone went; $out: whether all six cards are face up now. Took: from the discard pile.
chronicle-took-hidden = { $out ->
    [yes] { $name } took **{ $card }**, swapped it for a face-down **{ $gone }** and is **out**.
   *[no] { $name } took **{ $card }** and swapped it for a face-down **{ $gone }**.
}
chronicle-took-open = { $out ->
    [yes] { $name } took **{ $card }**, threw out **{ $gone }** and is **out**.
   *[no] { $name } took **{ $card }** and threw out **{ $gone }**.
}
chronicle-drew-hidden = { $out ->
    [yes] { $name } drew **{ $card }**, swapped it for a face-down **{ $gone }** and is **out**.
   *[no] { $name } drew **{ $card }** and swapped it for a face-down **{ $gone }**.
}
chronicle-drew-open = { $out ->
    [yes] { $name } drew **{ $card }**, threw out **{ $gone }** and is **out**.
   *[no] { $name } drew **{ $card }** and threw out **{ $gone }**.
}
chronicle-left = { $name } left. A computer plays on.
# Comes after one of the sentences above.
chronicle-rebuilt = The stock was empty: the discards were shuffled into a new one.
