coach-ranks-1 = A
coach-ranks-2 = 2
coach-ranks-3 = 3
coach-ranks-4 = 4
coach-ranks-5 = 5
coach-ranks-6 = 6
coach-ranks-7 = 7
coach-ranks-8 = 8
coach-ranks-9 = 9
coach-ranks-10 = 10
coach-ranks-11 = J
coach-ranks-12 = Q
coach-ranks-13 = K

coach-turn-over = { $place }번 뒤집기
coach-draw = 더미에서 뽑기
coach-take-down = { $card } 카드를 가져와 { $place }번 뒷면 카드와 바꾸기
coach-take-own = { $card } 카드를 가져와 내 { $gone } 카드({ $place }번)와 바꾸기
coach-take-other = { $card } 카드를 가져와 { $gone } 카드({ $place }번)와 바꾸기
coach-swap-down = { $card } 카드를 { $place }번 뒷면 카드와 바꾸기
coach-swap-own = { $card } 카드를 내 { $gone } 카드({ $place }번)와 바꾸기
coach-swap-other = { $card } 카드를 { $gone } 카드({ $place }번)와 바꾸기
coach-discard = { $card } 버리기
coach-next-hole = 다음 홀로 넘어가기

coach-cost-win = 승률이 { $best }에서 { $share }로 내려감
coach-cost-points = { $points }점 손해
coach-option = { $action }: { $cost }.

coach-why-pair = { $ranks } 페어가 되어 { $points }점 이득이에요.
coach-why-breaks-pair = { $ranks } 페어가 깨져 { $points }점 손해예요.
coach-why-needed = 다음 사람에게 필요한 { $rank } 카드를 넘겨주게 돼요.
coach-why-behind = 약 { $points }점 뒤진 채 홀이 끝나요.
coach-why-ends = 약 { $points }점 앞선 채 홀을 끝내요.
coach-why-gone = 남은 { $ranks } 카드 중 { $count }장은 이미 나왔어요.
coach-why-hurry = 한 장만 더 뒤집으면 홀아웃할 사람이 있으니, 뒷면 카드를 줄여요.
coach-why-saves = 바로 { $points }점을 더 줄여요.

coach-lesson = { $mistake }: { $times }회, { $points }점
coach-mistake-opened = 처음에 더 나쁜 카드를 뒤집었어요
coach-mistake-missed-pair = 페어를 놓쳤어요
coach-mistake-broke-pair = 페어를 깼어요
coach-mistake-took-high = 페어를 노리고 높은 카드를 남겼지만 맞추지 못했어요
coach-mistake-passed-low = 낮은 카드를 지나쳤어요
coach-mistake-fed = 다음 사람에게 필요한 카드를 넘겨줬어요
coach-mistake-ended-early = 홀아웃이 너무 일렀어요
coach-mistake-ended-late = 홀아웃할 때를 놓쳤어요
coach-mistake-turned-early = 앞면 카드를 바꾸는 게 나은데 뒷면 카드를 뒤집었어요
coach-mistake-turned-late = 뒤집는 게 나은 카드를 뒷면으로 남겼어요
coach-mistake-took = 뽑는 게 나은데 버린 카드를 가져왔어요
coach-mistake-drew = 버린 카드를 가져오는 게 나은데 뽑았어요
coach-mistake-placed = 카드를 엉뚱한 곳에 놓았어요

coach-hint = ### 힌트
coach-hint-best = **{ $action }.**
coach-hint-all-alike = 다른 수도 거의 비슷해요.
coach-hint-alike = { $action }: 거의 비슷해요.
coach-hint-more = -# { $count ->
    [1] 한 가지 더 있어요: { $cost }.
   *[other] { $count }가지 더 있고, 가장 나쁜 수는 { $cost }.
}
coach-unit-win = -# 마지막 홀에서는 게임에 이길 확률로 비교해요.
coach-unit = -# 점수: 이번 홀의 예상 점수를 다른 사람 평균과 비교한 값이에요.
coach-unit-error = -# 점수: 이번 홀의 예상 점수를 다른 사람 평균과 비교한 값이에요. 각각 { $points }점쯤 오차가 있어요.

coach-review = ### { $holes }홀 복기
coach-review-line = { $name } 님: 턴마다 { $lost }점 손해 · 운 { $luck } (뽑기 { $drawn }, 배분 { $dealt }, 기타 { $rest })
coach-review-about = -# 손해: 코치가 확신할 때, 코치의 수가 얼마나 더 나았는지. 운: 카드가 준 점수. 점수는 다른 사람 평균과 비교해요.
coach-review-nothing = **헛되이 잃은 점수가 없어요!** 훌륭해요.
coach-review-most = **가장 손해가 컸던 수**
coach-costly-points = **{ $number }. { $hole }홀 { $turn }턴: { $points }점 손해**
coach-costly-win = **{ $number }. { $hole }홀 { $turn }턴: 승률 { $share } 손해**
coach-costly-played = 실제: { $action }.
coach-costly-best = 최선: { $action }.
coach-reviewing = 코치가 게임을 살펴보고 있어요… { $share }
coach-review-failed = 코치가 이 게임을 살펴보지 못했어요. **복기**를 다시 눌러 주세요.
