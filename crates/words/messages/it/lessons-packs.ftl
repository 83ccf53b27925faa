# Le lezioni: i pacchetti.
