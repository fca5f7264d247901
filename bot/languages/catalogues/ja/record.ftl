record-none = ここで終わったゲームはまだありません。
record-best = ベストゲーム：{ $game }
record-game = { $when } · { $holes }ホール、{ $rules } · { $points }点、{ $outcome }
record-left = 途中退席
record-ended = { $holes }ホールで終了
record-won = 勝利
record-shared = 同点で勝利
record-place = { $players }人中{ $place }

record-cost-most = 最近{ $count }ゲームで**損の大きかったこと**
record-nothing = - コーチが指摘するほどのものはありません
record-looking = -# コーチがあなたの{ $count }ゲームを見ています。1分後にもう一度どうぞ。
record-looking-more = -# コーチがあなたのゲームをあと{ $count }つ見ています。1分後にもう一度どうぞ。

record-form = { $name }：1ホールあたりの点
record-fewer = 少ないほど好成績です。
