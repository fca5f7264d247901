reminder-call = ⏰ { $called }：第{ $hole }洞，轮到你了。{ $ends ->
    [none] { "" }
   *[other] { $ends }超时。
}
