# In de verleden tijd, zodat de zinnen ook bij „Jij” kloppen (lesson-you): daarom „ging uit” en niet „is uit”.

chronicle-turned = { $name } draaide { $cards } om.
chronicle-drawing = { $name } trok een kaart.
chronicle-discarded = { $name } trok **{ $card }** en legde die weer af.
chronicle-took-hidden = { $out ->
    [yes] { $name } pakte **{ $card }**, legde een dichte **{ $gone }** af en ging **uit**.
   *[no] { $name } pakte **{ $card }** en legde een dichte **{ $gone }** af.
}
chronicle-took-open = { $out ->
    [yes] { $name } pakte **{ $card }**, legde **{ $gone }** af en ging **uit**.
   *[no] { $name } pakte **{ $card }** en legde **{ $gone }** af.
}
chronicle-drew-hidden = { $out ->
    [yes] { $name } trok **{ $card }**, legde een dichte **{ $gone }** af en ging **uit**.
   *[no] { $name } trok **{ $card }** en legde een dichte **{ $gone }** af.
}
chronicle-drew-open = { $out ->
    [yes] { $name } trok **{ $card }**, legde **{ $gone }** af en ging **uit**.
   *[no] { $name } trok **{ $card }** en legde **{ $gone }** af.
}
chronicle-left = { $name } ging weg. Een computer speelt verder.
chronicle-rebuilt = De trekstapel was leeg: de aflegstapel is geschud en is nu de trekstapel.
