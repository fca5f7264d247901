solo-ended = ### 이 게임은 끝났어요
solo-another = `/golf solo` 명령으로 새로 시작해요.
