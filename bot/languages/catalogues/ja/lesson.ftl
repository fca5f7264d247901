lesson-heading = ### ゴルフの遊び方 · { $page }/{ $pages } · { $title }
lesson-done = ### ゴルフの遊び方 · 全{ $count }ステップ完了！
lesson-you = あなた
lesson-press = **{ $button }**を押してください。
lesson-press-so = **{ $button }**を押してください
lesson-wrong = 本番ではそれもできます。ここでは{ $press }。
lesson-wrong-any = どの2枚でもかまいませんが、このレッスンでは{ $press }。

lesson-cards = 6枚のカード
lesson-cards-1 = 相手はCPUの**Rookie**です。点の少ないほうが勝ちです。
lesson-cards-2 = あなたの6枚は裏向きに置かれています。あなた自身も見られません。
lesson-cards-3 = 縦に並ぶ2枚が**列**です。1と4、2と5、3と6の3列があります。

lesson-over = 2枚めくる
lesson-over-1 = どのホールも、好きな2枚をめくるところから始まります。
lesson-second-1 = **8**は8点です。もう1枚めくりましょう。

lesson-turn = あなたの番
lesson-turn-1 = 8と9で、表のカードは17点。捨て札を見てください。**8**があります！
lesson-turn-2 = 同じ列に同じ数字が2枚並ぶと**ペア**です。ペアは**0点**になります。
lesson-turn-drawing = 引くと何が出るかわかりません。捨て札の8なら確実なので、{ $press }。

lesson-pair = ペア
lesson-pair-1 = あなたの8は1番にあります。その真下、同じ列にあるのが**4**番です。
lesson-pair-elsewhere = そこではペアになりません。もう1枚の8の下に置きたいので、{ $press }。
lesson-pair-same = 8を8と替えても何も変わりません。1枚目の下に置きたいので、{ $press }。
lesson-pair-back = 考え直すこともできます。でも8はお得なので、{ $press }。

lesson-zero = ペアは0点
lesson-zero-1 = 最初の列が**0点**になりました。裏だったJ（10点）も消えました！
lesson-zero-2 = Rookieは7のペアを作りました。捨て札はQ、10点です。
lesson-zero-taking = Qは10点にもなります。山札のカードのほうがたいてい低いので、{ $press }。

lesson-two = 2のカード
lesson-two-1 = **2**を引きました。**−2点**、いちばんよいカードです。
lesson-two-2 = 裏のカードと交換しましょう。裏のカードは平均で約5点です。
lesson-two-away = 2はいちばんよいカード。捨ててはもったいないので、{ $press }。
lesson-two-pair = それではペアが崩れます。裏のカードと替えるほうがよいので、{ $press }。
lesson-two-nine = 9点減るので、それもよい手です。でも9はあとで別のカードと替えればよいので、{ $press }。
lesson-two-elsewhere = 裏のカードならどこでもかまいませんが、このレッスンでは{ $press }。

lesson-next = 次の番
lesson-luck-1 = 裏だった4が捨て札になり、Rookieが取りました。これは運です。
lesson-luck-2 = 今いちばん悪いのは2番の9です。
lesson-luck-taking = 7では2点しか減りません。ここは運に任せて、{ $press }。

lesson-king = K（キング）
lesson-king-1 = **K**を引きました。**0点**です。**9**と交換すれば、いちばん多く減らせます。
lesson-king-away = Kは0点。残しておきたいので、{ $press }。
lesson-king-two = 2はKよりもよいカード。残しておきたいので、{ $press }。
lesson-king-elsewhere = そこより9のほうが点が高いので、{ $press }。

lesson-minus-1 = 表のカードは−2点になりました。Rookieは7点で、Qを捨てました。
lesson-minus-taking = Qは10点になってしまうので、{ $press }。

lesson-neighbour = 相手もよく見る
lesson-neighbour-1 = **4**を引きました。捨てることもできますが、Rookieの2番にも**4**があります。捨てれば、Rookieはそれでペアを作って7点減らします。
lesson-neighbour-2 = 4は残しましょう。中身のわからないカードより少しだけよいカードです。
lesson-neighbour-away = Rookieが4を取ると、2つ目のペアができます。残すほうがよいので、{ $press }。
lesson-neighbour-other = それもよい手ですが、このレッスンでは{ $press }。
lesson-neighbour-elsewhere = そこのカードは4よりよいので、{ $press }。

lesson-out = 上がり
lesson-out-1 = 裏のカードはあと1枚です。6枚すべてが表になると**上がり**です。
lesson-out-2 = そのあと、ほかの人が**あと1手ずつ**プレイし、ホールの点を数えます。
lesson-out-taking = 10は10点になってしまうので、{ $press }。

lesson-ace-1 = **A**（エース）を引きました。1点です。今はリードしているので、これで上がりましょう。
lesson-ace-away = Aは低く、あなたはリードしています。Rookieを待たずに、{ $press }。
lesson-ace-elsewhere = 今は上がりたいところです。最後の裏のカードは6番なので、{ $press }。

lesson-end-1 = 上がり！最後のカードは2でした。こればかりは誰にもわかりません。Rookieがそれを取り、最後の1手が終わりました。
lesson-end-2 = **3対6で、このホールはあなたの勝ち！** 列ごとに見ると、8と8で**0**、Kと4で**4**、2とAで**−1**です。
lesson-end-3 = ゲームは何ホールか続きます。合計がいちばん少ない人の勝ちです。
