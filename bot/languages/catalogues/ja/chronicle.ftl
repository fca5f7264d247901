chronicle-turned = { $name }が{ $cards }をめくりました。
chronicle-drawing = { $name }がカードを引きました。
chronicle-discarded = { $name }が**{ $card }**を引き、そのまま捨てました。
chronicle-took-hidden = { $out ->
    [yes] { $name }が**{ $card }**を取り、裏の**{ $gone }**と交換して**上がり**ました！
   *[no] { $name }が**{ $card }**を取り、裏の**{ $gone }**と交換しました。
}
chronicle-took-open = { $out ->
    [yes] { $name }が**{ $card }**を取り、**{ $gone }**を捨てて**上がり**ました！
   *[no] { $name }が**{ $card }**を取り、**{ $gone }**を捨てました。
}
chronicle-drew-hidden = { $out ->
    [yes] { $name }が**{ $card }**を引き、裏の**{ $gone }**と交換して**上がり**ました！
   *[no] { $name }が**{ $card }**を引き、裏の**{ $gone }**と交換しました。
}
chronicle-drew-open = { $out ->
    [yes] { $name }が**{ $card }**を引き、**{ $gone }**を捨てて**上がり**ました！
   *[no] { $name }が**{ $card }**を引き、**{ $gone }**を捨てました。
}
chronicle-left = { $name }が抜けました。CPUが引き継ぎます。
chronicle-rebuilt = 山札がなくなったので、捨て札を切り直して新しい山札にしました。
