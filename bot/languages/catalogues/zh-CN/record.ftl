record-none = 这里还没有打完的对局。
record-best = 最佳一局：{ $game }
record-game = { $when } · { $holes }洞，{ $rules } · { $points }分，{ $outcome }
record-left = 中途退出
record-ended = 打了{ $holes }洞后结束
record-won = 获胜
record-shared = 并列获胜
record-place = { $place }（共{ $players }人）

record-cost-most = 最近{ $count }局里**代价最大的失误**
record-nothing = - 教练没挑出毛病
record-looking = -# 教练正在看你的{ $count }局，一分钟后再来看看。
record-looking-more = -# 教练还在看你的另外{ $count }局，一分钟后再来看看。

record-form = { $name }：每洞得分
record-fewer = 分数越低越好。
