motion-heading = ### 第{ $hole }洞的最后一手
motion-none = 无法显示本洞的最后一手。
