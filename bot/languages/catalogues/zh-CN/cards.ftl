cards-heading = ### 你的牌 · 第{ $hole }/{ $holes }洞
cards-line = 你的牌 · { $says }
cards-last-turn = ⏳ **最后一手！** { $says }
cards-scored = 本洞 **{ $points }分** · 总分 **{ $total }分**
cards-out = 你**翻完**了。其他人各剩最后一手。
cards-opening = 其他人正在翻牌，马上开始。
cards-wait = 明牌 **{ $points }分** · 总分{ $total }分。请等待你的回合。
cards-wait-first = 明牌 **{ $points }分**。请等待你的回合。
cards-choose = { $count ->
    [1] **再选一张牌**翻开。
   *[other] **选两张牌**翻开。
}
cards-drew = 你摸到了**{ $card }**。按下要换掉的牌，或按**弃牌**。
cards-taking = 按下要用**{ $card }**换掉的牌，或按**再想想**。
cards-turn = 轮到你了：**摸牌**，或**拿{ $card }**。

cards-over = ### 对局结束
cards-no-result = 对局结束，不计结果。
cards-won = ### 🏆 你赢了！
cards-shared = ### 🏆 并列获胜！
cards-place = ### 你获得{ $place }
cards-total = 对局结束。你的总分：**{ $total }分**
cards-left = ### 你退出了这一局
cards-left-computer = 你的牌由电脑接着打。
cards-parted = 我已不在那个服务器，对局结束，不计结果。
cards-newer = -# 你的牌在更新的一条消息里。
cards-moved = -# 你的私信已关闭。请在牌桌上按**我的牌**。
