refusals-not-started = 这一局还没开始。
refusals-started = 这一局已经开始了。
refusals-started-wait = 这一局已经开始了。等它结束后，按**再来一局**。
refusals-closed = 这张牌桌已关闭。用`/golf start`开新的一桌。
refusals-over = 这一局已经结束了。
refusals-not-over = 这一局还没结束。
refusals-unknown-game = 我这里已经没有这一局的记录了。用`/golf start`开新的一桌。
refusals-no-game-here = 这个频道里没有对局。用`/golf start`开一桌。
refusals-no-such-game = 这个服务器里没有这样的对局。
refusals-unreadable = 这一局的数据无法读取。管理员可以用`/golf end`关闭它。
refusals-busy = 这一局现在很忙，请再试一次。
refusals-channel-taken = 这个频道里有一局在进行。请换一个频道，用`/golf start`加`thread:`，或用`/golf solo`。
refusals-other-terms = 这个频道里开着的牌桌设定不同：{ $terms }。请在那里按**加入**，或换一个频道或子区。

refusals-not-in-game = 你不在这一局里。{ $going ->
    [yes] 等它结束后，按**再来一局**开下一局。
   *[no] 按**再来一局**或用`/golf start`开下一局。
}
refusals-not-in-this-game = 你不在这一局里。
refusals-not-joined = 你还没加入这一局。
refusals-target-not-joined = 这位玩家没有加入这一局。
refusals-target-not-in-game = 这位玩家不在这一局里。
refusals-join-first = 请先加入，然后才能添加或移除电脑。
refusals-host-starts = 这一桌是{ $host }开的，由桌主开始对局。
refusals-only-host-removes = 只有桌主或管理员能移出玩家。
refusals-remove-later = 只能移出超时的玩家。不限时的对局，请找管理员。
refusals-hole-scored = 已经有洞计了分，来不及结束了。请找管理员，或退出对局。
refusals-end-later = 现在只有桌主或管理员能结束对局。你可以退出，或等一小时没人操作后再结束。
refusals-only-players-end = 只有玩家和管理员能结束这一局。
refusals-only-players-move = 只有玩家和管理员能移动这张牌桌。
refusals-manage-server = 只有拥有**管理服务器**权限的人才能这样做。

refusals-unknown-rules = 没有这种规则。
refusals-holes = “{ $rules }”打{ $holes }洞。
refusals-mentions = 请用提及来点名，例如@Ann @Bob。
refusals-too-many-called = 最多可以邀请{ $count }人。
refusals-called-not-here = 其中有人不在这个服务器。
refusals-challenge-self = 你不能挑战自己。用`/golf solo`和电脑玩。
refusals-challenge-bot = 机器人不打高尔夫。用`/golf solo`和电脑玩。
refusals-no-threads-here = 只有在文字频道里，对局才能单独开子区。
refusals-everyone = 不能通知所有人。请选一个成员可以自己领取的身份组。
refusals-full = 这一桌满了：共{ $seats }个座位。
refusals-too-few = 对局至少要两名玩家。请等等别人，或添加电脑。
refusals-no-computer = 这一桌没有电脑。
refusals-unknown-computer = 没有这种电脑。
refusals-not-posted = 没能开桌，因为我不能在这里发消息。{ $count ->
    [0] 能编辑频道的人可以在频道设置的“权限”里允许。
   *[other] 我在这个频道缺少权限：{ $permissions }。能编辑频道的人可以在频道设置的“权限”里授予我。
}{ $hidden ->
    [yes] 如果这是私密子区，请在里面提及我，我就会加入。
   *[no] { "" }
}
refusals-permissions = 我在这个频道缺少权限：{ $permissions }。能编辑频道的人可以在频道设置的“权限”里授予我。

refusals-hole-over = 本洞已结束。请按**下一洞**。
refusals-not-your-turn = 还没轮到你，现在轮到{ $names }。
refusals-played = 这个按钮已过期：那一手已经打过了。
refusals-other-channel = 这个按钮属于另一个频道的对局。
refusals-other-person = 那个按钮属于别人的对局。
refusals-other-version = 这个按钮来自机器人的另一个版本。
refusals-other-version-command = 这个按钮来自机器人的另一个版本。请重新使用命令。
refusals-old-scores = 这个排行榜来自机器人的另一个版本。请用`/golf scores`。
refusals-not-called = 没有人邀请你来这一桌。想玩就按**加入**。
refusals-no-hints = 这一局不能用提示。
refusals-shuffle-later = 对局结束后才能验证洗牌。
refusals-review-unfinished = 只有打完的对局才能复盘。
refusals-replay-unfinished = 只有打完的对局才能回放。
refusals-no-such-turn = 这一局没有这一手。请再按一次**回放**。
refusals-nothing-to-review = 你在这个服务器还没有打完的对局。

refusals-rule-opened = 你的两张牌已经翻开。现在等其他人翻牌。
refusals-rule-turn = 还没轮到你。
refusals-rule-face-up = 那张牌已经是明牌了。
refusals-rule-turn-up = 只有在第一回合之前才翻牌。
refusals-rule-stock = 牌堆空了。请按**拿牌**，拿弃牌堆最上面一张。
refusals-rule-hole = 本洞还没结束。
refusals-rule-opening = 请先翻开暗牌：每人以{ $cards }张明牌开局。
refusals-rule-draw = 请先按**摸牌**，或按**拿牌**拿弃牌堆最上面一张。
refusals-rule-place = 你手里有一张摸到的牌。按下要换掉的牌，或按**弃牌**。
refusals-rule-next = 本洞已结束，下一洞马上开始。
refusals-rule-over = 这一局已经结束了。

refusals-not-running = 机器人的这个功能暂时停用。请一分钟后再试。
refusals-needs-server = 这只能在服务器的频道里使用。在这里可以用`/golf solo`、`/golf learn`、`/golf rules`、`/golf preferences`、`/golf privacy`、`/golf export`和`/golf forget-me`。
refusals-discord-away = Discord没有回应。请稍后再试。
refusals-command-changed = 这个命令有更新。请一分钟后再试，或重启Discord。
refusals-option = 有一个选项我看不懂。请从Discord的列表里选。
refusals-command = 你不能在这里使用这个命令。
refusals-fault = 出了点问题（编号 { $reference }）。请再试一次。用`/golf table`可以重新显示对局。
