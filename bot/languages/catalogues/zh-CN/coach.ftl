coach-ranks-1 = A
coach-ranks-2 = 2
coach-ranks-3 = 3
coach-ranks-4 = 4
coach-ranks-5 = 5
coach-ranks-6 = 6
coach-ranks-7 = 7
coach-ranks-8 = 8
coach-ranks-9 = 9
coach-ranks-10 = 10
coach-ranks-11 = J
coach-ranks-12 = Q
coach-ranks-13 = K

coach-turn-over = 翻开{ $place }号位
coach-draw = 摸牌
coach-take-down = 拿{ $card }换{ $place }号位的暗牌
coach-take-own = 拿{ $card }换自己的{ $gone }（{ $place }号位）
coach-take-other = 拿{ $card }换{ $gone }（{ $place }号位）
coach-swap-down = 用{ $card }换{ $place }号位的暗牌
coach-swap-own = 用{ $card }换自己的{ $gone }（{ $place }号位）
coach-swap-other = 用{ $card }换{ $gone }（{ $place }号位）
coach-discard = 弃掉{ $card }
coach-next-hole = 进入下一洞

coach-cost-win = 胜率从{ $best }降到{ $share }
coach-cost-points = 亏{ $points }分
coach-option = { $action }：{ $cost }。

coach-why-pair = 凑成一对{ $ranks }，多赚{ $points }分。
coach-why-breaks-pair = 拆掉一对{ $ranks }，损失{ $points }分。
coach-why-needed = 会把下家要的{ $rank }送出去。
coach-why-behind = 本洞会以落后约{ $points }分收场。
coach-why-ends = 本洞能以领先约{ $points }分收场。
coach-why-gone = 其余的{ $ranks }已经出了{ $count }张。
coach-why-hurry = 能翻开一张牌，而且有人只差一张就翻完了。
coach-why-saves = 马上能多减{ $points }分。

coach-lesson = { $mistake }：{ $times }次，{ $points }分
coach-mistake-opened = 开局翻错了牌
coach-mistake-missed-pair = 错过了对子
coach-mistake-broke-pair = 拆散了对子
coach-mistake-took-high = 为了凑对子留下大牌，却没凑成
coach-mistake-passed-low = 放过了小牌
coach-mistake-fed = 把下家要的牌送了出去
coach-mistake-ended-early = 翻完得太早
coach-mistake-ended-late = 该翻完时没有翻完
coach-mistake-turned-early = 该换明牌时却去翻暗牌
coach-mistake-turned-late = 该翻开的暗牌没有翻
coach-mistake-took = 该摸牌时却拿了弃牌
coach-mistake-drew = 该拿弃牌时却去摸牌
coach-mistake-placed = 牌放错了位置

coach-hint = ### 提示
coach-hint-best = **{ $action }**。
coach-hint-all-alike = 其他走法都差不多。
coach-hint-alike = { $action }：差不多。
coach-hint-more = -# { $count ->
    [1] 还有1种走法：{ $cost }。
   *[other] 还有{ $count }种走法，最差的{ $cost }。
}
coach-unit-win = -# 最后一洞以赢下整局的机会来比较。
coach-unit = -# 分：本洞的预期得分，与其他人的平均值相比。
coach-unit-error = -# 分：本洞的预期得分，与其他人的平均值相比。每个数值可能有约{ $points }分的误差。

coach-review = ### 复盘：{ $holes }洞
coach-review-line = { $name }：每手亏{ $lost }分 · 运气 { $luck }（摸牌 { $drawn }，发牌 { $dealt }，其他 { $rest }）
coach-review-about = -# 亏：教练有把握时，教练的走法好多少。运气：牌带来的分。分数都与其他人的平均值相比。
coach-review-nothing = **一分都没白送**，打得漂亮！
coach-review-most = **代价最大的几手**
coach-costly-points = **{ $number }. 第{ $hole }洞第{ $turn }手：亏{ $points }分**
coach-costly-win = **{ $number }. 第{ $hole }洞第{ $turn }手：胜率下降{ $share }**
coach-costly-played = 实际：{ $action }。
coach-costly-best = 最佳：{ $action }。
coach-reviewing = 教练正在看这一局… { $share }
coach-review-failed = 教练看不了这一局。请再按一次**复盘**。
