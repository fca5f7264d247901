asking-more = ### 더 보기
asking-not-in-game = 이 게임에 참가하지 않았어요. 끝나면 **재대결**을 누르세요.

asking-leave-table = ### 테이블에서 나갈까요?
asking-leave-game = ### 게임에서 나갈까요?
asking-seat-free = 내 자리에 다른 사람이 앉을 수 있어요.
asking-table-closes = 마지막 남은 사람이라서, 나가면 테이블이 닫혀요.
asking-computer-goes-on = 나머지는 컴퓨터가 이어서 하고, 이 게임의 승자는 될 수 없어요. 이미 계산된 점수는 전적에 남아요.
asking-one-left = 한 명만 남게 되어, 게임이 결과 없이 끝나요.
asking-last-person = 마지막 남은 사람이라서, 게임이 결과 없이 끝나요.

asking-end-game = ### 게임을 끝낼까요?
asking-solo-ends = 결과는 없어요. 이미 계산된 점수는 전적에 남아요.
asking-close-table = ### 테이블을 닫을까요?
asking-no-game = 게임은 시작되지 않아요.
asking-ends-for-all = 모두의 게임이 결과 없이 끝나요.{ $scored ->
    [0] { "" }
   *[other] { " " }이미 계산된 { $scored }홀은 각자의 전적에 남아요.
}
