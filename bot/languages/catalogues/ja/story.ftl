story-shared = { $holes }ホールを終えて、譲らず同点
story-from-behind = ホール{ $hole }の最下位から、最後は逆転
story-in-front = 最初から最後までトップ
story-one-point = わずか1点差の決着
story-two-points = 2点差の決着
story-last-hole = 最後のホールで決着
story-clear = 全員に{ $points }点以上の差をつける快勝
story-decider = 裏の{ $card }が{ $cost }点の痛手。{ $name }は勝利を逃した
