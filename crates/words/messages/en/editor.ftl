## The position editor

editor-title = Position editor
editor-open = Edit the position
editor-panel = Position and settings
editor-tools = Tools
editor-keys-title = Keys
editor-keys = The arrow keys move over the cells. A letter picks a white creature, with Shift a black one; the same letter again, the next creature with that letter. Enter puts the picked tile, or chooses what lies there. Delete removes a tile, R turns it over, I shows all about it. V moves tiles, E erases.

# The palette. The Honeycombo belongs to nobody.
editor-palette =
    { $player ->
        [white] White’s tiles
       *[black] Black’s tiles
    }
editor-left =
    { $count ->
        [0] { $tile }, none left
        [one] { $tile }, 1 left
       *[other] { $tile }, { $count } left
    }
editor-none-left = None left: { $tile }.
editor-picked = Picked: { $tile }.
editor-taken-off = Removed: { $tile }.

editor-move = Move
editor-erase = Erase
editor-undo = Undo
editor-redo = Redo
editor-mirror = Mirror
editor-rotate = Rotate
editor-center = Centre
editor-clear = Clear the board
editor-start = Start position
editor-hive = The whole hive

# What is wrong.
editor-possible = This position is possible.
editor-over = This position is possible. The game is over in it.
editor-problems =
    { $count ->
        [one] This position is not possible:
       *[other] This position is not possible, for { $count } reasons:
    }
editor-cell-wrong = Something is wrong here.
editor-cannot-stand-on-top = { $tile } cannot stand on top of another tile
editor-in-pieces = the hive is in pieces: { $tile } is not connected with { $other }
editor-on-the-ground = { $tile } cannot lie on the ground
editor-honeycombo-covered = { $tile } lies on the Honeycombo, where nothing may end a turn
editor-no-honeycombo = the Honeycombo is missing: it lies on the table from the start

# The text.
editor-text = Position, game or link
editor-text-about = Whatever you type or paste here is shown on the board at once.
editor-too-wide = the tiles lie too far apart to be shown

# The game.
editor-other-game = Another game …
editor-take-game = Take this game
editor-dropped = Taken off the board, because this game does not have them: { $tiles }.
editor-turned = Turned to the front, because they have no back in this game: { $tiles }.

# The turn.
editor-to-move = To move
editor-turn = Turn
editor-combo = The Honeycombo shows
editor-locked = The opponent has just turned the Honeycombo over
editor-stage = This turn
editor-stage-single = One action
editor-stage-first = First of two actions
editor-stage-second = Second of two actions
editor-pending = Double turn to come
editor-pending-none = Nobody

# Tiles that are not on the board.
editor-hand =
    { $player ->
        [white] White’s hand
       *[black] Black’s hand
    }
editor-removed = Out of the game
editor-nothing = Nothing
editor-add = Add the picked tile
editor-pick-first = Pick a tile first.
editor-put-back = { $tile }: put back
editor-faces = Faces of the tiles in reserve

# The chosen stack.
editor-chosen = Chosen
editor-whole-stack = Move the whole stack
editor-turn-over = Turn over
editor-take-off = Remove
editor-last-turn = Last turn
editor-first-action = First action
editor-status-resting = resting
editor-status-stung = stung
editor-status-placed = placed
editor-status-moved = moved
editor-status-flipped = turned over

# What to do with the position.
editor-analyse = Analyse
editor-play = Play from here
editor-copy-text = Copy the text
editor-picture = Picture

# Why a change cannot be made.
editor-no-other-side = { $tile } cannot be turned over here
editor-too-far = that place is too far from the other tiles
editor-not-here = this game does not have that
editor-not-on-table = { $tile } is not on the table
