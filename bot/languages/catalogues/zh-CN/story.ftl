story-shared = { $holes }洞打完，难分高下。
story-from-behind = 第{ $hole }洞后还垫底，最后反超夺冠。
story-in-front = 从第一洞领先到最后一洞。
story-one-point = 仅以一分定胜负。
story-two-points = 两分之差定胜负。
story-last-hole = 最后一洞才见分晓。
story-clear = 领先所有人至少{ $points }分。
story-decider = 一张暗牌{ $card }，多出{ $cost }分，让{ $name }输掉了这一局。
