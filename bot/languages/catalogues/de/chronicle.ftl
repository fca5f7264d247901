chronicle-turned = { $name } deckt { $cards } auf.
chronicle-drawing = { $name } zieht eine Karte.
chronicle-discarded = { $name } zieht **{ $card }** und wirft sie ab.
chronicle-took-hidden = { $out ->
    [yes] { $name } nimmt **{ $card }**, tauscht sie gegen eine verdeckte **{ $gone }** und ist **aus**.
   *[no] { $name } nimmt **{ $card }** und tauscht sie gegen eine verdeckte **{ $gone }**.
}
chronicle-took-open = { $out ->
    [yes] { $name } nimmt **{ $card }**, wirft **{ $gone }** ab und ist **aus**.
   *[no] { $name } nimmt **{ $card }** und wirft **{ $gone }** ab.
}
chronicle-drew-hidden = { $out ->
    [yes] { $name } zieht **{ $card }**, tauscht sie gegen eine verdeckte **{ $gone }** und ist **aus**.
   *[no] { $name } zieht **{ $card }** und tauscht sie gegen eine verdeckte **{ $gone }**.
}
chronicle-drew-open = { $out ->
    [yes] { $name } zieht **{ $card }**, wirft **{ $gone }** ab und ist **aus**.
   *[no] { $name } zieht **{ $card }** und wirft **{ $gone }** ab.
}
chronicle-left = { $name } ist gegangen. Ein Computer spielt weiter.
chronicle-rebuilt = Der Stapel war leer: Die Ablage wurde zu einem neuen gemischt.
