answers-table-open = { $in_thread ->
    [yes] { $thread }에 테이블을 열었어요.
   *[no] 테이블을 열었어요.
} 다른 사람은 **참가**를 누르면 들어와요. 혼자라면 **컴퓨터 추가** 메뉴를 쓰세요. 다 모이면 **시작**을 누르세요.{ $other_holes ->
    [yes] { " " }“{ $rules }” 규칙은 { $offered }홀로 하니까, 이번 게임은 { $holes }홀이에요.
   *[no] { "" }
}{ $told }
answers-table-joined = { $joined ->
    [yes] 이 채널에 이미 열린 테이블이 있어서 그 자리에 앉았어요.
   *[no] 이 채널의 열린 테이블에 앉아 있어요.
}{ $told }
answers-table-here = 테이블은 여기 있어요.
answers-table-posted = 테이블을 맨 아래에 다시 올렸어요.
answers-rematch = 새 테이블을 열고 자리도 잡아 뒀어요.{ $told }
answers-declined = 알겠어요. 다음에 같이 해요!
answers-stays = 그대로 둘게요.
answers-called = { $asked_count ->
    [0] { "" }
   *[other] { " " }{ $asked } 님을 초대했어요.
}{ $lately_count ->
    [0] { "" }
   *[other] { " " }{ $lately } 님은 조금 전에 초대받았어요.
}{ $unwilling_count ->
    [0] { "" }
   *[other] { " " }{ $unwilling } 님은 초대를 받지 않아요.
}{ $seated_count ->
    [0] { "" }
   *[other] { " " }{ $seated } 님은 이미 앉아 있어요.
}
answers-left-table = 테이블에서 나왔어요.
answers-left-game = 게임에서 나왔어요. 나머지는 컴퓨터가 이어서 하고, 이 게임의 승자는 될 수 없어요.
answers-left-last = 게임에서 나왔어요. 남은 사람이 부족해서 게임이 끝났어요.
answers-removed = { $name } 님을 게임에서 내보냈어요.{ $going ->
    [yes] { " " }그 자리는 컴퓨터가 이어서 해요.
   *[no] { "" }
}
answers-ended = 게임을 끝냈어요.
answers-ended-solo = 게임을 끝냈어요. `/golf solo` 명령으로 새로 시작해요.
answers-solo-again = 지난번에 하던 게임이에요. 그만하려면 **더 보기…** 버튼을 누르세요.
answers-closed-unreadable = 게임을 더는 읽을 수 없어서 결과 없이 닫았어요.
answers-put-back-table = 이 게임은 이전 시점으로 돌아갔어요. 아래의 최신 테이블에서 이어서 하세요.
answers-put-back-cards = 이 게임은 이전 시점으로 돌아갔어요. 지금 내 카드는 이거예요.
answers-export = 저장된 내 정보 전부예요.

answers-offer-open = { $channel } · { $people } · { $holes }홀, { $started ->
    [yes] 진행 중
   *[no] 시작 전
}
answers-offer-gone = 삭제된 채널
answers-offer-more = 외 { $count }명
answers-offer-finished = { $when } UTC · { $holes }홀 · { $game }
