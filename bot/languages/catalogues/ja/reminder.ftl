reminder-call = ⏰ { $called } ホール{ $hole }、あなたの番です。{ $ends ->
    [none] { "" }
   *[other] 時間切れは{ $ends }です。
}
