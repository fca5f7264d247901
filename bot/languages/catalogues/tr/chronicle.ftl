chronicle-turned = { $name } kart açtı: { $cards }.
chronicle-drawing = { $name } bir kart çekti.
chronicle-discarded = { $name } **{ $card }** çekti ve attı.
chronicle-took-hidden = { $out ->
    [yes] { $name } yerden **{ $card }** aldı, kapalı **{ $gone }** ile değiştirdi ve elini **bitirdi**!
   *[no] { $name } yerden **{ $card }** aldı ve kapalı **{ $gone }** ile değiştirdi.
}
chronicle-took-open = { $out ->
    [yes] { $name } yerden **{ $card }** aldı, **{ $gone }** attı ve elini **bitirdi**!
   *[no] { $name } yerden **{ $card }** aldı ve **{ $gone }** attı.
}
chronicle-drew-hidden = { $out ->
    [yes] { $name } **{ $card }** çekti, kapalı **{ $gone }** ile değiştirdi ve elini **bitirdi**!
   *[no] { $name } **{ $card }** çekti ve kapalı **{ $gone }** ile değiştirdi.
}
chronicle-drew-open = { $out ->
    [yes] { $name } **{ $card }** çekti, **{ $gone }** attı ve elini **bitirdi**!
   *[no] { $name } **{ $card }** çekti ve **{ $gone }** attı.
}
chronicle-left = { $name } ayrıldı. Yerine bilgisayar oynuyor.
chronicle-rebuilt = Deste bitti: atılan kartlar karıştırılıp yeni deste oldu.
