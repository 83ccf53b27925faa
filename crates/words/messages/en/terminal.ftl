# What `skep play`, `skep show` and `skep puzzle` say. Tiles are called by their names in notation; $player is white or
# black, and the messages `player`, `terminal-player` and the like turn it into a name.

terminal-player =
    { $player ->
        [white] { color-white }
       *[black] { color-black }
    }
terminal-opponent =
    { $player ->
        [white] { color-black }
       *[black] { color-white }
    }
# The player as the first words of a sentence.
terminal-the-player =
    { $player ->
        [white] White
       *[black] Black
    }

## At the start and at the end.

terminal-welcome = Type a move, as in ‘wS1’ or ‘bA1 -wQ’, or ‘help’.
terminal-press-again = Press Ctrl-C again to leave.
terminal-goodbye = The game you leave: { $game }

## Who plays.

terminal-is-level = { player } is level { $number }, the { $name }. { $about }
terminal-is-random = { player } is random: any move is as likely as any other.
terminal-is-greedy = { player } is greedy: it plays what looks best now and does not look ahead.
terminal-is-program = { player } is { $name }, another program.
terminal-thinking = { player } is thinking…

## The prompt.

terminal-prompt = { terminal-player } { $turn }
terminal-prompt-first = { terminal-player } { $turn }, first action
terminal-prompt-second = { terminal-player } { $turn }, second action
terminal-prompt-place = { terminal-player } { $turn }, place { $tile }
terminal-prompt-choice = { terminal-player }, { $word }
terminal-prompt-over = game over

## Whose turn it is.

terminal-turn = { player }’s turn { $turn }
terminal-turn-first = { player }’s turn { $turn }, first of two actions
terminal-turn-second = { player }’s turn { $turn }, second of two actions
terminal-turn-pick = { player } picks a hand
terminal-turn-faces = { player } chooses faces
terminal-pending = { player }’s next turn has two actions.
terminal-locked = { player } may not flip the Honeycombo: { terminal-opponent } has just flipped it.
terminal-occurrences = This position has occurred { $times } times.
terminal-only-pass = { player } can only ‘pass’.
terminal-only-end = { player } can only ‘end’ the turn.

## What lies beside the hive. The titles have at most 18 characters.

terminal-title-reserve = { player }’s reserve
terminal-title-hand = { player }’s hand
terminal-title-tiles = { player }’s tiles
terminal-title-bag = Bag
terminal-title-bag-of = Bag of { $count }
terminal-title-removed = Removed
terminal-title-stacks = Stacks
terminal-title-placed = Just placed
terminal-title-moved = Just moved
terminal-title-resting = Moved and resting
terminal-title-flipped = Just flipped
terminal-title-stung = Stung
terminal-title-placed-now = This turn placed
terminal-title-moved-now = This turn moved
terminal-title-flipped-now = This turn flipped
terminal-title-stung-now = This turn stung
terminal-empty = empty
terminal-bottom-to-top = { $stacks } (bottom to top)
terminal-combo = shows { player }

## What is chosen before the first turn.

terminal-choose-faces = { terminal-player }, which of your tiles show their backs? Type ‘faces { $example }’, for instance, or ‘faces’ alone.
terminal-choose-pick = { terminal-player }, pick three tiles to go with your Queen, as in ‘pick { $example }’.
terminal-look-away = The pick is secret: { terminal-opponent }, look away.
terminal-has-picked = { terminal-opponent } has picked.
terminal-secret = White’s pick is secret until Black has picked too

## What players do.

terminal-plays = { player } plays { $move }.
terminal-plays-and-draws = { player } plays { $move } and draws { $tile }.
terminal-picks = { player } picks a hand.
terminal-chooses = { player } chooses { $move }.
terminal-draws = { player } draws { $tile }.
terminal-draws-to-place = { player } draws { $tile } and places it now.
terminal-draws-and-keeps = { player } draws { $tile }, cannot place it, and keeps it.
terminal-undo-takes-back = { $ending } ‘undo’ takes it back.
terminal-offers-draw = { player } offers a draw. { terminal-opponent }, do you accept?
terminal-declines-draw = { terminal-opponent } declines the draw. The game goes on.

# A question is followed by $question [y/N]. Any answer that begins with terminal-yes, in capitals or not, is a yes.
terminal-yes-or-no = { $question } [y/N]
terminal-yes = y

## Hints. $score is a number of points or a forced end.

terminal-hint = Hint: { $move }
terminal-hint-score = Hint: { $move } ({ $score })
terminal-hint-line = Hint: { $move } ({ $score }), then { $line }
terminal-win-in = win in { $count }
terminal-loss-in = loss in { $count }

## Lists.

terminal-kind-place = place
terminal-kind-move = move
terminal-kind-flip = flip
terminal-kind-sting = sting
terminal-kind-remove = remove
terminal-kind-swap = swap
terminal-kind-combo = combo
terminal-kind-draw = draw
terminal-kind-steal = steal
terminal-kind-end = end
terminal-kind-pass = pass
terminal-cannot-act = { $tile } cannot do anything now.
terminal-over = The game is over.

## What is wrong with a line.

