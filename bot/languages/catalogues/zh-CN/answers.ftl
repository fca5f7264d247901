answers-table-open = { $in_thread ->
    [yes] 你在{ $thread }开了一桌。
   *[no] 你开了一桌。
}其他人按**加入**即可入座；只有你一个人？那就选**添加电脑**吧。人齐后按**开始**。{ $other_holes ->
    [yes] “{ $rules }”打{ $offered }洞，所以这一局打{ $holes }洞。
   *[no] { "" }
}{ $told }
answers-table-joined = { $joined ->
    [yes] 这个频道已有一张开着的牌桌，你已入座。
   *[no] 你已经坐在这个频道开着的牌桌上。
}{ $told }
answers-table-here = 牌桌在这里。
answers-table-posted = 牌桌已重新发到最下面。
answers-rematch = 新的一桌开好了，你已经入座。{ $told }
answers-declined = 好的，下次再一起玩！
answers-stays = 一切照旧。
answers-called = { $asked_count ->
    [0] { "" }
   *[other] 已邀请{ $asked }。
}{ $lately_count ->
    [0] { "" }
   *[other] { $lately }刚刚才被邀请过。
}{ $unwilling_count ->
    [0] { "" }
   *[other] { $unwilling }不接受邀请。
}{ $seated_count ->
    [0] { "" }
   *[other] { $seated }已经在牌桌上了。
}
answers-left-table = 你离开了牌桌。
answers-left-game = 你退出了对局。剩下的牌由电脑打完，你不再参与胜负。
answers-left-last = 你退出了对局。人数不够，对局结束。
answers-removed = 已将{ $name }移出对局。{ $going ->
    [yes] 这个座位由电脑接着打。
   *[no] { "" }
}
answers-ended = 你结束了对局。
answers-ended-solo = 你结束了对局。用`/golf solo`再开一局。
answers-solo-again = 这是你上次没打完的对局。想结束就按**更多…**。
answers-closed-unreadable = 对局数据无法读取，已关闭，不计结果。
answers-put-back-table = 这一局退回到了之前的状态。请在下方最新的牌桌继续。
answers-put-back-cards = 这一局退回到了之前的状态。这是你现在的牌。
answers-export = 这是我保存的关于你的全部数据。

answers-offer-open = { $channel } · { $people } · { $holes }洞，{ $started ->
    [yes] 进行中
   *[no] 未开始
}
answers-offer-gone = 已删除的频道
answers-offer-more = 另外{ $count }人
answers-offer-finished = { $when } UTC · { $holes }洞 · { $game }
