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

coach-turn-over = { $place }番をめくる
coach-draw = 山札から引く
coach-take-down = { $card }を取り、{ $place }番の裏のカードと交換
coach-take-own = { $card }を取り、自分の{ $gone }（{ $place }番）と交換
coach-take-other = { $card }を取り、{ $gone }（{ $place }番）と交換
coach-swap-down = { $card }を{ $place }番の裏のカードと交換
coach-swap-own = { $card }を自分の{ $gone }（{ $place }番）と交換
coach-swap-other = { $card }を{ $gone }（{ $place }番）と交換
coach-discard = { $card }を捨てる
coach-next-hole = 次のホールへ進む

coach-cost-win = 勝率が{ $best }から{ $share }に下がる
coach-cost-points = { $points }点の損
coach-option = { $action }：{ $cost }。

coach-why-pair = { $ranks }のペアができ、{ $points }点得です。
coach-why-breaks-pair = { $ranks }のペアが崩れ、{ $points }点損です。
coach-why-needed = 次の人が欲しい{ $rank }を渡してしまいます。
coach-why-behind = 約{ $points }点負けたままホールが終わります。
coach-why-ends = 約{ $points }点のリードでホールを終えられます。
coach-why-gone = 残りの{ $ranks }のうち{ $count }枚はもう出ています。
coach-why-hurry = 裏のカードを1枚減らせます。あと1枚で上がる人がいるので、急ぎどころです。
coach-why-saves = すぐに{ $points }点多く減らせます。

coach-lesson = { $mistake }：{ $times }回、{ $points }点
coach-mistake-opened = 最初にめくるカードを間違えた
coach-mistake-missed-pair = ペアを逃した
coach-mistake-broke-pair = ペアを崩した
coach-mistake-took-high = ペアを狙って高いカードを持ち、そろわなかった
coach-mistake-passed-low = 低いカードを見送った
coach-mistake-fed = 次の人に欲しいカードを渡した
coach-mistake-ended-early = 上がるのが早すぎた
coach-mistake-ended-late = 上がるべきときに上がらなかった
coach-mistake-turned-early = 表のカードを替えるほうがよいのに、裏のカードをめくった
coach-mistake-turned-late = めくるほうがよいのに、裏のまま残した
coach-mistake-took = 引くほうがよいのに、捨て札を取った
coach-mistake-drew = 捨て札を取るほうがよいのに、引いた
coach-mistake-placed = カードを置く場所を間違えた

coach-hint = ### ヒント
coach-hint-best = **{ $action }**。
coach-hint-all-alike = ほかの手もほぼ同じです。
coach-hint-alike = { $action }：ほぼ同じです。
coach-hint-more = -# { $count ->
    [1] ほかに1通り：{ $cost }。
   *[other] ほかに{ $count }通り。最も悪い手は{ $cost }。
}
coach-unit-win = -# 最後のホールでは、ゲームに勝つ確率で比べます。
coach-unit = -# 点：このホールで見込まれる点を、ほかの人の平均と比べたもの。
coach-unit-error = -# 点：このホールで見込まれる点を、ほかの人の平均と比べたもの。それぞれ{ $points }点ほどの誤差があります。

coach-review = ### { $holes }ホールの振り返り
coach-review-line = { $name }：1手あたり{ $lost }点の損 · 運 { $luck }（引き { $drawn }、配り { $dealt }、その他 { $rest }）
coach-review-about = -# 損：コーチの手のほうが確実によかった分。運：カードの巡り合わせ。点は、ほかの人の平均と比べたもの。
coach-review-nothing = **むだな損はありませんでした。** お見事！
coach-review-most = **損の大きかった手**
coach-costly-points = **{ $number }. ホール{ $hole }、{ $turn }手目：{ $points }点の損**
coach-costly-win = **{ $number }. ホール{ $hole }、{ $turn }手目：勝率が{ $share }低下**
coach-costly-played = 実際：{ $action }。
coach-costly-best = 最善：{ $action }。
coach-reviewing = コーチがゲームを見ています… { $share }
coach-review-failed = コーチはこのゲームを見られませんでした。もう一度**振り返り**を押してください。
