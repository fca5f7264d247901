### The last turn of a hole in motion.

motion-heading = ### The last turn of hole { $hole }
motion-none = The last turn of this hole cannot be shown.
