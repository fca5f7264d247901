asking-more = ### 更多
asking-not-in-game = 你不在这一局里。等它结束后，按**再来一局**。

asking-leave-table = ### 离开这张牌桌？
asking-leave-game = ### 退出这一局？
asking-seat-free = 别人可以坐你的座位。
asking-table-closes = 桌上只剩你了：离开后牌桌会关闭。
asking-computer-goes-on = 剩下的牌由电脑打完，你不能获胜。已计分的洞仍留在你的战绩里。
asking-one-left = 退出后只剩一名玩家：对局结束，不计结果。
asking-last-person = 桌上只剩你了：退出后对局结束，不计结果。

asking-end-game = ### 结束这一局？
asking-solo-ends = 不计结果。已计分的洞仍留在你的战绩里。
asking-close-table = ### 关闭这张牌桌？
asking-no-game = 这一局不会开始。
asking-ends-for-all = 对局会为所有人结束，不计结果。{ $scored ->
    [0] { "" }
   *[other] 已计分的{ $scored }洞仍留在各人的战绩里。
}
