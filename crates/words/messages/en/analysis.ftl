## The analysis page

nav-analyse = Analyse
analyse-title = Analysis
analyse-panel = Moves and tools
analyse-review = Review
analyse-notes = Notes
analyse-explorer = Explorer
analyse-tabs = Tools
analyse-to-game = To the game
analyse-open = Analyse
analyse-finished = Review the game
home-analyse = Analyse a game
