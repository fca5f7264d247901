preferences-heading = ### 你的设置
preferences-direct = **私信**：你的牌会私信发给你。关闭后，请在牌桌上按**我的牌**。
preferences-pictures = **图片**：用图片显示你的牌。关闭后用文字显示，并附上整张牌桌。
preferences-reminders = **提醒**：你的限时过半时，我会提及你。
preferences-invitations = **邀请**：别人可以点名邀请你入座，每小时最多一次。
preferences-closed = -# 上一条私信没能送达。请在Discord的隐私设置中允许来自这个服务器的私信；你下次玩时我会再试。

preferences-server-heading = ### 服务器设置
preferences-server-start = 除非另行选择，`/golf start`会以**{ $holes }洞**、**{ $rules }**、**{ $clock }**开桌。
preferences-server-look = 牌桌以**{ $words ->
    [yes] 文字
   *[no] 图片
}**显示。

preferences-server-role = { $called ->
    [yes] 开桌时会通知{ $role }，每小时最多一次。
   *[no] 开桌时不通知任何身份组。用`/golf preferences role:`来指定。
}

preferences-menu-rules = 规则
preferences-menu-holes = 洞数
preferences-menu-clock = 限时
preferences-menu-language = 语言
preferences-option-source = 依据{ $source }
preferences-option-holes = { $count }洞
preferences-option-no-clock = 不限时
preferences-option-discord = 跟随我的Discord
preferences-option-server = 跟随Discord的服务器设置
