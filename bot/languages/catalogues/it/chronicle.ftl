chronicle-turned = { $name } ha scoperto { $cards }.
chronicle-drawing = { $name } ha pescato una carta.
chronicle-discarded = { $name } ha pescato e scartato **{ $card }**.
chronicle-took-hidden = { $out ->
    [yes] { $name } ha preso **{ $card }**, scartato una carta coperta (**{ $gone }**) e **chiuso**.
   *[no] { $name } ha preso **{ $card }** e scartato una carta coperta (**{ $gone }**).
}
chronicle-took-open = { $out ->
    [yes] { $name } ha preso **{ $card }**, scartato **{ $gone }** e **chiuso**.
   *[no] { $name } ha preso **{ $card }** e scartato **{ $gone }**.
}
chronicle-drew-hidden = { $out ->
    [yes] { $name } ha pescato **{ $card }**, scartato una carta coperta (**{ $gone }**) e **chiuso**.
   *[no] { $name } ha pescato **{ $card }** e scartato una carta coperta (**{ $gone }**).
}
chronicle-drew-open = { $out ->
    [yes] { $name } ha pescato **{ $card }**, scartato **{ $gone }** e **chiuso**.
   *[no] { $name } ha pescato **{ $card }** e scartato **{ $gone }**.
}
chronicle-left = { $name } ha lasciato la partita. Continua un computer.
chronicle-rebuilt = Il mazzo era finito: gli scarti sono stati mescolati per farne uno nuovo.
