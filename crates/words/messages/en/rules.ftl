# The page of the rules.

rules-title = The rules of Hive
rules-intro = Everything you need to play, with boards to try. What they show as possible is what the game itself allows.
rules-contents = Contents
rules-basics = The game
rules-creatures = The creatures

# The topics that everybody needs.

rules-topic-begin-title = How to begin
rules-topic-begin = Begin with the eleven tiles of Base. When you know them, add the Mosquito, the Ladybug and the Pillbug. Then try Venom with its eleven tiles, and after that one pack at a time. When you know each of them, play everything together.
rules-topic-goal-title = The goal
rules-topic-goal = Surround the other player’s Queen Bee: all six cells around her must be taken. It does not matter whose tiles stand there, and you need not have placed all of yours to win. If one action closes the ring around both Queens, the game is a draw.
rules-topic-turn-title = A turn
rules-topic-turn = White begins, then the players take turns. In your turn you either bring a new tile into play or move one that is there already. If you can do neither, you pass; otherwise you must play.
rules-topic-placing-title = Placing
rules-topic-placing = The second tile of the game goes beside the first. After that a new tile must touch the hive, and on the table it may touch tiles of its own colour only. Of a stack only the tile on top counts. This holds for placing only: a tile in play may move next to enemy tiles. A tile that has been placed never goes back to the reserve.
rules-topic-queen-title = The Queen’s deadline
rules-topic-queen = Your Queen Bee must be in play by your fourth turn. Until she is there, your other tiles cannot move. The printed rulebooks let her be your first tile, tournament rules do not: skep follows the tournaments unless the option queen_first allows it.
rules-topic-one-hive-title = One hive
rules-topic-one-hive = The hive always hangs together, also while a tile is on its way. A tile that alone links two parts of the hive is pinned: it cannot move. A tile on top of others is never pinned.
rules-topic-freedom-title = Freedom to move
rules-topic-freedom = Tiles slide. Where two neighbours stand so close that a tile cannot pass between them, there is a gate, and nothing slides through it, in or out. Gates stop neither jumps nor flights. On top of the hive gates exist as well, between two higher stacks. New tiles are laid from above and may be placed in any gap.
rules-topic-stacks-title = Stacks
rules-topic-stacks = Some creatures climb. What lies under another tile can neither move nor do anything else, and the stack has the colour of the tile on top. Hover over a stack, press and hold it or focus it to see all of it.
rules-topic-resting-title = Resting
rules-topic-resting = A tile that has just been moved, no matter by whom, rests during the next turn: it can be neither moved nor thrown, and it cannot use a power. In the standard game this matters because of the Pillbug.
rules-topic-draws-title = Draws
rules-topic-draws = The game is drawn if both Queens are surrounded at once, if the same position with the same player to move occurs for the third time, or if the players agree.

# The creatures, one paragraph each.

