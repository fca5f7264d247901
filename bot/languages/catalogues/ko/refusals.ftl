refusals-not-started = 이 게임은 아직 시작하지 않았어요.
refusals-started = 이 게임은 이미 시작했어요.
refusals-started-wait = 이 게임은 이미 시작했어요. 끝나면 **재대결**을 누르세요.
refusals-closed = 이 테이블은 닫혔어요. `/golf start` 명령으로 새로 열어요.
refusals-over = 이 게임은 끝났어요.
refusals-not-over = 이 게임은 아직 끝나지 않았어요.
refusals-unknown-game = 이 게임의 기록이 더는 없어요. `/golf start` 명령으로 새로 열어요.
refusals-no-game-here = 이 채널에는 게임이 없어요. `/golf start` 명령으로 열어요.
refusals-no-such-game = 이 서버에 그런 게임은 없어요.
refusals-unreadable = 이 게임을 더는 읽을 수 없어요. 운영진이 `/golf end` 명령으로 닫을 수 있어요.
refusals-busy = 이 게임에 요청이 몰렸어요. 다시 시도해 주세요.
refusals-channel-taken = 이 채널에서는 게임이 진행 중이에요. 다른 채널이나 `/golf start`의 `thread:` 옵션, 또는 `/golf solo` 명령을 쓰세요.
refusals-other-terms = 이 채널의 열린 테이블은 조건이 달라요: { $terms }. 거기서 **참가**를 누르거나, 다른 채널이나 스레드를 쓰세요.

refusals-not-in-game = 이 게임에 참가하지 않았어요. { $going ->
    [yes] 끝나면 **재대결** 버튼으로 다음 게임을 열어요.
   *[no] **재대결** 버튼이나 `/golf start` 명령으로 다음 게임을 열어요.
}
refusals-not-in-this-game = 이 게임에 참가하지 않았어요.
refusals-not-joined = 이 게임에 아직 참가하지 않았어요.
refusals-target-not-joined = 그 사람은 이 게임에 참가하지 않았어요.
refusals-target-not-in-game = 그 사람은 이 게임에 없어요.
refusals-join-first = 먼저 참가하세요. 그다음 컴퓨터를 추가하거나 뺄 수 있어요.
refusals-host-starts = 테이블을 연 { $host } 님이 게임을 시작할 수 있어요.
refusals-only-host-removes = 방장이나 운영진만 플레이어를 내보낼 수 있어요.
refusals-remove-later = 시간이 다 된 플레이어만 내보낼 수 있어요. 시간제한이 없으면 운영진에게 부탁하세요.
refusals-hole-scored = 이미 점수가 계산된 홀이 있어 끝낼 수 없어요. 운영진에게 부탁하거나 나가세요.
refusals-end-later = 지금은 방장이나 운영진만 끝낼 수 있어요. 나갈 수는 있고, 한 시간 동안 움직임이 없으면 끝낼 수도 있어요.
refusals-only-players-end = 참가자와 운영진만 이 게임을 끝낼 수 있어요.
refusals-only-players-move = 참가자와 운영진만 이 테이블을 옮길 수 있어요.
refusals-manage-server = **서버 관리하기** 권한이 있는 사람만 할 수 있어요.

refusals-unknown-rules = 모르는 규칙이에요.
refusals-holes = “{ $rules }” 규칙은 { $holes }홀로 해요.
refusals-mentions = @Ann @Bob처럼 멘션으로 지정해 주세요.
refusals-too-many-called = 최대 { $count }명까지 초대할 수 있어요.
refusals-called-not-here = 이 서버에 없는 사람이 있어요.
refusals-challenge-self = 자신에게는 도전할 수 없어요. `/golf solo` 명령으로 컴퓨터와 해 보세요.
refusals-challenge-bot = 봇은 골프를 하지 않아요. `/golf solo` 명령으로 컴퓨터와 해 보세요.
refusals-no-threads-here = 게임용 스레드는 텍스트 채널에서만 만들 수 있어요.
refusals-everyone = 모두를 멘션할 수는 없어요. 누구나 스스로 받을 수 있는 역할을 골라 주세요.
refusals-full = 테이블이 꽉 찼어요. 자리는 { $seats }개예요.
refusals-too-few = 게임에는 두 명이 필요해요. 기다리거나 컴퓨터를 추가하세요.
refusals-no-computer = 이 테이블에는 컴퓨터가 없어요.
refusals-unknown-computer = 모르는 종류의 컴퓨터예요.
refusals-not-posted = 메시지를 올릴 수 없어 테이블을 열지 못했어요. { $count ->
    [0] 채널을 편집할 수 있는 사람이 채널 설정의 ‘권한’에서 허용할 수 있어요.
   *[other] 이 채널에서 봇에게 없는 권한: { $permissions }. 채널을 편집할 수 있는 사람이 채널 설정의 ‘권한’에서 줄 수 있어요.
}{ $hidden ->
    [yes] { " " }비공개 스레드라면 그 안에서 봇을 멘션하세요. 그러면 들어와요.
   *[no] { "" }
}
refusals-permissions = 이 채널에서 봇에게 없는 권한: { $permissions }. 채널을 편집할 수 있는 사람이 채널 설정의 ‘권한’에서 줄 수 있어요.

