# The lessons: Venom.
