# Les leçons : le Venin.