refusals-hole-over = 이 홀은 끝났어요. **다음 홀**을 누르세요.
refusals-not-your-turn = 내 차례가 아니에요. 지금은 { $names } 님 차례예요.
refusals-played = 오래된 버튼이에요. 그 턴은 이미 지났어요.
refusals-other-channel = 다른 채널 게임의 버튼이에요.
refusals-other-person = 다른 사람 게임의 버튼이에요.
refusals-other-version = 다른 버전 봇의 버튼이에요.
refusals-other-version-command = 다른 버전 봇의 버튼이에요. 명령을 다시 써 주세요.
refusals-old-scores = 다른 버전 봇의 순위표예요. `/golf scores` 명령을 쓰세요.
refusals-not-called = 이 테이블에 초대받지 않았어요. 하고 싶으면 **참가**를 누르세요.
refusals-no-hints = 이 게임에는 힌트가 없어요.
refusals-shuffle-later = 셔플은 게임이 끝난 뒤에 검증할 수 있어요.
refusals-review-unfinished = 끝난 게임만 복기할 수 있어요.
refusals-replay-unfinished = 끝난 게임만 리플레이를 볼 수 있어요.
refusals-no-such-turn = 이 게임에 그런 턴은 없어요. **리플레이**를 다시 누르세요.
refusals-nothing-to-review = 이 서버에서 끝낸 게임이 아직 없어요.

refusals-rule-opened = 두 장을 이미 뒤집었어요. 이제 다른 사람 차례예요.
refusals-rule-turn = 내 차례가 아니에요.
refusals-rule-face-up = 그 카드는 이미 앞면이에요.
refusals-rule-turn-up = 카드는 첫 차례 전에만 뒤집어요.
refusals-rule-stock = 더미가 비었어요. **가져오기**로 버린 카드를 가져오세요.
refusals-rule-hole = 이 홀은 아직 끝나지 않았어요.
refusals-rule-opening = 먼저 뒷면 카드를 뒤집으세요. 모두 앞면 { $cards }장으로 시작해요.
refusals-rule-draw = 먼저 **뽑기**나 **가져오기**(버린 카드)를 누르세요.
refusals-rule-place = 뽑은 카드를 들고 있어요. 바꿀 카드를 누르거나 **버리기**를 누르세요.
refusals-rule-next = 홀이 끝났어요. 곧 다음 홀이 시작돼요.
refusals-rule-over = 게임이 끝났어요.

refusals-not-running = 봇의 이 기능이 잠시 꺼져 있어요. 1분 뒤에 다시 시도해 주세요.
refusals-needs-server = 서버 채널에서만 할 수 있어요. 여기서는 `/golf solo`, `/golf learn`, `/golf rules`, `/golf preferences`, `/golf privacy`, `/golf export`, `/golf forget-me` 명령을 쓸 수 있어요.
refusals-discord-away = Discord가 응답하지 않아요. 잠시 뒤에 다시 시도해 주세요.
refusals-command-changed = 이 명령이 바뀌었어요. 1분 뒤에 다시 하거나 Discord를 다시 시작해 주세요.
refusals-option = 이해할 수 없는 옵션이 있어요. Discord 목록에서 골라 주세요.
refusals-command = 여기서는 이 명령을 쓸 수 없어요.
refusals-fault = 문제가 생겼어요(번호 { $reference }). 다시 시도해 주세요. `/golf table` 명령으로 게임을 다시 볼 수 있어요.
