solo-ended = ### 这一局已经结束
solo-another = 用`/golf solo`再开一局。
