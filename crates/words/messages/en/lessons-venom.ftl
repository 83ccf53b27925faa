# The lessons: Venom.

lessons-venom = Venom

lesson-two-faces = Two faces
lesson-two-faces-1 = Every tile has another creature on its back, and you choose the face when you place it. Place a Spider with its back up: a Scorpion.
lesson-two-faces-1-hint = Take the Spider’s tile and choose the other face.
lesson-two-faces-1-wrong-1 = That is the Spider’s side. Choose the Scorpion before you place the tile.
lesson-two-faces-2 = Only the Queen has no choice: she always begins as Queen Bee. Place her.
lesson-two-faces-3 = Queen and Wasp, Spider and Scorpion, Beetle and Firefly, Grasshopper and Dragonfly, Ant and Fly. Place a Fly.
lesson-two-faces-3-hint = It is on the back of an Ant.

lesson-flipping = Flipping
lesson-flipping-1 = Once your Queen is in play, you may turn over a tile instead of moving. Turn your Ant into a Fly.
lesson-flipping-1-hint = Choose the Ant, then the button that turns it over.
lesson-flipping-2 = Even a pinned tile can be turned over. Your Grasshopper cannot move; make a Dragonfly of it.
lesson-flipping-3 = What is covered stays as it is. Turn your Spider over; your Ant is under a Beetle.
lesson-flipping-4 = A flipped tile does not rest: it can act in your next turn. Your Spider is two cells from the goal, and a Scorpion crawls two. Win in two moves.

lesson-wasp = Wasp
lesson-wasp-1 = The Wasp is the back of your Queen, and just as royal: surround her, and the game is over. Turn your Queen over.
lesson-wasp-2 = She crawls one cell, or she stings an enemy, however far away. The victim is turned over at once. Sting Black’s Ant.
lesson-wasp-2-done = The Ant is a Fly now, and stunned during Black’s next turn.
lesson-wasp-2-wrong-1 = A sting, but not the Ant’s.
lesson-wasp-3 = Stacks are safe from her, and so is what was just moved or flipped. Sting Black’s Queen, so that she becomes a Wasp and can do nothing for a turn.
lesson-wasp-4 = Black’s royal shows the Wasp. It makes no difference: surround her.

lesson-stung = Stung
lesson-stung-1 = Black’s Wasp has just stung your Ant, which is a Fly now. Try to move it.
lesson-stung-2 = Black’s Ant is about to close the ring around your Wasp. Stop it with a sting.
lesson-stung-2-done = Stunned: it can do nothing in Black’s turn.
lesson-stung-3 = A stung Queen becomes a Wasp, so think twice: she could sting back one day. Try it here: sting her.
lesson-stung-4 = A stung tile cannot even be carried away by a friend. Try to throw the Ant with your Pillbug.

lesson-scorpion = Scorpion
lesson-scorpion-1 = The Scorpion is the back of the Spider. It crawls exactly two cells. Move it.
lesson-scorpion-2 = Enemies that it touches cannot be flipped by their owner. Go where your Scorpion touches Black’s Queen: no Wasp for Black.
lesson-scorpion-3 = It works against you, too. Black’s Scorpion touches your Ant and your Grasshopper. Flip something it does not touch.
lesson-scorpion-4 = Two cells from here is the last side of Black’s Queen. Win.

lesson-firefly = Firefly
lesson-firefly-1 = The Firefly is the back of the Beetle. From the ground it takes two steps: up, and on to another tile. Land on Black’s Queen.
lesson-firefly-2 = It never crawls on the ground. Try the cell below it.
lesson-firefly-3 = Up there it takes one step a turn, like a Beetle, also down to the ground. Win.

lesson-fly = Fly
lesson-fly-1 = The Fly is the back of the Ant. It flies to a bug that the opponent has just placed, moved or flipped, and lands beside it. Fly to the Beetle.
lesson-fly-2 = Here Black has passed, so there is nothing to fly to. Try to move the Fly.
lesson-fly-3 = No gate stops it on its flight. Black has just placed a Grasshopper beside the last side of the Queen: win.

lesson-dragonfly = Dragonfly
lesson-dragonfly-1 = The Dragonfly is the back of the Grasshopper. It climbs onto a neighbour and flies straight over the hive to the end of the row. Fly over Black’s Queen.
lesson-dragonfly-2 = On the first tile it may turn. Take the other direction, over your own Queen.
lesson-dragonfly-3 = It crosses at least two tiles and cannot stop early. Try the marked cell.
lesson-dragonfly-4 = Win with the Dragonfly.
lesson-dragonfly-4-hint = Over Black’s Spider and the Queen.

