# Le lezioni: il Veleno.
