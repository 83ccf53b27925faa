## The engine beside the board, on the analysis page

threat-over = the game is over, so nothing threatens
threat-double-turn = threats are shown before a double turn and after it, not in its middle
threat-no-queen = threats are shown once both Queens are on the table
threat-nothing = nothing can be threatened here

engine-title = Engine
engine-switch = Engine on or off (O)
engine-threat = Threats
engine-threat-about = What would the other player do if it were their turn?
engine-lines = Lines
engine-depth = depth { $depth }
engine-speed = { $speed } positions a second
engine-waits = The engine starts …
engine-problem = No analysis: { $reason }.
engine-chance = { $player } { $percent }%
engine-wins = { $player } wins in { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
engine-average = Tiles come from the bag: each score is an average over at least { $draws } draws.
engine-threat-of = Threats of { $player }, as if the turn were passed
engine-found = Best lines
engine-line = Line { $number }: { $score }, { $tenths }
engine-line-forced = Line { $number }: { $score }
engine-play = Play the first move of line { $number }
engine-insert = Insert line { $number } as a variation
engine-inserted = The line is now a variation of the game.
engine-walk = Line { $number }, move { $step } of { $count }
engine-walk-back = Back in the line
engine-walk-forward = On in the line
engine-walk-end = Back to the game
engine-bar = Win chances
engine-spoken = { $score }. { $move }
shortcut-engine = Engine on or off, when analysing
shortcut-threat = Threats on or off, when analysing