lesson-venom-plan = Thinking in two faces
lesson-venom-plan-1 = The Fly has nothing to fly to, but its other face runs anywhere. Win in two moves.
lesson-venom-plan-2 = A pinned tile cannot move, but it can be turned over. Flip the one of your tiles that is pinned.
lesson-venom-plan-2-wrong-1 = That one is free. Which tile holds the hive together?
lesson-venom-plan-3 = A Wasp reaches everything that lies alone, even pinned tiles. Sting Black’s Ant, which is pinned.

lessons-venom-expansions = Venom with all its tiles

lesson-centipede = Centipede
lesson-centipede-1 = The Centipede, the back of the Pillbug, walks three steps over the hive and changes places with a tile that lies alone. Swap with Black’s Queen.
lesson-centipede-2 = It moves in no other way. Try to crawl.
lesson-centipede-3 = It saves, too. Your Queen is nearly surrounded: swap her out to the Centipede’s quiet place.
lesson-centipede-4 = Your Centipede sits in the middle of six tiles. Put Black’s Queen there instead.

lesson-stink-bug = Stink bug
lesson-stink-bug-1 = The Stink bug, the back of the Ladybug, climbs onto a neighbour and comes down on the other side. Hop over Black’s Queen.
lesson-stink-bug-2 = It shields itself and the friends it touches: the opponent cannot move, flip or remove them. Find the one black tile that your Wasp can sting.
lesson-stink-bug-2-hint = It is the one farthest away.
lesson-stink-bug-3 = Black’s Wasp would like to sting your Queen. Bring your Stink bug to her side.
lesson-stink-bug-4 = A shielded tile cannot be thrown either. Try to throw Black’s Ant.

lesson-tick = Tick
lesson-tick-1 = The Tick, the back of the Mosquito, climbs one step and stays on top as long as it likes. Climb onto Black’s Spider.
lesson-tick-2 = From the hive it only comes down; it does not walk about up there. Try to step onto Black’s Queen.
lesson-tick-3 = Its power is mind control: an enemy that it touches, on its own level, acts for you. Make Black’s Dragonfly fly anywhere.
lesson-tick-3-hint = Choose Black’s Dragonfly as if it were yours.
lesson-tick-4 = Come down on the other side, beside Black’s Queen.

lesson-mind-control = Mind control
lesson-mind-control-1 = Black’s own Ant can close the ring, and your Tick touches it. Win.
lesson-mind-control-2 = A forced bug fights on your side: Black’s Wasp now stings black tiles. Make her sting.
lesson-mind-control-3 = Forced powers work as well. Make Black’s Pillbug throw Black’s Ant.

lesson-tick-chain = A chain of Ticks
lesson-tick-chain-1 = A Tick can control a Tick. Make Black’s Tick climb onto one of your tiles.
lesson-tick-chain-2 = A Mosquito beside a Tick is a Tick, too. Climb up with it, onto Black’s Tick.
lesson-tick-chain-3 = What Black has just moved is resting and obeys nobody. Try to control the Ant.

lesson-mosquito-venom = The Mosquito in Venom
lesson-mosquito-venom-1 = The Mosquito copies new creatures just as it copies the old ones. Beside Black’s Wasp it can sting: sting the Ant.
lesson-mosquito-venom-2 = Beside a Centipede it swaps. Change places with Black’s Queen.
lesson-mosquito-venom-3 = What simply works it does not copy: beside a Scorpion it crawls two cells, but keeps nobody from flipping. Move it.

lesson-faces = Venom without flips
lesson-faces-1 = Tiles may also keep the face with which they were placed. Choose well then: place a Firefly.
lesson-faces-2 = Nothing is turned over here, and a Fly stays a Fly. Fly to the Spider that Black has just placed.
lesson-faces-3 = Or each player decides before the first turn which tiles lie back up. You have a Fly and a Firefly: place the Fly.

lesson-extras = Venom bugs as guests
lesson-extras-1 = Single Venom creatures can join the original game as tiles of their own. An added Wasp may even be the first tile: place her.
lesson-extras-2 = These tiles have one face, so a sting only stuns. Sting Black’s Ant.
lesson-extras-3 = An added Wasp is a second queen. Surround Black’s Wasp and you win, wherever the Queen Bee is.
