pictures-hole = { $hole }/{ $holes }홀
pictures-hole-number = { $hole }홀

pictures-players = { $count }명
pictures-to-turn-over = 카드 뒤집기
pictures-turns-over = { $count }장 뒤집기
pictures-drew = 카드 뽑음
pictures-to-play = 차례
pictures-last-turns = 마지막 차례 · { $count }명 남음
pictures-last-turns-short = 마지막 · { $count }명
pictures-hole-won = { $count ->
    [1] { $names } 님 홀 승리
   *[other] { $names } 님 홀 공동 승리
}
pictures-hole-shared = { $count }명 홀 공동 승리

pictures-flag-winner = 승리
pictures-flag-winner-short = 승리
pictures-flag-best = 최저
pictures-flag-best-short = 최저
pictures-flag-out = 홀아웃
pictures-flag-out-short = 홀아웃
pictures-flag-left = 나감
pictures-flag-left-short = 나감
pictures-flag-autopilot = 자동
pictures-flag-autopilot-short = 자동

pictures-hand-over = 홀 종료
pictures-hand = 내 카드
pictures-hand-turn = 내 차례
pictures-hand-turn-over = { $count ->
    [1] 한 장 뒤집기
   *[other] 두 장 뒤집기
}
pictures-hand-last-turn = 마지막 차례

pictures-scorecard = { $holes }홀 중 { $hole }홀까지
pictures-scorecard-final = { $holes }홀 최종 점수
pictures-fewest-win = 점수가 낮은 사람이 승리
pictures-heading-hole = 홀
pictures-heading-out = 전반
pictures-heading-in = 후반
pictures-heading-total = 합계
pictures-heading-behind = 차이
pictures-heading-place = 순위
pictures-left = 나감

pictures-end-game = { $holes }홀 · { $rules }
pictures-best-hole = 최고의 홀: { $name } 님, { $hole }홀에서 { $points }점
pictures-quote = “{ $sentence }”

pictures-form = 최근 흐름
pictures-no-games = 아직 게임이 없어요
pictures-best = 최고 { $points }
pictures-oldest = 처음
pictures-newest = 최근
pictures-one-game = 한 게임
pictures-average = 누적 평균, 현재 { $points }
