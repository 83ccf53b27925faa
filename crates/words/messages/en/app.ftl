app-name = skep
app-tagline = Every game of Hive

## Navigation

nav-play = Play
nav-online = Online
nav-learn = Learn
nav-puzzles = Puzzles
nav-rules = Rules
nav-games = My games
nav-settings = Settings
nav-skip = Skip to the board

## Set-up

setup-title = New game
setup-start = Start the game
setup-custom = Custom
setup-hotseat = Two people
setup-computer = Computer
setup-demo = Watch
setup-color = Your colour
setup-random = Random
setup-level = Level

## Play

play-undo = Undo
play-hint = Hint
play-resign = Resign
play-offer-draw = Offer a draw
play-restart = Restart
play-rematch = Rematch, colours swapped
play-moves = Moves
play-reserve = { $player }’s reserve
play-thinking = Thinking…

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
button-about = { $button }: { $subject }

## Board

board-label = The hive
board-keys = Arrow keys or the keys around S go from cell to cell. Enter or the space bar picks up and puts down, Escape lets go, F turns over, I describes a tile and shows its stack, plus, minus and 0 change the view, [ and ] turn the board.
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show the whole hive
board-choose = What do you want to do?
board-thrown = only by a throw
board-can-go = Legal move.
board-can-be-thrown = It can be thrown here.
board-can-sting = It can sting this tile.
board-can-remove = Both tiles can be removed.
board-can-swap = It can swap places with this tile.
board-can-choose = Several actions are possible here.
tray-tile =
    { $count ->
        [one] { $tile }
       *[other] { $tile }, { $count } left
    }
do-place = Place
do-move = Move there
do-flip = Turn over
do-sting = Sting
do-remove = Remove both
do-swap = Swap places
do-combo = Turn the Honeycombo over
do-draw = Draw a tile
do-steal = Take into your hand
do-end = End the turn
do-pass = Pass

## The application's frame

app-title = skep – every game of Hive
nav-label = Pages
nav-new = New game
unknown-title = There is nothing here
unknown-about = This address leads to no page of skep.
failed-title = Something has gone wrong
failed-about = The program has an error and cannot continue. Your games are saved: open them again.
failed-again = Open my games
link-broken = This link cannot be opened: { $reason }
kept-broken = This game cannot be read: { $reason }
kept-failed = The game cannot be saved: { $reason }

## Set-up, more of it

setup-game = Game
setup-custom-about = Choose every set, pack, bug and rule yourself.
setup-players = Players
setup-clock = Clock
setup-clock-about = It starts with the first move.
setup-minutes = Minutes each
setup-increment = Increment (seconds)
setup-set = Set
setup-expansions = Expansions
setup-packs = Packs
setup-extras = Venom bugs as extra tiles
setup-extras-about = How many of each a player has, as tiles of one face.
setup-extras-venom = In Venom they are on the backs of the tiles already.
setup-options = Rule variants
setup-options-about = The rulebooks leave these questions open or answer them differently. Variants that change nothing in this game are dimmed.
setup-resume = Continue game

## Play, more of it

play-title = The game
play-table = The table
play-panel = Moves and menu
play-controls = Navigation
play-first = To the start
play-back = Previous move
play-forward = Next move
play-last = To the end
play-no-moves = No moves yet.
play-first-tile = Press a tile in your reserve, then the marked place.
play-promote = Make this the main line
play-delete-variation = Delete from here on
play-queen-due =
    { $turns ->
        [1] Queen Bee now
       *[other] Queen Bee within { $turns } turns
    }
play-go-on = Let the computer play
play-stop = Stop
play-computer-failed = The computer cannot play: { $reason }
play-hinted = Hint: { $action }
play-meanwhile = In the game: { $action }
play-opinion = Computer’s evaluation: { $score }
play-opinion-win = { $player } wins by force
play-lot = { $tile } has been drawn and must be placed now.
play-draw-lot = Draw a tile and place it
play-resign-question = Resign as { $player }? { $winner } then wins the game.
play-restart-question = The game starts again from the beginning. The game so far stays in My games.
play-draw-offered = { $player } offers a draw.
play-draw-accept = Accept
play-draw-decline = Decline
play-draw-declined = The computer declines the draw.
play-copy-link = Copy the link
play-share = Export and import

## What is chosen before the first turn

choose-pass = Pass the device to { $player }
choose-pass-about = The next choice is secret until both players have made theirs.
choose-seated = { $player } is here
choose-pick = { $player }: pick three tiles
choose-pick-about = They go into the hand with the Queen Bee. All other tiles go into the bag.
choose-pick-status = { $player } picks three tiles.
choose-faces = { $player }: which tiles show their backs?
choose-faces-about = Turn over the tiles that should show their backs. They stay that way for the whole game.
choose-faces-status = { $player } chooses the faces.
choose-count = { $count } of { $all }
choose-done = Done

## Export and import

share-export = Export
share-game = Game
share-position = Position
share-link = Link
share-picture = Picture
share-save = Save as a file
share-png = Save as PNG
share-copied = Copied.
share-not-copied = The browser does not allow copying here.
share-no-picture = The browser could not draw the picture.
share-import = Import
share-import-wrong = This cannot be read: { $reason }
share-import-warning = Imported, but { $warning }.
share-import-button = Open

## My games

games-title = My games
games-about = They are saved in this browser only.
games-none = No games yet.
games-turn = turn { $turn }
games-unreadable = A damaged game
games-name = Name of the game
games-rename = Rename
games-delete = Delete

## Settings and keys, more of it

theme-auto = Same as system
settings-animation = Animate moves
settings-coordinates = Show coordinates
settings-evaluation = Show the computer’s evaluation
settings-shortcuts = Single-key shortcuts
shortcuts-title = Keyboard shortcuts
shortcuts-game = In the game
shortcuts-board = On the hive
shortcut-back = Previous move
shortcut-forward = Next move
shortcut-first = To the start
shortcut-last = To the end
shortcut-undo = Undo
shortcut-redo = Redo
shortcut-hint = Ask for a hint
shortcut-next = Next puzzle
shortcut-moves = Show or hide the moves on a small screen
shortcut-link = Copy the link
shortcut-turn-left = Turn the board to the left
shortcut-turn-right = Turn the board to the right
shortcut-help = Open the help
