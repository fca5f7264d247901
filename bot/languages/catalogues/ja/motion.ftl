motion-heading = ### ホール{ $hole }の最後の1手
motion-none = このホールの最後の1手は表示できません。
