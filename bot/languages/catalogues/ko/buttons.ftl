buttons-direct-messages = 다이렉트 메시지: { $on ->
    [yes] 켬
   *[no] 끔
}
buttons-pictures = 그림: { $on ->
    [yes] 켬
   *[no] 끔
}
buttons-reminders = 알림: { $on ->
    [yes] 켬
   *[no] 끔
}
buttons-invitations = 초대: { $on ->
    [yes] 켬
   *[no] 끔
}
buttons-no-role = 역할 멘션 안 함
buttons-server-settings = 서버 설정
buttons-forget = 내 정보 삭제
buttons-keep = 그대로 두기

buttons-join = 참가
buttons-leave = 나가기
buttons-start = 시작
buttons-not-now = 다음에
buttons-learn = 배우기
buttons-rules = 규칙
buttons-seal = 봉인

buttons-more = 더 보기…
buttons-draw = 뽑기
buttons-take = 가져오기
buttons-take-card = { $card } 가져오기
buttons-discard = 버리기
buttons-discard-card = { $card } 버리기
buttons-think-again = 다시 생각
buttons-my-cards = 내 카드
buttons-hint = 힌트
buttons-to-table = 테이블로
buttons-look-again = 새로 고침
buttons-next-hole = 다음 홀

buttons-rematch = 재대결
buttons-play-again = 한 판 더
buttons-review = 복기
buttons-replay = 리플레이
buttons-watch = 마지막 턴 보기
buttons-check-shuffle = 셔플 검증

buttons-bring-down = 테이블 아래로 내리기
buttons-learn-to-play = 게임 배우기
buttons-ask-leave = 나가기…
buttons-ask-end = 게임 끝내기…
buttons-leave-and-close = 나가고 테이블 닫기
buttons-leave-and-end = 나가고 게임 끝내기
buttons-end = 게임 끝내기
buttons-close-table = 테이블 닫기
buttons-stay = 남기
buttons-go-on = 계속하기

buttons-replay-hole-back = ⏮ 홀
buttons-replay-back = ◀ 이전
buttons-replay-on = 다음 ▶
buttons-replay-hole-on = 홀 ⏭
buttons-back = 이전
buttons-next = 다음
buttons-page = { $page }{ $pages ->
    [none] { "" }
   *[other] /{ $pages }
}쪽

buttons-begin = 시작하기
buttons-do-it = 대신 하기
buttons-play-rookie = Rookie와 대결
buttons-all-rules = 전체 규칙
buttons-once-more = 다시 하기
