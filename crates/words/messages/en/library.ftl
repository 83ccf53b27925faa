# The saved games: their names, the list, import and export.

library-hotseat = { $game }, two players
library-against = { $game }, against level { $level }
library-demo = { $game }, level { $white } – level { $black }
library-named = { $game }, { $white } – { $black }
library-today = today, { $time }
library-yesterday = yesterday, { $time }

library-search = Search
library-state = Show
library-all = All
library-in-progress = In progress
library-finished = Finished
library-game = Game
library-every-game = All games
library-count = { $total ->
    [one] { $found } of 1 game
   *[other] { $found } of { $total } games
}
library-none-found = No game matches.
library-more = Show more
library-deleted = Deleted: { $name }.
library-gone = This game no longer exists.
library-deleted-elsewhere = This game was deleted in another tab. If you play on, it is saved again.
library-unavailable = The saved games cannot be reached: { $reason }.

library-export-all = Export all
library-import-about = A game string, a position string, a PGN, an SGF, a link, or the file of “Export all”. Paste it, choose a file, or drop one here.
library-choose-file = Choose a file
library-drop = Drop the file to import it.
library-import-failed = The games cannot be saved: { $reason }.
library-file-unreadable = The browser cannot read this file.
library-entry = entry { $id }
library-imported-new = { $count ->
    [one] 1 new game.
   *[other] { $count } new games.
}
library-imported-updated = { $count ->
    [one] 1 game updated.
   *[other] { $count } games updated.
}
library-imported-same = { $count ->
    [one] 1 game was here already.
   *[other] { $count } games were here already.
}
library-imported-damaged = { $count ->
    [one] 1 entry cannot be read: { $names }.
   *[other] { $count } entries cannot be read: { $names }.
}
library-imported-nothing = There are no games in this file.
library-imported-lessons = Your progress in the lessons has been added.
library-imported-lessons-damaged = Some of the progress in the lessons cannot be read and was left out.
library-imported-puzzles = Your record in the puzzles has been added.
library-imported-puzzles-damaged = Some of the record in the puzzles cannot be read and was left out.
archive-error-too-long = a file with games may have no more than { $max } bytes
archive-error-version = the file with games has format { $version }, and this program knows no later one than { $max }
archive-error-no-games = there are no games in this file

library-extent = Moves
library-extent-main = Main line
library-extent-here = Up to this position
library-contains-main = The main line to its end, without variations.
library-contains-here = The moves up to the position on the board, without variations.
library-contains-position = The position on the board.
library-contains-tree = The whole game with all variations.
library-picture = The position on the board
library-svg = Save as SVG

undo-to-turn = Undo: back to your turn
redo-to-turn = Redo: forward to your turn
