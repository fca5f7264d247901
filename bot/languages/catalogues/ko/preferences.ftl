preferences-heading = ### 내 설정
preferences-direct = **다이렉트 메시지.** 내 카드가 나에게 와요. 끄면 테이블에서 **내 카드**를 누르세요.
preferences-pictures = **그림.** 내 카드를 그림으로 봐요. 끄면 테이블 전체와 함께 글로 봐요.
preferences-reminders = **알림.** 제한 시간이 절반 지나면 멘션해요.
preferences-invitations = **초대.** 다른 사람이 나를 지정해 테이블에 초대할 수 있어요. 한 시간에 한 번까지예요.
preferences-closed = -# 지난 다이렉트 메시지가 닿지 않았어요. Discord의 개인정보 보호 설정에서 이 서버의 메시지를 허용해 주세요. 다음에 게임할 때 다시 보낼게요.

preferences-server-heading = ### 서버 설정
preferences-server-start = 따로 고르지 않으면 `/golf start` 명령은 **{ $holes }홀**, **{ $rules }**, **{ $clock }** 설정으로 열려요.
preferences-server-look = 테이블은 **{ $words ->
    [yes] 글로
   *[no] 그림으로
}** 보여요.

preferences-server-role = { $called ->
    [yes] 테이블이 열리면 { $role } 역할을 멘션해요. 한 시간에 한 번까지예요.
   *[no] 테이블이 열려도 역할을 멘션하지 않아요. `/golf preferences role:` 옵션으로 정해요.
}

preferences-menu-rules = 규칙
preferences-menu-holes = 홀
preferences-menu-clock = 제한 시간
preferences-menu-language = 언어
preferences-option-source = { $source } 기준
preferences-option-holes = { $count }홀
preferences-option-no-clock = 시간제한 없음
preferences-option-discord = 내 Discord 언어대로
preferences-option-server = Discord 서버 설정대로
