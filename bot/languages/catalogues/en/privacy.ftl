### What is stored about somebody, and how it goes.

privacy-heading = ### What is stored about you
privacy-what = Your Discord id, your preferences and your language, the games you sit in with every move, and your results. No names, no messages, nothing of what you write.
privacy-how = `/golf export` sends you all of it as a file. `/golf forget-me` takes your id out everywhere: the others keep their results, and nothing leads back to you.
privacy-server = -# When the bot is removed from a server, its open games end; results stay until people ask to be forgotten.

privacy-forget-heading = ### Forget you?
privacy-forget = You leave every game you are in, your preferences and your place in all leaderboards go, and in finished games a number stands where your id was. **This cannot be undone**, and it is for every server.
privacy-forgotten = Nothing here leads to you any more.{ $games ->
    [0] { "" }
    [one] { " " }You have left { $games } game.
   *[other] { " " }You have left { $games } games.
}
privacy-kept = Everything stays as it is.
