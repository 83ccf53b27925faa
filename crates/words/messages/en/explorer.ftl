## The explorer: what was played in a position

explorer-source = Games
explorer-book = Book
explorer-own = My games
explorer-table = Moves that were played in this position
explorer-move = Move
explorer-games = Games
explorer-share = Share in percent
explorer-results = Results
explorer-total = All moves
explorer-bar = White won { $white }%, draws { $draws }%, Black won { $black }%
explorer-undecided = no result
explorer-about-book = { $games } games of the computer against itself, { $nodes } positions searched for each move. Rotated and mirrored positions count as one.
explorer-about-own = The games saved in this browser, except the open one. Rotated and mirrored positions count as one.
explorer-progress = Reading your games: { $done } of { $all }
explorer-loading = Loading the book…
explorer-reading = Reading your games…
explorer-empty = No game of the book reached this position.
explorer-empty-own = No other game of yours reached this position.
explorer-empty-games = No game reached this position.
explorer-none = There is no book for this game.
explorer-unreachable = The book could not be loaded. Is there a network?
explorer-damaged = The book that was loaded is damaged.
explorer-again = Try again
explorer-forbidden = The browser does not give access to saved games.
explorer-choose = The explorer begins with the first turn, after the players’ choices.
explorer-over = The game is over here.
