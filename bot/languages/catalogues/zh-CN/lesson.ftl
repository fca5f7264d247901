lesson-heading = ### 学打高尔夫 · { $page }/{ $pages } · { $title }
lesson-done = ### 学打高尔夫 · { $count }步，全部完成！
lesson-you = 你
lesson-press = 请按**{ $button }**。
lesson-press-so = 请按**{ $button }**
lesson-wrong = 真正对局时可以这样走。这里{ $press }。
lesson-wrong-any = 翻哪两张都行。不过这一课{ $press }。

lesson-cards = 六张牌
lesson-cards-1 = 你的对手是电脑**Rookie**。分数最低的人获胜。
lesson-cards-2 = 你的六张牌都扣着。谁也不能看，包括你自己。
lesson-cards-3 = 上下两张牌是一**列**：1和4、2和5、3和6。

lesson-over = 翻开两张
lesson-over-1 = 每一洞都这样开始：任意翻开两张牌。
lesson-second-1 = **8**计8分。再翻一张。

lesson-turn = 轮到你了
lesson-turn-1 = 一张8，一张9：明牌共17分。看看弃牌堆：有一张**8**！
lesson-turn-2 = 同一列两张点数相同就是**对子**。对子计**0分**。
lesson-turn-drawing = 摸牌什么都可能摸到，弃牌堆的8却是现成的，所以{ $press }。

lesson-pair = 对子
lesson-pair-1 = 你的8在1号位。**4**号位在它正下方，属于同一列。
lesson-pair-elsewhere = 放在那里凑不成对子。它要放在另一张8的下面，所以{ $press }。
lesson-pair-same = 用8换8没有变化。第二张8要放在第一张下面，所以{ $press }。
lesson-pair-back = 你可以反悔。不过这张8很值，所以{ $press }。

lesson-zero = 对子计0分
lesson-zero-1 = 你的第一列现在计**0分**，还换走了一张暗牌J：足足10分！
lesson-zero-2 = Rookie凑成了一对7。弃牌堆上是Q：10分。
lesson-zero-taking = Q要计10分，从牌堆摸到的牌多半更好，所以{ $press }。

lesson-two = 一张2
lesson-two-1 = 你摸到了**2**。它计**−2分**：最好的牌。
lesson-two-2 = 用它换掉一张暗牌。一张暗牌平均约5分。
lesson-two-away = 2是最好的牌，千万别弃，所以{ $press }。
lesson-two-pair = 这样会拆掉你的对子。放在暗牌的位置更好，所以{ $press }。
lesson-two-nine = 这样也不错，能去掉9分。不过9可以等别的牌来换，所以{ $press }。
lesson-two-elsewhere = 换哪张暗牌都行。不过这一课{ $press }。

lesson-next = 下一回合
lesson-luck-1 = 换出的暗牌是4，被Rookie拿走了。这就是运气。
lesson-luck-2 = 现在2号位的9是你最差的牌。
lesson-luck-taking = 7只能省两分。碰碰运气吧，{ $press }。

lesson-king = 一张K
lesson-king-1 = 你摸到了**K**。它计**0分**，换掉**9**最划算。
lesson-king-away = K只计0分，要留下，所以{ $press }。
lesson-king-two = 你的2比K还好，要留着，所以{ $press }。
lesson-king-elsewhere = 你的9比那个位置分高，所以{ $press }。

lesson-minus-1 = 你的明牌现在是−2分。Rookie是7分，还弃掉了一张Q。
lesson-minus-taking = Q要计10分，所以{ $press }。

lesson-neighbour = 留意对手
lesson-neighbour-1 = 你摸到了**4**。可以弃掉，但看看Rookie的2号位，那里有一张**4**：Rookie会拿走你的4凑成对子，省下7分。
lesson-neighbour-2 = 留下它吧。4比一张未知的牌略好一点。
lesson-neighbour-away = 那样Rookie会拿走4，凑成第二个对子。还是留下好，{ $press }。
lesson-neighbour-other = 那样也一样好。不过这一课{ $press }。
lesson-neighbour-elsewhere = 你那里的牌比4好，所以{ $press }。

lesson-out = 翻完
lesson-out-1 = 还剩一张暗牌。六张全部翻开，你就**翻完**了。
lesson-out-2 = 之后其他人各有**最后一手**，然后本洞计分。
lesson-out-taking = 10要计10分，所以{ $press }。

lesson-ace-1 = 你摸到了**A**：1分。你正领先，就用它翻完吧。
lesson-ace-away = A分很低，你又领先，别等Rookie了，{ $press }。
lesson-ace-elsewhere = 现在该翻完了：最后一张暗牌在6号位，所以{ $press }。

lesson-end-1 = 翻完了！最后那张暗牌是2，谁也料不到。Rookie拿走了它，打完了最后一手。
lesson-end-2 = **本洞你以3比6获胜！** 逐列来看：8和8计**0**，K和4计**4**，2和A计**−1**。
lesson-end-3 = 一局有好几洞，总分最低的人获胜。
