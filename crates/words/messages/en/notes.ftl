## Notes on moves: comments, signs, arrows and marked cells

notes-on-start = Before the first move
notes-on-move = On { $move }
notes-comment = Comment
notes-comment-about = Comment, saved as you type
notes-glyphs = What the move is worth
notes-glyph-brilliant = Brilliant move
notes-glyph-good = Good move
notes-glyph-interesting = Interesting move
notes-glyph-dubious = Dubious move
notes-glyph-mistake = Mistake
notes-glyph-blunder = Blunder
notes-drawings = Arrows and marked cells
notes-how = Drag with the right mouse button for an arrow, click with it for a mark; the same again removes it. With a finger, press the pen on the board first.
notes-arrow =
    { $pen ->
        [red] Red arrow from { $from } to { $to }
        [blue] Blue arrow from { $from } to { $to }
        [yellow] Yellow arrow from { $from } to { $to }
       *[green] Green arrow from { $from } to { $to }
    }
notes-mark =
    { $pen ->
        [red] Red mark on { $place }
        [blue] Blue mark on { $place }
        [yellow] Yellow mark on { $place }
       *[green] Green mark on { $place }
    }
notes-cell = cell { $place }
notes-remove = Remove: { $drawing }
notes-clear = Remove all
notes-drawn = { $drawing }: drawn.
notes-removed = { $drawing }: removed.
notes-here = Comment
notes-said = Comment: { $comment }
library-extent-tree = With variations
notes-too-long-for-link = The notes are too long for a link, so it has only the moves. Export PGN or all games to pass them on.

## Drawing on the board

board-draw = Draw
board-pens = Pens
board-pen-green = Green
board-pen-red = Red
board-pen-blue = Blue
board-pen-yellow = Yellow
board-draw-keys = O marks a cell. V begins an arrow and, on another cell, ends it. 1 to 4 choose the pen, with Shift it is the red one.
