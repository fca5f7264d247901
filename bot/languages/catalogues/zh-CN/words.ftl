words-on = 开
words-off = 关
words-colon = { "：" }
words-player = 玩家{ $number }
words-no-name = 玩家
words-seconds = { $count }秒
words-minutes = { $count }分钟
words-no-clock = 不限时
words-clock = 每手{ $duration }
words-hours = { $count }小时

words-ruleset-card_commons = 各加一手
words-ruleset-pagat = 立即结束

words-permission-view-channel = **查看频道**
words-permission-send-messages = **发送消息**
words-permission-send-messages-in-threads = **在子区内发送消息**
words-permission-attach-files = **附加文件**
words-permission-create-public-threads = **创建公共子区**
words-permission-manage-threads = **管理子区**
words-no-picture-allowed = -# 我在这里没有{ $permission }权限，所以用文字显示。
words-no-picture-taken = -# Discord 刚才没有接受图片，所以用文字显示。