rules-queen = The tile everything is about. She crawls a single cell per turn, which is often enough to slip out of a ring that is nearly closed. When all six of her sides are taken, her player has lost.
rules-beetle = One step per turn, on the ground or up onto the hive. What it stands on is covered and can do nothing, and the cell counts as the Beetle’s colour. On top it walks from tile to tile, and from there it can drop into gaps that nobody can crawl into.
rules-grasshopper = It jumps in one of the six directions over at least one tile, across an unbroken row, and lands on the first empty cell behind it. So it gets into places that are closed on all sides.
rules-spider = It crawls along the edge of the hive for exactly three cells, no more and no fewer. On its way it must keep touching the hive and may not enter a cell twice.
rules-ant = The fastest walker: it crawls along the edge of the hive as many cells as it likes. Only gaps that are too narrow keep it out.
rules-ladybug = Three steps: up onto the hive, one more on top of it, and down again onto an empty cell. It never stays on top, but it gets in and out of enclosed places.
rules-pillbug = It crawls one cell like the Queen. Or it stays where it is and throws a neighbour: the tile is lifted onto the Pillbug and set down on another empty cell beside it. It may be a tile of either colour, but not one in a stack, not one that is pinned, and not one that has just been moved. What was thrown rests for a turn.
rules-mosquito = It has no movement of its own: it moves, or uses a power, like any uncovered bug that it touches, friend or foe. If it touches nothing but another Mosquito, it cannot move. On top of the hive it is a Beetle; up there it may also act as a Firefly, Tick, Butterfly or Moth that it touches and that stands on the hive too. From the ground it never copies a Guardian, and it never copies passive powers. If it uses the power of the Mantis or the Assassin bug, it is the Mosquito that leaves the game with its victim.
rules-wasp = The back of the Queen’s tile, and a queen herself: surrounded, she loses the game. She crawls one cell, or stings an enemy tile anywhere in the hive that is not in a stack and was neither moved nor turned over in the turn before. The victim is turned over at once. In its owner’s next turn it can neither move nor be moved, nor be turned over, nor use a power. The Scorpion’s hold and the Stink bug’s shield work in the other player’s turn, so a sting does not silence them.
rules-scorpion = It crawls exactly two cells. While it is uncovered, enemy tiles that it touches cannot be turned over by their owner; only the Stink bug is immune.
rules-firefly = From the ground it climbs up and takes one more step on top, so it ends its move on the hive. Up there it takes one step per turn, and one of them may lead down. On the ground it never crawls.
rules-fly = It takes off from wherever it is, lands on an uncovered bug that the opponent has placed, moved or turned over in the last turn, and from there comes down onto an empty cell beside it. If the opponent has done nothing of the kind, it stays.
rules-dragonfly = It climbs onto a neighbour, chooses a direction, and flies straight on over the hive until the row of tiles ends, where it comes down. It crosses at least two tiles and cannot stop early.
rules-centipede = It walks three steps over the hive and ends on a tile that stands alone in its cell. The two change places, and both rest. It may be a tile of either colour; other than by such a swap the Centipede does not move.
rules-stink-bug = It steps up onto a neighbour and down again on an empty cell. While it is uncovered, it and the friends it touches cannot be moved, turned over or removed by the other player.
rules-tick = It climbs one step up, or from the hive comes down to the ground; nothing else. Instead it may take hold of an enemy bug that it touches at its own level and make it move or use its power as you like. All other rules still hold for that bug.
rules-assassin-bug = It crawls one cell. Or it throws itself on an enemy neighbour that is not in a stack, and both are out of the game for good. The hive must not fall apart.
rules-mantis = It does not move; it waits. When the opponent has just placed a tile of theirs, wherever that is, the Mantis may fly onto it, and both are out of the game for good. Not even a Queen who has just been placed is safe from it.
rules-butterfly = A Guardian: it is placed on top of one of your own tiles and never touches the ground. It takes exactly two steps per turn on top of the hive.
rules-moth = A Guardian, the other face of the Butterfly. In one move it comes down to an empty cell on the ground and climbs up again somewhere else.
rules-honeycombo = A neutral tile that lies on the table from the start. It never moves, cannot be removed, and nothing may end a turn on it. It counts when a Queen is surrounded, and both colours may be placed beside it.

# Venom.

rules-topic-venom-title = Venom
rules-topic-venom = Every tile has another creature on its back. When you place a tile you choose which face is up; only the Queen always comes into play as a Bee. You lose if your Queen Bee is surrounded, whichever of her faces is up.
rules-topic-flips-title = Turning over
rules-topic-flips = Once your Queen is in play, you may use your turn to turn over one of your own tiles, even a pinned one. It must not be covered, stung, or moved in the turn before, nor touch an enemy Scorpion.
rules-topic-extras-title = Venom bugs in the original game
rules-topic-extras = Venom’s creatures can also join Base as tiles of their own, with one face. Then nothing is turned over, and a sting only stuns. A Wasp that was added is a second queen: if she is surrounded, the game is lost.

# The packs.

rules-pack-predators = Each player has one more tile, with the Mantis on one face and the Assassin bug on the other. Both can take an enemy tile out of the game, and leave it themselves. If a Queen is taken out, her player has lost at once. No tile that touches a Stink bug of either colour can be taken out, nor can the Stink bug itself.
rules-pack-guardians = Each player has one more tile, with the Butterfly on one face and the Moth on the other. It is placed on top of one of your own tiles, with no enemy tile beside it, and never comes to rest on the ground. With Guardians a Queen is lost only when she is surrounded and covered as well.
rules-pack-honeycombo = The Honeycombo starts in the middle of the table with its black face up. Once your Queen is in play and your colour shows, you may use your turn to turn it over: in your next turn you then have two actions, with one tile or with two. Right after the opponent’s flip it cannot be turned back.
rules-pack-swarm = Both players secretly pick three tiles to go with the Queen as their hand; everything else goes into one bag. The hands are then open. After placing a tile you draw another one, of whichever colour. With your Queen in play you may instead use a turn to draw, or to take one of your own tiles out of the opponent’s hand. A tile of the other colour is placed by the rules of its own colour, and its owner may use it at once.

