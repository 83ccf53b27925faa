# The help: its parts.

help-title = Help
help-actions = How to play
help-marks = What the marks mean

# How to do what, each with a title and a text.

help-choose = Choose before the first turn
help-choose-about = Press the tiles that you want: three for your hand, or those that should show their backs. Then press ‘Done’. Your opponent sees your choice only after making theirs.
help-place = Place a tile
help-place-about = Press a tile in your reserve, then one of the marked places. Or drag it there. If it has two faces, take the one that should be up.
help-move = Move a tile
help-move-about = Press one of your tiles in the hive, then one of the marked places. Or drag it there. Press it again to let go. If it cannot move, you are told why.
help-flip = Turn a tile over
help-flip-about = Press one of your tiles in the hive, then the button that turns it over, or press F.
help-throw = Throw a tile
help-throw-about = Press a tile beside your Pillbug, yours or your opponent’s, then a marked place. Or press the Pillbug first: it shows which tiles it can throw.
help-sting = Sting
help-sting-about = Press your Wasp, then the tile that it should sting.
help-swap = Swap places
help-swap-about = Press your Centipede, then the tile that it should swap places with.
help-force = Control an enemy
help-force-about = Press an enemy bug beside your Tick: it does what you want. Or press the Tick first: it shows which bugs it can control.
help-remove = Remove a tile
help-remove-about = Press your Assassin bug or your Mantis, then the tile that leaves the game with it.
help-combo = Get a double turn
help-combo-about = Press the Honeycombo, then the button that turns it over. In your next turn you have two actions.
help-end = End a double turn early
help-end-about = After the first action, press ‘End the turn’ to give up the second.
help-draw = Draw and take
help-draw-about = Press the button that draws a tile from the bag. A tile of your colour in your opponent’s hand is taken by pressing it.
help-pass = Pass
help-pass-about = You can pass only where nothing else is possible. The button appears then.
help-take-back = Take back and try out
help-take-back-about = The arrows step back; against the computer, Undo goes back to your turn. Play something else there: it becomes a variation, and the game stays as it was.
help-look = Look around
help-look-about = Drag the board to move it; the wheel, two fingers or the buttons zoom. Rest on a stack, or press and hold it, to see what is in it.
help-turn-board = Turn the board
help-turn-board-about = Press the round arrow on the board, or the keys [ and ]. Each press turns it by a sixth.
