## La page d’analyse

nav-analyse = Analyser
analyse-title = Analyse
analyse-panel = Coups et outils
analyse-review = Bilan
analyse-notes = Notes
analyse-explorer = Explorateur
analyse-tabs = Outils
analyse-to-game = Vers la partie
analyse-open = Analyser
analyse-finished = Revoir la partie
home-analyse = Analyser une partie
