reminder-call = ⏰ { $called } 님, { $hole }홀 차례예요.{ $ends ->
    [none] { "" }
   *[other] { " " }{ $ends }에 시간이 끝나요.
}
