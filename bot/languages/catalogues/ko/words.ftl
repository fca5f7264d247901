words-on = 켬
words-off = 끔
words-colon = { ": " }
words-player = 플레이어 { $number }
words-no-name = 플레이어
words-seconds = { $count }초
words-minutes = { $count }분
words-no-clock = 시간제한 없음
words-clock = 턴당 { $duration }
words-hours = { $count }시간

words-ruleset-card_commons = 한 번씩 더
words-ruleset-pagat = 즉시 종료

words-permission-view-channel = **채널 보기**
words-permission-send-messages = **메시지 보내기**
words-permission-send-messages-in-threads = **스레드에서 메시지 보내기**
words-permission-attach-files = **파일 첨부**
words-permission-create-public-threads = **공개 스레드 만들기**
words-permission-manage-threads = **스레드 관리하기**
words-no-picture-allowed = -# 여기서는 { $permission } 권한이 없어서 글로 보여 드려요.
words-no-picture-taken = -# 방금 Discord에서 이미지를 받지 않아서 글로 보여 드려요.
