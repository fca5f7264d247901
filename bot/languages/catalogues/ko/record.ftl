record-none = 여기서 끝난 게임이 아직 없어요.
record-best = 최고 게임: { $game }
record-game = { $when } · { $holes }홀, { $rules } · { $points }점, { $outcome }
record-left = 중간에 나감
record-ended = { $holes }홀 후 종료
record-won = 승리
record-shared = 공동 승리
record-place = { $players }명 중 { $place }

record-cost-most = 최근 게임 { $count }개에서 **가장 손해가 컸던 것**
record-nothing = - 코치가 짚을 만한 것이 없어요
record-looking = -# 코치가 내 게임 { $count }개를 살펴보고 있어요. 1분 뒤에 다시 확인하세요.
record-looking-more = -# 코치가 내 게임 { $count }개를 더 살펴보고 있어요. 1분 뒤에 다시 확인하세요.

record-form = { $name } 님: 홀당 점수
record-fewer = 낮을수록 좋아요.
