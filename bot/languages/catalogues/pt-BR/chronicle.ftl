chronicle-turned = { $name } virou { $cards }.
chronicle-drawing = { $name } comprou uma carta.
chronicle-discarded = { $name } comprou e descartou **{ $card }**.
chronicle-took-hidden = { $out ->
    [yes] { $name } pegou **{ $card }**, descartou uma carta fechada (**{ $gone }**) e **bateu**.
   *[no] { $name } pegou **{ $card }** e descartou uma carta fechada (**{ $gone }**).
}
chronicle-took-open = { $out ->
    [yes] { $name } pegou **{ $card }**, descartou **{ $gone }** e **bateu**.
   *[no] { $name } pegou **{ $card }** e descartou **{ $gone }**.
}
chronicle-drew-hidden = { $out ->
    [yes] { $name } comprou **{ $card }**, descartou uma carta fechada (**{ $gone }**) e **bateu**.
   *[no] { $name } comprou **{ $card }** e descartou uma carta fechada (**{ $gone }**).
}
chronicle-drew-open = { $out ->
    [yes] { $name } comprou **{ $card }**, descartou **{ $gone }** e **bateu**.
   *[no] { $name } comprou **{ $card }** e descartou **{ $gone }**.
}
chronicle-left = { $name } saiu. Um computador continua.
chronicle-rebuilt = O monte acabou: o descarte foi embaralhado para formar um novo.
