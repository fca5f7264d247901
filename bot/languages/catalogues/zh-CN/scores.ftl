scores-heading = ### 🏆 排行榜 · { $about }
scores-period-all = 全部时间
scores-period-year = 今年
scores-period-month = 本月
scores-period-week = 本周
scores-holes = { $count }洞

scores-order-average = 每洞平均分最低
scores-order-wins = 获胜最多
scores-order-games = 对局最多
scores-order-best = 最佳一局
scores-first-average = -# 按每洞平均分从低到高
scores-first-wins = -# 按获胜次数从多到少
scores-first-games = -# 按对局数从多到少
scores-first-best = -# 按最佳一局排序
scores-menu-period = 时段
scores-menu-order = 排序

scores-nobody = 排行榜上还没有人。用`/golf start`开一桌。
scores-all-left = 排行榜上的人都已离开服务器。
scores-own-place = 你在{ $count }人中排**{ $place }**：{ $figures }
scores-own-record = **你的战绩**（含不计入这里的对局）：
scores-with-computers = 有电脑的对局：{ $figures }

scores-average = 每洞{ $average }分
scores-average-bold = 每洞**{ $average }**分
scores-games = { $count }局
scores-finished = 打完{ $count }局
scores-wins = { $count }胜{ $shared ->
    [0] { "" }
   *[other] （并列{ $shared }）
}
scores-best = 最佳{ $points }分（{ $holes }洞）
scores-best-game = { $points }分（{ $holes }洞）
scores-points = { $points }分

scores-what-counts = 这里只计真人之间打完、不用提示的对局。
scores-command = `/golf scores player:`可查看全部。
scores-left = 有{ $count }人已离开服务器，不显示。
scores-ranked = 上榜：{ $count }人。
