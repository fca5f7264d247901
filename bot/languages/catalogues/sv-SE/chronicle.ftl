chronicle-turned = { $name } vände upp { $cards }.
chronicle-drawing = { $name } drog ett kort.
chronicle-discarded = { $name } drog **{ $card }** och slängde det.
chronicle-took-hidden = { $out ->
    [yes] { $name } tog **{ $card }**, slängde ett dolt kort, **{ $gone }**, och är **ute**.
   *[no] { $name } tog **{ $card }** och slängde ett dolt kort: **{ $gone }**.
}
chronicle-took-open = { $out ->
    [yes] { $name } tog **{ $card }**, slängde **{ $gone }** och är **ute**.
   *[no] { $name } tog **{ $card }** och slängde **{ $gone }**.
}
chronicle-drew-hidden = { $out ->
    [yes] { $name } drog **{ $card }**, slängde ett dolt kort, **{ $gone }**, och är **ute**.
   *[no] { $name } drog **{ $card }** och slängde ett dolt kort: **{ $gone }**.
}
chronicle-drew-open = { $out ->
    [yes] { $name } drog **{ $card }**, slängde **{ $gone }** och är **ute**.
   *[no] { $name } drog **{ $card }** och slängde **{ $gone }**.
}
chronicle-left = { $name } lämnade spelet. En dator spelar vidare.
chronicle-rebuilt = Talongen var slut: slänghögen blandades till en ny.
