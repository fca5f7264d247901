motion-heading = ### התור האחרון של גומה { $hole }
motion-none = אי אפשר להציג את התור האחרון של הגומה הזאת.
