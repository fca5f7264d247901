chronicle-turned = { $name } retourne { $cards }.
chronicle-drawing = { $name } pioche une carte.
chronicle-discarded = { $name } pioche et jette **{ $card }**.
chronicle-took-hidden = { $out ->
    [yes] { $name } prend **{ $card }**, jette une carte cachée (**{ $gone }**) et a **fini**.
   *[no] { $name } prend **{ $card }** et jette une carte cachée (**{ $gone }**).
}
chronicle-took-open = { $out ->
    [yes] { $name } prend **{ $card }**, jette **{ $gone }** et a **fini**.
   *[no] { $name } prend **{ $card }** et jette **{ $gone }**.
}
chronicle-drew-hidden = { $out ->
    [yes] { $name } pioche **{ $card }**, jette une carte cachée (**{ $gone }**) et a **fini**.
   *[no] { $name } pioche **{ $card }** et jette une carte cachée (**{ $gone }**).
}
chronicle-drew-open = { $out ->
    [yes] { $name } pioche **{ $card }**, jette **{ $gone }** et a **fini**.
   *[no] { $name } pioche **{ $card }** et jette **{ $gone }**.
}
chronicle-left = { $name } a quitté la partie. Un ordinateur continue.
chronicle-rebuilt = La pioche était vide : la défausse a été mélangée pour en faire une nouvelle.
