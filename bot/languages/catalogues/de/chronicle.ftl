chronicle-turned = { $name } deckt { $cards } auf.
chronicle-drawing = { $name } zieht eine Karte.
chronicle-discarded = { $name } zieht **{ $card }** und wirft die Karte ab.
chronicle-took-hidden = { $out ->
    [yes] { $name } nimmt **{ $card }**, ersetzt damit eine verdeckte Karte (**{ $gone }**) und ist **aus**.
   *[no] { $name } nimmt **{ $card }** und ersetzt damit eine verdeckte Karte (**{ $gone }**).
}
chronicle-took-open = { $out ->
    [yes] { $name } nimmt **{ $card }**, wirft **{ $gone }** ab und ist **aus**.
   *[no] { $name } nimmt **{ $card }** und wirft **{ $gone }** ab.
}
chronicle-drew-hidden = { $out ->
    [yes] { $name } zieht **{ $card }**, ersetzt damit eine verdeckte Karte (**{ $gone }**) und ist **aus**.
   *[no] { $name } zieht **{ $card }** und ersetzt damit eine verdeckte Karte (**{ $gone }**).
}
chronicle-drew-open = { $out ->
    [yes] { $name } zieht **{ $card }**, wirft **{ $gone }** ab und ist **aus**.
   *[no] { $name } zieht **{ $card }** und wirft **{ $gone }** ab.
}
chronicle-left = { $name } ist gegangen. Ein Computer spielt weiter.
chronicle-rebuilt = Der Stapel war leer: Die Ablage wurde zu einem neuen gemischt.
