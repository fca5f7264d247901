lesson-heading = ### 골프 배우기 · { $page }/{ $pages } · { $title }
lesson-done = ### 골프 배우기 · { $count }단계를 모두 마쳤어요!
# “ 님”이 뒤에 붙는다.
lesson-you = 플레이어
lesson-press = **{ $button }** 버튼을 누르세요.
lesson-press-so = **{ $button }** 버튼을 누르세요
lesson-wrong = 실제 게임에서는 그렇게 해도 돼요. 여기서는 { $press }.
lesson-wrong-any = 아무거나 두 장이면 돼요. 이 수업에서는 { $press }.

lesson-cards = 카드 여섯 장
lesson-cards-1 = 상대는 컴퓨터 **Rookie**예요. 점수가 가장 낮은 사람이 이겨요.
lesson-cards-2 = 내 카드 여섯 장은 뒷면이에요. 나도, 그 누구도 볼 수 없어요.
lesson-cards-3 = 위아래 두 장이 **세로줄**이에요. 1과 4, 2와 5, 3과 6이 짝이에요.

lesson-over = 두 장 뒤집기
lesson-over-1 = 홀은 늘 이렇게 시작해요. 아무 카드나 두 장 뒤집어요.
lesson-second-1 = **8**은 8점이에요. 한 장 더 뒤집어요.

lesson-turn = 내 차례
lesson-turn-1 = 8과 9, 앞면 카드가 17점이에요. 버린 카드 더미를 보세요. **8**이 있어요!
lesson-turn-2 = 세로줄에 같은 숫자가 두 장이면 **페어**예요. 페어는 **0점**이에요.
lesson-turn-drawing = 뽑으면 뭐가 나올지 몰라요. 버린 카드 더미의 8은 확실하니 { $press }.

lesson-pair = 페어
lesson-pair-1 = 내 8은 1번에 있어요. 바로 아래, 같은 세로줄이 **4**번이에요.
lesson-pair-elsewhere = 거기서는 페어가 안 돼요. 다른 8 아래에 놓아야 하니 { $press }.
lesson-pair-same = 8을 8과 바꾸면 그대로예요. 두 번째 8은 첫 번째 아래에 놓으니 { $press }.
lesson-pair-back = 다시 생각해도 돼요. 그래도 8은 가져올 만하니 { $press }.

lesson-zero = 페어는 0점
lesson-zero-1 = 첫 세로줄이 이제 **0점**이에요. 뒷면이던 J도 사라졌어요. 무려 10점!
lesson-zero-2 = Rookie는 7 페어를 만들었어요. 버린 카드는 Q, 10점이에요.
lesson-zero-taking = Q는 10점이나 돼요. 더미의 카드가 대개 더 나으니 { $press }.

lesson-two = 2 카드
lesson-two-1 = **2**를 뽑았어요. **−2점**, 가장 좋은 카드예요.
lesson-two-2 = 뒷면 카드와 바꾸세요. 뒷면 카드는 평균 5점쯤이에요.
lesson-two-away = 2는 가장 좋은 카드이니 절대 버리지 마세요. { $press }.
lesson-two-pair = 그러면 페어가 깨져요. 뒷면 카드 자리가 나으니 { $press }.
lesson-two-nine = 9점이 줄어드니 그것도 좋아요. 하지만 9는 다른 카드로 바꿀 거라 { $press }.
lesson-two-elsewhere = 뒷면 카드라면 어디든 좋아요. 이 수업에서는 { $press }.

lesson-next = 다음 차례
lesson-luck-1 = 뒷면이던 4가 버려졌고, Rookie가 가져갔어요. 이런 게 운이에요.
lesson-luck-2 = 이제 2번의 9가 가장 나쁜 카드예요.
lesson-luck-taking = 7로는 2점밖에 못 줄여요. 운을 시험해 볼 차례니 { $press }.

lesson-king = K(킹) 카드
lesson-king-1 = **K**를 뽑았어요. **0점**이에요. **9**와 바꾸면 가장 많이 줄어요.
lesson-king-away = K는 0점이니 버리지 마세요. { $press }.
lesson-king-two = 2는 K보다 좋으니 그대로 두세요. { $press }.
lesson-king-elsewhere = 그 자리보다 9의 점수가 더 높으니 { $press }.

lesson-minus-1 = 앞면 카드가 이제 −2점이에요. Rookie는 7점이고, Q를 버렸어요.
lesson-minus-taking = Q는 10점이나 되니 { $press }.

lesson-neighbour = 상대도 살피기
lesson-neighbour-1 = **4**를 뽑았어요. 버려도 되지만, Rookie의 2번에 **4**가 있어요. 버리면 Rookie가 가져가 페어를 만들고 7점을 줄여요.
lesson-neighbour-2 = 버리지 마세요. 4는 모르는 카드보다 조금 나아요.
lesson-neighbour-away = 그러면 Rookie가 4를 가져가 두 번째 페어를 만들어요. 버리지 않는 게 나으니 { $press }.
lesson-neighbour-other = 거기도 똑같이 좋아요. 이 수업에서는 { $press }.
lesson-neighbour-elsewhere = 거기 있는 카드가 4보다 좋으니 { $press }.

lesson-out = 홀아웃
lesson-out-1 = 뒷면 카드가 한 장 남았어요. 여섯 장이 모두 앞면이면 **홀아웃**이에요.
lesson-out-2 = 그다음 다른 사람이 **한 번씩 더** 하고, 홀의 점수를 계산해요.
lesson-out-taking = 10은 10점이나 되니 { $press }.

lesson-ace-1 = **A**(에이스)를 뽑았어요. 1점이에요. 앞서고 있으니 이걸로 홀아웃하세요.
lesson-ace-away = A는 점수가 낮고, 지금 앞서고 있어요. Rookie를 기다리지 말고 { $press }.
lesson-ace-elsewhere = 지금은 홀아웃할 때예요. 마지막 뒷면 카드는 6번이니 { $press }.

lesson-end-1 = 홀아웃! 마지막 카드는 2였어요. 아무도 알 수 없었죠. Rookie가 그걸 가져가며 마지막 차례를 마쳤어요.
lesson-end-2 = **3 대 6, 이 홀을 이겼어요!** 세로줄마다 보면 8과 8은 **0**, K와 4는 **4**, 2와 A는 **−1**이에요.
lesson-end-3 = 게임은 여러 홀로 이루어져요. 합계가 가장 낮은 사람이 이겨요.
