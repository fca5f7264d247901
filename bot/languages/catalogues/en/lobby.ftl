### The lobby: who plays, by which rules, and until when one can join.

lobby-heading = ### ⛳ Six Card Golf
lobby-closed = This table was closed before a game began. `/golf start` opens another.
# The rules in force in one line. $clock is 90 seconds a move; hints mean that the game is not ranked.
lobby-terms = { $holes } holes · { $rules } · { $clock }{ $hints ->
    [yes] { " " }· hints on, not ranked
   *[no] { "" }
}
# $closes is a time that Discord writes: in 5 minutes.
lobby-host = Hosted by { $host }{ $closes ->
    [none] { "" }
   *[other] { " " }· closes { $closes }
}
lobby-players = **Players { $count }/{ $most }**
# People and roles are called by a mention. $people: whether people are among them, who can decline.
lobby-call = 📣 { $called }: **{ $host }** would like to play. { $people ->
    [yes] Press **Join** or **Not now**.
   *[no] Press **Join**.
}

## The menu of computers

lobby-menu-add = Add a computer…
lobby-menu = Computers…
# $level is Rookie, Club or Pro; they stay as they are.
lobby-add = Add { $level }
lobby-about-rookie = Sensible, and overlooks things as people do
lobby-about-club = A good regular player
lobby-about-pro = As strong as can be had
lobby-remove = Remove the last computer
lobby-remove-about = The one that was added last

## The sealed shuffle: what it can be checked with later. The codes stay as they are.

lobby-seal = Game `{ $game }` · Sealed shuffle { $seal }
lobby-sealed-game = Game `{ $game }`: { $terms }
lobby-sealed-shuffle = Sealed shuffle: `{ $seal }`
lobby-sealed-part = Your part: `{ $part }`
lobby-sealed-no-part = Your part: comes when **Start** is pressed
lobby-sealed-start = The part of **Start**: `{ $part }`
lobby-sealed-about = The shuffle of this game was sealed before anybody joined. When the game is over, **Check the shuffle** shows that it was dealt as sealed.
lobby-sealed-joined = You are in. The cards come when the host presses **Start**.
lobby-sealed-keep = Keep this, and you can check the shuffle when the game is over.
# $codes are covered until somebody presses them: that is what || does.
lobby-sealed-codes = 🔒 For checking the shuffle later: ||{ $codes }||
