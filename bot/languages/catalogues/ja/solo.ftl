solo-ended = ### このゲームは終了しました
solo-another = `/golf solo`で新しく始められます。
