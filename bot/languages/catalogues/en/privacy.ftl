### What is stored about somebody, and how it goes.

privacy-heading = ### What is stored about you
privacy-what = Your Discord id, your preferences and language, your games with every move, and your results. No names, no messages, nothing you write.
privacy-how = `/golf export` sends you all of it as a file. `/golf forget-me` removes your id everywhere: the others keep their results, and nothing leads back to you.
privacy-server = -# If the bot is removed from a server, its open games end. Results stay until people ask to be forgotten.

privacy-forget-heading = ### Forget you?
privacy-forget = You leave every game. Your preferences and your places on all leaderboards go. In finished games, a number replaces your id. **This cannot be undone**, and it is for every server.
privacy-forgotten = Nothing here leads to you any more.{ $games ->
    [0] { "" }
    [one] { " " }You have left { $games } game.
   *[other] { " " }You have left { $games } games.
}
privacy-kept = Everything stays as it is.
