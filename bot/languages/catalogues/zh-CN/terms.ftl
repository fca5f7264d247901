### 简体中文。称呼：你。语气：简短、亲切、不用术语。人称不分性别（不用“他”“她”，用“对方”“这位玩家”，或省略）。
### 标点用全角，数字和字母用半角，与汉字之间不加空格。粗体内侧不以标点结尾。
###
### 游戏用语：
###   hole           洞（第3/9洞）：从发牌到计分
###   game           对局，一局
###   stock          牌堆
###   discard pile   弃牌堆；最上面一张可以拿
###   draw, take     摸牌（从牌堆）、拿牌（从弃牌堆）
###   discard        弃牌、弃掉
###   swap           换
###   place          1号位至6号位
###   face up/down   明牌、暗牌
###   turn over      翻开
###   rank           点数（points 是“分”，不混用）
###   column, pair   列（上下两张）、对子
###   go out         翻完：六张牌全部翻开
###   turn           回合（轮到你了）。计数用“手”：第3手
###   last turn      最后一手
###   clock          限时
###   seat           座位
###   table          牌桌：开桌、关闭
###   host           桌主
###   leave          离开（牌桌）、退出（对局）
###   call people    邀请
###   computer       电脑。等级 Rookie、Club、Pro 不翻译
###   autopilot      托管
###   coach          教练。hint：提示，review：复盘，replay：回放
###   leaderboard    排行榜。record：战绩
###   seal, part     封存、封存码；（随机）份额

terms-language = 简体中文
terms-ordinal = 第{ $number }名
