# Les leçons : les packs.
