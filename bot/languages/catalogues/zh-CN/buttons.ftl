buttons-direct-messages = 私信：{ $on ->
    [yes] 开
   *[no] 关
}
buttons-pictures = 图片：{ $on ->
    [yes] 开
   *[no] 关
}
buttons-reminders = 提醒：{ $on ->
    [yes] 开
   *[no] 关
}
buttons-invitations = 邀请：{ $on ->
    [yes] 开
   *[no] 关
}
buttons-no-role = 不通知身份组
buttons-server-settings = 服务器设置
buttons-forget = 删除我的数据
buttons-keep = 全部保留

buttons-join = 加入
buttons-leave = 离开
buttons-start = 开始
buttons-not-now = 下次吧
buttons-learn = 学玩法
buttons-rules = 规则
buttons-seal = 封存码

buttons-more = 更多…
buttons-draw = 摸牌
buttons-take = 拿牌
buttons-take-card = 拿{ $card }
buttons-discard = 弃牌
buttons-discard-card = 弃{ $card }
buttons-think-again = 再想想
buttons-my-cards = 我的牌
buttons-hint = 提示
buttons-to-table = 去牌桌
buttons-look-again = 刷新
buttons-next-hole = 下一洞

buttons-rematch = 再来一局
buttons-play-again = 再来一局
buttons-review = 复盘
buttons-replay = 回放
buttons-watch = 看最后一手
buttons-check-shuffle = 验证洗牌

buttons-bring-down = 把牌桌移到最下面
buttons-learn-to-play = 学玩法
buttons-ask-leave = 退出…
buttons-ask-end = 结束对局…
buttons-leave-and-close = 离开并关闭牌桌
buttons-leave-and-end = 退出并结束对局
buttons-end = 结束对局
buttons-close-table = 关闭牌桌
buttons-stay = 留下
buttons-go-on = 继续

buttons-replay-hole-back = ⏮ 上一洞
buttons-replay-back = ◀ 上一手
buttons-replay-on = 下一手 ▶
buttons-replay-hole-on = 下一洞 ⏭
buttons-back = 上一页
buttons-next = 下一页
buttons-page = 第{ $page }{ $pages ->
    [none] { "" }
   *[other] /{ $pages }
}页

buttons-begin = 开始
buttons-do-it = 替我操作
buttons-play-rookie = 挑战Rookie
buttons-all-rules = 完整规则
buttons-once-more = 再来一遍
