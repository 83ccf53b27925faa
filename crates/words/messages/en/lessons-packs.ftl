# The lessons: the packs.
