privacy-heading = ### 保存了哪些关于你的数据
privacy-what = 你的Discord ID、你的设置和语言、你的对局及其中每一手，以及你的成绩。不保存名字和消息，也不保存你写的任何内容。
privacy-how = `/golf export`会把全部数据以文件发给你。`/golf forget-me`会在所有地方删除你的ID：其他人的成绩保留，但再也无法追溯到你。
privacy-server = -# 如果机器人被移出服务器，进行中的对局会结束。成绩会保留，直到本人要求删除。

privacy-forget-heading = ### 删除你的数据？
privacy-forget = 你会退出所有对局，你的设置和所有排行榜上的名次都会消失。在已结束的对局里，你的ID会换成一个编号。这对所有服务器生效，**无法撤销**。
privacy-forgotten = 这里再没有能追溯到你的数据。{ $games ->
    [0] { "" }
   *[other] 你退出了{ $games }局。
}
privacy-kept = 一切照旧。
