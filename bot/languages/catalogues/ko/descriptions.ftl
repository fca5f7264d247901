descriptions-seat = 자리 { $number }

descriptions-card = { $suit } { $rank }
descriptions-card-down = 뒷면
descriptions-rank-1 = 에이스
descriptions-rank-2 = 2
descriptions-rank-3 = 3
descriptions-rank-4 = 4
descriptions-rank-5 = 5
descriptions-rank-6 = 6
descriptions-rank-7 = 7
descriptions-rank-8 = 8
descriptions-rank-9 = 9
descriptions-rank-10 = 10
descriptions-rank-11 = 잭
descriptions-rank-12 = 퀸
descriptions-rank-13 = 킹
descriptions-suit-clubs = 클로버
descriptions-suit-diamonds = 다이아
descriptions-suit-hearts = 하트
descriptions-suit-spades = 스페이드
descriptions-down = 뒷면
descriptions-all-down = 모두 뒷면

descriptions-call-stopped = 결과 없이 끝남
descriptions-call-won = { $count ->
    [1] { $names } 님 승리
   *[other] { $names } 님 공동 승리
}
descriptions-call-hole-over = 홀 종료
descriptions-call-opening-many = { $count }명이 카드를 뒤집는 중
descriptions-call-opening = { $name } 님이 카드 { $count }장을 뒤집는 중
descriptions-call-drew = { $name } 님이 카드를 뽑음
descriptions-call-turn = { $name } 님 차례
descriptions-call = { $call }.

descriptions-shows = 앞면 { $points }점
descriptions-hole-points = 이번 홀 { $points }점
descriptions-total = 합계 { $points }점
descriptions-flag-out = 홀아웃
descriptions-flag-left = 나감
descriptions-flag-autopilot = 자동
descriptions-flag-winner = 승리

descriptions-hole = { $hole }/{ $holes }홀.
descriptions-to-turn-over = 카드를 뒤집을 사람: { $names }.
descriptions-last-turn = 마지막 차례: { $count }명 남음.
descriptions-discard = 버린 카드: { $card }.
descriptions-stock = 더미: { $count }장.
descriptions-moved = 직전 수: { $name } 님, { $place }번.

descriptions-your-cards = 내 카드: { $cards }.
descriptions-you-show = 앞면 { $points }점, 합계 { $total }점.
descriptions-you-drew = 뽑은 카드: { $card }.
descriptions-your-last-turn = 내 마지막 차례예요.

descriptions-end = { $holes }홀을 마치고 { $call }.
descriptions-winning-cards = 승자의 카드: { $cards }.
descriptions-best-hole = 최고의 홀: { $name } 님, { $hole }홀에서 { $points }점.
descriptions-motion-discarded = { $name } 님이 { $card } 카드를 뽑아 바로 버렸어요.
descriptions-motion-drew = { $name } 님이 { $came } 카드를 뽑고 { $gone } 카드를 버렸어요.
descriptions-motion-took = { $name } 님이 { $came } 카드를 가져오고 { $gone } 카드를 버렸어요.
descriptions-motion-end = 마지막 카드: { $cards }. 이번 홀 { $points }점.
descriptions-scorecard = { $holes }홀 중 { $scored }홀까지의 점수표.

descriptions-chart-none = { $title }. 아직 게임이 없어요.
descriptions-chart-one = { $title }. 게임 1개: { $points }.
descriptions-chart-many = { $title }. 게임 { $count }개, 오래된 순: { $scores }.
descriptions-chart-newest = { $title }. 게임 { $count }개 중 최근 { $shown }개: { $scores }.
descriptions-chart-average = 평균 { $average }, 최고 { $best }.
