chronicle-turned = { $name } відкриває { $cards }.
chronicle-drawing = { $name } тягне карту.
chronicle-discarded = { $name } тягне **{ $card }** й одразу скидає.
chronicle-took-hidden = { $out ->
    [yes] { $name } бере **{ $card }**, скидає закриту карту **{ $gone }** і **завершує**.
   *[no] { $name } бере **{ $card }** і скидає закриту карту **{ $gone }**.
}
chronicle-took-open = { $out ->
    [yes] { $name } бере **{ $card }**, скидає **{ $gone }** і **завершує**.
   *[no] { $name } бере **{ $card }** і скидає **{ $gone }**.
}
chronicle-drew-hidden = { $out ->
    [yes] { $name } тягне **{ $card }**, скидає закриту карту **{ $gone }** і **завершує**.
   *[no] { $name } тягне **{ $card }** і скидає закриту карту **{ $gone }**.
}
chronicle-drew-open = { $out ->
    [yes] { $name } тягне **{ $card }**, скидає **{ $gone }** і **завершує**.
   *[no] { $name } тягне **{ $card }** і скидає **{ $gone }**.
}
chronicle-left = { $name } виходить із гри. Далі грає комп’ютер.
chronicle-rebuilt = Колода скінчилася: скид перетасовано в нову.
