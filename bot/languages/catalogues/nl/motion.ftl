motion-heading = ### De laatste beurt van hole { $hole }
motion-none = De laatste beurt van deze hole kan niet worden getoond.
