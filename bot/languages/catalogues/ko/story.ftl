story-shared = { $holes }홀을 겨루고도 동점.
story-from-behind = { $hole }홀까지 꼴찌, 마지막엔 역전 1위.
story-in-front = 첫 홀부터 마지막 홀까지 선두.
story-one-point = 단 1점 차 승부.
story-two-points = 2점 차 승부.
story-last-hole = 마지막 홀에서야 갈린 승부.
story-clear = 모두를 { $points }점 이상 따돌린 승리.
story-decider = 뒷면이던 { $card }, { $cost }점을 더해 { $name } 님의 승리를 앗아 갔다.
