cards-heading = ### あなたの手札 · ホール{ $hole }/{ $holes }
cards-line = あなたの手札 · { $says }
cards-last-turn = ⏳ **最後の1手！** { $says }
cards-scored = このホール **{ $points }点** · 合計 **{ $total }点**
cards-out = あなたは**上がり**ました。ほかの人はあと1手ずつです。
cards-opening = ほかの人がカードをめくっています。もうすぐ始まります。
cards-wait = 表のカード **{ $points }点** · 合計{ $total }点。順番をお待ちください。
cards-wait-first = 表のカード **{ $points }点**。順番をお待ちください。
cards-choose = { $count ->
    [1] めくるカードを**あと1枚**選んでください。
   *[other] めくるカードを**2枚**選んでください。
}
cards-drew = **{ $card }**を引きました。交換するカードを押すか、**捨てる**を選んでください。
cards-taking = **{ $card }**と交換するカードを押すか、**考え直す**を選んでください。
cards-turn = あなたの番です。山札から**引く**か、**{ $card }を取る**か選んでください。

cards-over = ### ゲーム終了
cards-no-result = 結果なしで終わりました。
cards-won = ### 🏆 あなたの勝ち！
cards-shared = ### 🏆 同点で勝ち！
cards-place = ### あなたは{ $place }でした
cards-total = ゲーム終了です。あなたの合計は**{ $total }点**でした。
cards-left = ### このゲームを抜けました
cards-left-computer = あなたの席はCPUが引き継いでいます。
cards-parted = ボットがサーバーから外れたため、結果なしで終わりました。
cards-newer = -# 手札は新しいメッセージに表示しています。
cards-moved = -# ダイレクトメッセージはオフです。テーブルの**自分の手札**を押してください。
