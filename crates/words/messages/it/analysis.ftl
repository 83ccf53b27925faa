## La pagina di analisi

nav-analyse = Analizza
analyse-title = Analisi
analyse-panel = Mosse e strumenti
analyse-review = Revisione
analyse-notes = Note
analyse-explorer = Esploratore
analyse-tabs = Strumenti
analyse-to-game = Vai alla partita
analyse-open = Analizza
analyse-finished = Rivedi la partita
home-analyse = Analizza una partita
