### 한국어. 말투: 해요체. 짧고 친근하게, 전문 용어 없이.
### 이름 뒤에는 “ 님”을 붙여 조사를 고정한다(님이, 님은, 님을). 카드 뒤에는 “ 카드”를 붙인다(8 카드를).
### 버튼 이름이 값일 때는 “ 버튼을”을 붙인다. 문장 부호는 반각.
###
### 게임 용어:
###   hole           홀(3/9홀): 카드를 나눠 줄 때부터 점수 계산까지
###   game           게임
###   stock          더미
###   discard pile   버린 카드 더미. 맨 위 카드를 가져올 수 있다
###   draw, take     뽑다(더미에서), 가져오다(버린 카드 더미에서)
###   discard        버리다
###   swap           바꾸다
###   place          1번~6번
###   face up/down   앞면 카드, 뒷면 카드
###   turn over      뒤집다
###   rank           숫자(“같은 숫자”. J, Q, K도 포함)
###   column, pair   세로줄(위아래 두 장), 페어
###   go out         홀아웃: 여섯 장을 모두 앞면으로 만드는 것
###   turn           차례(내 차례). 셀 때는 턴
###   last turn      마지막 차례
###   clock          제한 시간
###   seat           자리
###   table          테이블: 열다, 닫다
###   host           방장
###   leave          나가다
###   call people    초대하다
###   computer       컴퓨터. Rookie, Club, Pro는 그대로 쓴다
###   autopilot      자동
###   coach          코치. hint: 힌트, review: 복기, replay: 리플레이
###   leaderboard    순위표. record: 전적
###   seal, part     봉인, 조각

terms-language = 한국어
terms-ordinal = { $number }위
