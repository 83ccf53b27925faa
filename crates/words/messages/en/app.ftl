app-name = skep
app-tagline = Every game of Hive

## Navigation

nav-play = Play
nav-rules = Rules
nav-games = My games
nav-settings = Settings
nav-skip = Skip to the board

## Set-up

setup-title = New game
setup-start = Start the game
setup-custom = Custom
setup-hotseat = Two players at this screen
setup-computer = Against the computer
setup-demo = Computer against computer
setup-color = Your colour
setup-random = Random
setup-level = Level

## Play

play-undo = Undo
play-redo = Redo
play-hint = Hint
play-resign = Resign
play-offer-draw = Offer a draw
play-restart = Restart
play-rematch = Rematch, colours swapped
play-moves = Moves
play-reserve = { $player }’s reserve
play-thinking = Thinking …

## Settings

settings-language = Language
settings-theme = Theme
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast

## Buttons

button-ok = OK
button-cancel = Cancel
button-close = Close
button-yes = Yes
button-no = No
button-copy = Copy
button-delete = Delete
