privacy-heading = ### 저장된 내 정보
privacy-what = Discord ID, 설정과 언어, 참가한 게임과 그 모든 수, 그리고 결과예요. 이름도, 메시지도, 내가 쓴 글도 저장하지 않아요.
privacy-how = `/golf export` 명령은 전부를 파일로 보내 줘요. `/golf forget-me` 명령은 내 ID를 어디서나 지워요. 다른 사람의 결과는 남지만, 나와 연결되는 것은 남지 않아요.
privacy-server = -# 봇이 서버에서 나가면 진행 중인 게임은 끝나요. 결과는 본인이 삭제를 요청할 때까지 남아요.

privacy-forget-heading = ### 내 정보를 삭제할까요?
privacy-forget = 모든 게임에서 나가고, 설정과 모든 순위표의 기록이 사라져요. 끝난 게임에서는 ID가 번호로 바뀌어요. **되돌릴 수 없고**, 모든 서버에 적용돼요.
privacy-forgotten = 나와 연결되는 정보가 이제 없어요.{ $games ->
    [0] { "" }
   *[other] { " " }게임 { $games }개에서 나왔어요.
}
privacy-kept = 모두 그대로예요.
