cards-heading = ### 내 카드 · { $hole }/{ $holes }홀
cards-line = 내 카드 · { $says }
cards-last-turn = ⏳ **마지막 차례!** { $says }
cards-scored = 이번 홀 **{ $points }점** · 합계 **{ $total }점**
cards-out = **홀아웃**했어요. 다른 사람은 한 번씩 더 해요.
cards-opening = 다른 사람이 카드를 뒤집고 있어요. 곧 시작해요.
cards-wait = 앞면 카드 **{ $points }점** · 합계 { $total }점. 차례를 기다려 주세요.
cards-wait-first = 앞면 카드 **{ $points }점**. 차례를 기다려 주세요.
cards-choose = 뒤집을 카드를 **{ $count ->
    [1] 한 장 더
   *[other] 두 장
}** 고르세요.
cards-drew = **{ $card }** 카드를 뽑았어요. 바꿀 카드를 누르거나 **버리기**를 누르세요.
cards-taking = **{ $card }** 카드와 바꿀 카드를 누르거나 **다시 생각** 버튼을 누르세요.
cards-turn = 내 차례예요. **뽑기**와 **{ $card } 가져오기** 중에 고르세요.

cards-over = ### 게임이 끝났어요
cards-no-result = 결과 없이 끝났어요.
cards-won = ### 🏆 승리했어요!
cards-shared = ### 🏆 공동 승리예요!
cards-place = ### { $place }를 했어요
cards-total = 게임이 끝났어요. 내 합계: **{ $total }점**
cards-left = ### 이 게임에서 나왔어요
cards-left-computer = 컴퓨터가 대신 하고 있어요.
cards-parted = 봇이 그 서버에서 나가게 되어, 결과 없이 끝났어요.
cards-newer = -# 카드는 더 새로운 메시지에 있어요.
cards-moved = -# 다이렉트 메시지가 꺼져 있어요. 테이블에서 **내 카드**를 누르세요.
