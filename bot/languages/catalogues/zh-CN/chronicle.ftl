chronicle-turned = { $name }翻开了{ $cards }。
chronicle-drawing = { $name }摸了一张牌。
chronicle-discarded = { $name }摸到**{ $card }**，直接弃掉。
chronicle-took-hidden = { $out ->
    [yes] { $name }拿了**{ $card }**，换掉一张暗牌**{ $gone }**，**翻完**了！
   *[no] { $name }拿了**{ $card }**，换掉一张暗牌**{ $gone }**。
}
chronicle-took-open = { $out ->
    [yes] { $name }拿了**{ $card }**，换掉**{ $gone }**，**翻完**了！
   *[no] { $name }拿了**{ $card }**，换掉**{ $gone }**。
}
chronicle-drew-hidden = { $out ->
    [yes] { $name }摸到**{ $card }**，换掉一张暗牌**{ $gone }**，**翻完**了！
   *[no] { $name }摸到**{ $card }**，换掉一张暗牌**{ $gone }**。
}
chronicle-drew-open = { $out ->
    [yes] { $name }摸到**{ $card }**，换掉**{ $gone }**，**翻完**了！
   *[no] { $name }摸到**{ $card }**，换掉**{ $gone }**。
}
chronicle-left = { $name }退出了，由电脑接着打。
chronicle-rebuilt = 牌堆已空，弃牌洗匀后成为新的牌堆。
