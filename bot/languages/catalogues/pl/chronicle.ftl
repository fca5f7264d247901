chronicle-turned = { $name } odkrywa { $cards }.
chronicle-drawing = { $name } dobiera kartę.
chronicle-discarded = { $name } dobiera **{ $card }** i od razu odrzuca.
chronicle-took-hidden = { $out ->
    [yes] { $name } bierze **{ $card }**, odrzuca zakrytą kartę **{ $gone }** i **kończy**.
   *[no] { $name } bierze **{ $card }** i odrzuca zakrytą kartę **{ $gone }**.
}
chronicle-took-open = { $out ->
    [yes] { $name } bierze **{ $card }**, odrzuca **{ $gone }** i **kończy**.
   *[no] { $name } bierze **{ $card }** i odrzuca **{ $gone }**.
}
chronicle-drew-hidden = { $out ->
    [yes] { $name } dobiera **{ $card }**, odrzuca zakrytą kartę **{ $gone }** i **kończy**.
   *[no] { $name } dobiera **{ $card }** i odrzuca zakrytą kartę **{ $gone }**.
}
chronicle-drew-open = { $out ->
    [yes] { $name } dobiera **{ $card }**, odrzuca **{ $gone }** i **kończy**.
   *[no] { $name } dobiera **{ $card }** i odrzuca **{ $gone }**.
}
chronicle-left = { $name } wychodzi z gry. Dalej gra komputer.
chronicle-rebuilt = Talia się skończyła: odrzucone karty przetasowano w nową.
