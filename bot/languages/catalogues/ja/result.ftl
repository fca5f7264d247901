result-hole = ### ⛳ ホール{ $hole }/{ $holes }は{ $names }が{ $points }点でトップ
result-scorecard = **スコアカード**
result-won = ### 🏆 { $count ->
    [1] { $names }の勝利
   *[other] { $names }が同点で勝利
}
result-ended-early = ### ⛳ ゲームは途中で終了しました。結果なし
result-abandoned = ### ⛳ 誰もいなくなり、ゲームは終わりました。結果なし
result-left = { $name }（{ $points }点で退席）
