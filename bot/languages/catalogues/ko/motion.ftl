motion-heading = ### { $hole }홀의 마지막 턴
motion-none = 이 홀의 마지막 턴은 보여 줄 수 없어요.