terminal-unknown = { $text } is neither a move nor a command; ‘help’ lists the commands
terminal-mistyped = { $text } is neither a move nor a command; did you mean ‘{ $command }’?
terminal-not-a-count = { $text } is not a number of moves
terminal-needs-file = ‘{ $command }’ needs the name of a file
terminal-stands-alone = ‘{ $command }’ takes no argument, but { $text } follows it
terminal-not-a-tile = { $text } is not a tile of this game
terminal-nothing-to-undo = there is nothing to take back
terminal-nothing-to-redo = there is nothing to play again
terminal-place-drawn = { $tile } has been drawn and must be placed now
terminal-in-bag = { $tile } is in the bag: ‘place’ draws a tile and places it at once
terminal-no-place = ‘place’ is for games with swarm_place=drawn only
terminal-line-empty = the line is empty
terminal-line-not-text = the line is not UTF-8
terminal-line-too-long = the line is longer than { $max } bytes

## Files.

terminal-overwrite = { $path } exists. Overwrite it?
terminal-not-saved = Nothing was saved.
terminal-saved = Saved in { $path }.
terminal-saved-position = The game began from a position, so only its current position is saved.
terminal-cannot-write = { $path } cannot be written: { $error }
terminal-cannot-read = { $path } cannot be read: { $error }
terminal-cannot-load = { $path }: { $error }

## An engine that cannot go on.

terminal-engine-fails = { player }: { $error }
terminal-engine-illegal = the engine plays { $text }, but { $error }
terminal-engine-no-move = there is nothing to play
terminal-engine-not-started = { $program } cannot be started: { $error }
terminal-engine-ended = the engine has ended
terminal-engine-silent = the engine has not answered for { $seconds } s
terminal-engine-nonsense = the engine does not speak the protocol: it says { $text }
terminal-engine-refuses = the engine refuses { $asked }: { $answer }
terminal-engine-invalid = the engine takes { $asked } for illegal: { $answer }
terminal-engine-interrupted = the wait for the engine was interrupted
terminal-yours = You play { player } from now on; ‘undo’ and ‘quit’ work too.

## `help`. A line shows an example and what it means.

terminal-help-moves = A move is a tile and where it goes:
terminal-help-first = the first tile of the game
terminal-help-west = to the left of bQ
terminal-help-east = to the right of bQ
terminal-help-north-west = to the upper left of bQ
terminal-help-north-east = to the upper right of bQ
terminal-help-south-west = to the lower left of bQ
terminal-help-south-east = to the lower right of bQ
terminal-help-on-top = on top of bQ
terminal-help-pass = if nothing else is possible
terminal-help-other-moves = Some games have other moves too:
terminal-help-flip = flip wA1
terminal-help-combo = flip the Honeycombo
terminal-help-sting = sting bA1
terminal-help-remove = remove bA1
terminal-help-swap = change places with bQ
terminal-help-end = give up the second action
terminal-help-draw = draw from the bag
terminal-help-steal = from the other hand
terminal-help-commands = Commands:
terminal-argument-tile = TILE
terminal-argument-type = TYPE
terminal-argument-file = FILE
terminal-command-help = list the commands
terminal-command-undo = take back your last move, or N, and the engine’s replies
terminal-command-redo = play again what was taken back
terminal-command-history = list the moves played so far
terminal-command-moves = list the legal moves, or those of one tile
terminal-command-show = draw the hive
terminal-command-hint = ask the engine what to play
terminal-command-game = print the game as a string
terminal-command-position = print the position as a string
terminal-command-resign = give up
terminal-command-offer = offer a draw
terminal-command-draw = like ‘offer’; in Swarm a move: draw from the bag
terminal-command-place = with swarm_place=drawn: draw a tile and place it at once
terminal-command-new = start again, or another game: ‘new Venom+M’
terminal-command-save = write the game to a file
terminal-command-load = read a game from a file
terminal-command-quit = leave; so does Ctrl-D

## `skep puzzle`.

terminal-puzzle-welcome = Type a move, or ‘hint’, ‘solution’, ‘next’, ‘help’.
terminal-puzzle-title = Puzzle { $id }, rating { $rating }
terminal-puzzle-daily = Puzzle of { $date }: { $id }, rating { $rating }
terminal-puzzle-win =
    { $count ->
        [one] { player } to move: win at once.
       *[other] { player } to move: win in { $count } actions of your own.
    }
terminal-puzzle-save = { player } to move: all actions but one lose by force. Find the one.
terminal-puzzle-prompt = puzzle
terminal-puzzle-right = Right: { $move }.
terminal-puzzle-reply = { player } answers { $move }.
terminal-puzzle-solved = Solved: { $move }.
terminal-puzzle-wrong-now = Wrong: { $move } does not win at once.
terminal-puzzle-wrong-win = Wrong: after { $move }, { $reply } prevents the win in that number of actions.
terminal-puzzle-wrong-loss = Wrong: after { $move }, { $reply } wins for { terminal-opponent }.
terminal-puzzle-wrong = Wrong: { $move } is not the solution.
terminal-puzzle-hint = Hint: the tile is { $tile }.
terminal-puzzle-solution = Solution: { $line }
terminal-puzzle-next = ‘next’ shows another puzzle.
terminal-puzzle-no-more = There are no more puzzles of this kind.
terminal-puzzle-damaged = Puzzle { $id } is damaged: { $error }
terminal-puzzle-help-hint = which tile the solution is about
terminal-puzzle-help-solution = show the solution
terminal-puzzle-help-next = go on to another puzzle
terminal-puzzle-help-position = print the position, for ‘skep analyse’ and ‘skep solve’
