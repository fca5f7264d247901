lobby-heading = ### ⛳ 여섯 장 골프
lobby-closed = 이 테이블은 게임이 시작되기 전에 닫혔어요. `/golf start` 명령으로 새로 열어요.
lobby-terms = { $holes }홀 · { $rules } · { $clock }{ $hints ->
    [yes] { " " }· 힌트 사용, 순위 미반영
   *[no] { "" }
}
lobby-host = 방장: { $host } 님{ $closes ->
    [none] { "" }
   *[other] { " " }· { $closes }에 닫혀요
}
lobby-players = **참가자 { $count }/{ $most }**
lobby-call = 📣 { $called } **{ $host }** 님이 같이 하재요. { $people ->
    [yes] **참가**나 **다음에** 버튼을 누르세요.
   *[no] **참가**를 누르세요.
}

lobby-menu-add = 컴퓨터 추가…
lobby-menu = 컴퓨터…
lobby-add = { $level } 추가
lobby-about-rookie = 무난하지만 사람처럼 놓치기도 해요
lobby-about-club = 솜씨 좋은 단골
lobby-about-pro = 최고의 실력
lobby-remove = 마지막 컴퓨터 빼기
lobby-remove-about = 가장 나중에 추가한 컴퓨터

lobby-seal = 게임 `{ $game }` · 봉인된 셔플 { $seal }
lobby-sealed-game = 게임 `{ $game }`: { $terms }
lobby-sealed-shuffle = 봉인된 셔플: `{ $seal }`
lobby-sealed-part = 내 조각: `{ $part }`
lobby-sealed-no-part = 내 조각: **시작**을 누를 때 정해져요
lobby-sealed-start = **시작**의 조각: `{ $part }`
lobby-sealed-about = 이 게임의 셔플은 누가 참가하기도 전에 봉인됐어요. 게임이 끝나면 **셔플 검증** 버튼으로 봉인대로 나눠 줬는지 확인할 수 있어요.
lobby-sealed-joined = 참가했어요. 방장이 **시작**을 누르면 카드를 나눠 줘요.
lobby-sealed-keep = 이 메시지를 보관해 두면, 게임이 끝난 뒤 셔플을 검증할 수 있어요.
lobby-sealed-codes = 🔒 나중에 셔플을 검증할 때 쓰는 코드: ||{ $codes }||
