chronicle-turned = { $name } destapó { $cards }.
chronicle-drawing = { $name } robó una carta.
chronicle-discarded = { $name } robó y descartó **{ $card }**.
chronicle-took-hidden = { $out ->
    [yes] { $name } tomó **{ $card }**, descartó una carta tapada (**{ $gone }**) y **cerró**.
   *[no] { $name } tomó **{ $card }** y descartó una carta tapada (**{ $gone }**).
}
chronicle-took-open = { $out ->
    [yes] { $name } tomó **{ $card }**, descartó **{ $gone }** y **cerró**.
   *[no] { $name } tomó **{ $card }** y descartó **{ $gone }**.
}
chronicle-drew-hidden = { $out ->
    [yes] { $name } robó **{ $card }**, descartó una carta tapada (**{ $gone }**) y **cerró**.
   *[no] { $name } robó **{ $card }** y descartó una carta tapada (**{ $gone }**).
}
chronicle-drew-open = { $out ->
    [yes] { $name } robó **{ $card }**, descartó **{ $gone }** y **cerró**.
   *[no] { $name } robó **{ $card }** y descartó **{ $gone }**.
}
chronicle-left = { $name } se fue. Una máquina sigue jugando.
chronicle-rebuilt = El mazo se agotó: el descarte se mezcló para formar uno nuevo.
