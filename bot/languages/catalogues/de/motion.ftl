motion-heading = ### Der letzte Zug von Loch { $hole }
motion-none = Der letzte Zug dieses Lochs kann nicht gezeigt werden.