# What the published rules leave open.

rules-topic-interpretations-title = Where the rulebooks leave room
rules-topic-interpretations = The published rules leave some points open, and skep has decided them. A stung tile cannot be thrown by its own side either. In a double turn a tile that the first action has stung may be stung again by the second, and is turned over once more. In Swarm with the option swarm_place=drawn you place a tile from your hand or the one you have just drawn; this is not the strict reading, in which you must place what you draw. Other points are options that you can change when you set up a game.

# Captions of the boards to try.

rules-targets =
    { $count ->
        [0] { $tile } can do nothing here.
        [one] { $tile } has 1 possibility here.
       *[other] { $tile } has { $count } possibilities here.
    }
rules-reset = Start again
rules-back = On the other side: { $bug }
rules-to-game = Back to the game
rules-lesson = Learn it on a board

# The boards to try, by the names of their examples.

example-win = White can win: between the two Queens the Ant closes the ring around the black one.
example-placing = White places a tile. All the marked cells touch white tiles only.
example-deadline = White’s fourth turn: the Queen Bee has to come now. Try another tile, or move one.
example-one-hive = The white Ant holds the hive together and is pinned.
example-gate = One cell beside the white Queen is free, but the gap is too narrow to get out.
example-contact = The cell on the Queen’s right would touch the hive, but on the way there she would lose contact.
example-high-gate = Two stacks form a gate: the white Beetle cannot climb onto the Queen between them.
example-stack = A white Beetle lies on a black Ant, so the cell is white: new white tiles may be placed beside it.
example-resting = Black has just moved the Ant. It rests, and the white Pillbug cannot throw it.
example-draw = Between the two Queens, at the top, the Ant would close both rings at once.
example-queen = The white Queen is at the end of the hive and can crawl to either side.
example-beetle = The Beetle can crawl, or climb onto any of its three neighbours.
example-grasshopper = The Grasshopper has one cell behind each row of tiles.
example-spider = Three cells one way round, or three the other way.
example-ant = The Ant gets all the way round, but not into the hole in the middle.
example-ladybug = Up, across, and down: the Ladybug reaches the far side of the hive.
example-pillbug = The white Pillbug throws the black Ant. Choose the Pillbug to see whom it can throw.
example-mosquito = Beside a Queen and a Grasshopper, the Mosquito can crawl like the one and jump like the other.
example-faces = White places a Spider with its back up, as a Scorpion. Every tile beside the table shows both its faces.
example-flips = Choose one of Black’s tiles and turn it over. The Fly touches the white Scorpion and must stay as it is; the Stink bug need not.
example-wasp = The white Wasp is pinned, and yet she can sting. The stack is safe from her.
example-stung = The black Wasp has stung the white Ant. In this turn it can do nothing, and the Pillbug cannot throw it.
example-scorpion = Two cells one way round, or two the other way.
example-firefly = The Firefly goes up and one step further, and stays on top.
example-fly = Black has just moved the Beetle at the far end. The Fly lands on it and comes down beside it.
example-dragonfly = From the black Ant it flies straight on, or off at an angle.
example-centipede = Three steps away is the black Queen: the Centipede can change places with her.
example-stink-bug = Up onto the neighbour, and down on its other side.
example-shield = The black Stink bug shields itself, the Ant and the Queen. The white Wasp can sting only the Grasshopper.
example-tick = The white Tick makes the black Dragonfly fly. Choose the Tick to see whom it controls.
example-assassin-bug = The Assassin bug can crawl, or leave the game together with the black Ant.
example-mantis = Black has just placed the Spider at the far end. The Mantis can take it out of the game.
example-guardian = White’s Guardian can be placed on the Spider or on the Queen. The Ant touches a black tile.
example-butterfly = From the Queen the Butterfly takes two steps over the hive.
example-moth = From the Queen the Moth comes down, and climbs up again onto another tile.
example-honeycombo = The Grasshopper jumps over the Honeycombo as over any other tile. Black is up.
example-combo = White is up, and it is White’s turn: choose the Honeycombo and turn it over.
example-double = A double turn: White moves twice, with the Grasshopper or with something else.
example-swarm = White holds a black Ant and may place it, but only where no white tile is beside it.
