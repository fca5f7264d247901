scores-heading = ### 🏆 순위표 · { $about }
scores-period-all = 전체 기간
scores-period-year = 올해
scores-period-month = 이번 달
scores-period-week = 이번 주
scores-holes = { $count }홀

scores-order-average = 홀당 평균이 낮은 순
scores-order-wins = 승리가 많은 순
scores-order-games = 게임이 많은 순
scores-order-best = 최고 게임 순
scores-first-average = -# 홀당 평균이 낮은 순
scores-first-wins = -# 승리가 많은 순
scores-first-games = -# 게임이 많은 순
scores-first-best = -# 최고 게임 순
scores-menu-period = 기간
scores-menu-order = 정렬

scores-nobody = 순위표에 아직 아무도 없어요. `/golf start` 명령으로 테이블을 열어요.
scores-all-left = 순위표에 있던 사람이 모두 서버를 나갔어요.
scores-own-place = 나는 { $count }명 중 **{ $place }**: { $figures }
scores-own-record = **내 전적**(여기에 반영되지 않는 게임 포함):
scores-with-computers = 컴퓨터와 한 게임: { $figures }

scores-average = 홀당 { $average }점
scores-average-bold = 홀당 **{ $average }점**
scores-games = { $count }게임
scores-finished = { $count }게임 완료
scores-wins = { $count }승{ $shared ->
    [0] { "" }
   *[other] { " " }(공동 { $shared })
}
scores-best = 최고 { $points }점({ $holes }홀)
scores-best-game = { $points }점({ $holes }홀)
scores-points = { $points }점

scores-what-counts = 사람끼리 힌트 없이 끝낸 게임만 반영돼요.
scores-command = `/golf scores player:` 옵션으로 전부 볼 수 있어요.
scores-left = 서버를 나간 { $count }명은 표시되지 않아요.
scores-ranked = 순위에 오른 사람: { $count }명.
