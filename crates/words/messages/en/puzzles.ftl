### The page of the puzzles. $player is white or black.

puzzles-title = Puzzles
puzzles-modes = Which puzzles
puzzles-mode-next = For you
puzzles-mode-daily = Daily
puzzles-mode-streak = Streak
puzzles-game = Game
puzzles-theme = Theme
puzzles-theme-any = All themes
puzzles-with-count = { $name } ({ $count })

# A puzzle.

puzzle-win =
    { $count ->
        [one] { player } to move: win at once.
       *[other] { player } to move: win with { $count } actions of your own.
    }
puzzle-save = { player } to move: every action but one loses by force. Find the one.
puzzle-just-moved = Just moved: { $tiles }.
puzzle-just-placed = Just placed: { $tiles }.
puzzle-hint = Hint
puzzle-solution = Solution
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-link = Copy link
puzzle-analyse = Analyse

# What is said about answers.

puzzle-right = Right! { $action }
puzzle-answered = { $action } Your turn.
puzzle-solved = Solved! { $action }
puzzle-solved-late = That is the solution. { $action }
puzzle-checking = Wrong. Looking for the refutation …
puzzle-wrong-now = Wrong: that does not win at once.
puzzle-wrong-win = Wrong. { $action } Now the win takes too long.
puzzle-wrong-loss = Wrong. { $action } Now you lose by force.
puzzle-wrong-lost = Wrong. { $action } That wins for your opponent.
puzzle-wrong = Wrong: that is not the solution.
puzzle-taken-back = { $reason } Your action has been taken back: try again.
puzzle-hint-tile = Try it with { $tile }.
puzzle-hint-none = You need no tile for it.
puzzle-hint-action = Try this: { $action }
puzzle-shown = { $action }
puzzle-shown-end = That was the solution. { $action }

# Ratings, counts and streaks.

puzzle-rating = Your rating: { $rating }
puzzle-rating-provisional = Your rating: { $rating } (still uncertain)
puzzle-change = { $change } points
puzzle-about = Puzzle { $id }, rating { $rating }
puzzle-unrated = You have tried this puzzle before: it does not change your rating.
puzzle-run-unrated = A streak does not change your rating.
puzzle-themes = Themes
puzzle-count = { $solved } of { $total } solved
puzzle-daily-of = Daily puzzle: { $date }
puzzle-days =
    { $days ->
        [0] No day in a row yet
        [one] One day in a row
       *[other] { $days } days in a row
    }
puzzle-run = { $count } in a row
puzzle-best = best: { $count }
puzzle-run-over =
    { $count ->
        [0] The streak ends before it has begun.
        [one] The streak ends after one puzzle.
       *[other] The streak ends after { $count } puzzles.
    }

# What goes wrong.

puzzles-loading = Loading puzzles …
puzzles-unreachable = The puzzles of this game could not be loaded. They need a connection until they have been opened once.
puzzles-damaged = The puzzles of this game are damaged and cannot be read.
puzzles-lines-damaged =
    { $count ->
        [one] One puzzle of this game is damaged and was left out.
       *[other] { $count } puzzles of this game are damaged and were left out.
    }
puzzles-none = There is no such puzzle in this game.
puzzles-unknown = There is no puzzle { $id } here.
puzzles-try-again = Try again
puzzles-record-all = Your record in the puzzles cannot be read. Everything starts afresh.
puzzles-record-version = Your record in the puzzles was kept by a later version of skep (format { $version }) and cannot be read.
puzzles-record-rating = Your rating in the puzzles cannot be read and starts afresh.
puzzles-record-daily = Your streak of daily puzzles cannot be read and starts afresh.
puzzles-record-run = Your streak without a mistake cannot be read and starts afresh.
puzzles-record-seen =
    { $count ->
        [one] The entry of one puzzle cannot be read. The others are as they were.
       *[other] The entries of { $count } puzzles cannot be read. The others are as they were.
    }

# Themes.

puzzle-theme-save = Defence
puzzle-theme-one-move = Win in one
puzzle-theme-two-moves = Win in two
puzzle-theme-three-moves = Win in three
puzzle-theme-four-moves = Win in four
puzzle-theme-five-moves = Win in five
puzzle-theme-last-side = Last side
puzzle-theme-pin = Pin
puzzle-theme-gate = Shut in
puzzle-theme-throw = Throw
puzzle-theme-queen-displaced = Queen moved by force
puzzle-theme-climb = Climb
puzzle-theme-on-queen = On the Queen
puzzle-theme-drop = Drop beside the Queen
puzzle-theme-quiet = Quiet action
puzzle-theme-queen-move = Queen’s move
puzzle-theme-sting = Sting
puzzle-theme-flip = Flip
puzzle-theme-removal = Removal
puzzle-theme-swap = Swap
puzzle-theme-mind-control = Mind control
puzzle-theme-combo = Honeycombo
puzzle-theme-double-turn = Double turn
puzzle-theme-opponent-passes = Opponent passes
