### Words that several rooms use.

words-on = On
words-off = Off
words-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
words-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
words-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}

## The rules by what differs in them: how a hole ends once somebody went out.

words-ruleset-card_commons = One more turn
words-ruleset-pagat = Sudden end
