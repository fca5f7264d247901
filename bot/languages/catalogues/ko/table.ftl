table-heading-paused = ### ⛳ { $hole }/{ $holes }홀 · 일시 정지
table-heading-opening = ### ⛳ { $hole }/{ $holes }홀 · { $names } 님이 카드를 뒤집어요
table-heading-turn = ### ⛳ { $hole }/{ $holes }홀 · { $name } 님 차례

table-last-turn = ⏳ **마지막 차례!** { $name } 님이 홀아웃, { $count }명 남았어요.
table-first = **내 카드**를 누르고 두 장을 뒤집으세요.
table-order = -# 순서: { $names }
table-unreached = -# { $name } 님: 다이렉트 메시지가 닿지 않아요. **내 카드**를 눌러 게임하세요.
table-stood-still = -# ⏸ 이 테이블을 보여 주지 못한 동안 제한 시간이 멈춰 있었어요.
table-away = ⏸ 모두 자리를 비웠어요. 아무 버튼이나 누르면 계속돼요. 게임은 { $closes }에 닫혀요.
table-next-hole = -# 다음 홀은 { $comes }에 시작돼요.
table-time = -# { $ends }에 시간이 끝나요.

table-row-top = 위: { $cards }
table-row-bottom = 아래: { $cards }
table-card-down = { $place } 뒷면
table-card = { $place }: **{ $rank }**
table-piles = 버린 카드 **{ $top ->
    [none] 없음
   *[other] { $top }
}** · 더미 { $count }장{ $held ->
    [yes] { " " }· 뽑은 카드를 들고 있음
   *[no] { "" }
}
table-scored = **{ $points }점** ({ $columns }) · 합계 { $total }점 · 카드 { $cards }
