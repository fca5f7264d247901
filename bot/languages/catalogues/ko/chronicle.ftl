chronicle-turned = { $name } 님이 { $cards } 카드를 뒤집었어요.
chronicle-drawing = { $name } 님이 카드를 뽑았어요.
chronicle-discarded = { $name } 님이 **{ $card }** 카드를 뽑아 바로 버렸어요.
chronicle-took-hidden = { $out ->
    [yes] { $name } 님이 **{ $card }** 카드를 가져와 뒷면 **{ $gone }** 카드와 바꾸고 **홀아웃**했어요!
   *[no] { $name } 님이 **{ $card }** 카드를 가져와 뒷면 **{ $gone }** 카드와 바꿨어요.
}
chronicle-took-open = { $out ->
    [yes] { $name } 님이 **{ $card }** 카드를 가져오고 **{ $gone }** 카드를 버려 **홀아웃**했어요!
   *[no] { $name } 님이 **{ $card }** 카드를 가져오고 **{ $gone }** 카드를 버렸어요.
}
chronicle-drew-hidden = { $out ->
    [yes] { $name } 님이 **{ $card }** 카드를 뽑아 뒷면 **{ $gone }** 카드와 바꾸고 **홀아웃**했어요!
   *[no] { $name } 님이 **{ $card }** 카드를 뽑아 뒷면 **{ $gone }** 카드와 바꿨어요.
}
chronicle-drew-open = { $out ->
    [yes] { $name } 님이 **{ $card }** 카드를 뽑고 **{ $gone }** 카드를 버려 **홀아웃**했어요!
   *[no] { $name } 님이 **{ $card }** 카드를 뽑고 **{ $gone }** 카드를 버렸어요.
}
chronicle-left = { $name } 님이 나갔어요. 컴퓨터가 이어서 해요.
chronicle-rebuilt = 더미가 비어서, 버린 카드를 섞어 새 더미를 만들었어요.
