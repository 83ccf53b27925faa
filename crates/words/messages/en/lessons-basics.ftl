# The lessons: first steps and creatures.

lessons-basics = First steps

lesson-goal = The goal
lesson-goal-1 = You play White. Black’s Queen Bee is in the middle, and five of the six cells around her are taken. Move your Ant to the last free cell: press the Ant, then the marked cell.
lesson-goal-1-hint = Choose the white Ant on the right, then the marked cell.
lesson-goal-1-done = The Queen is surrounded on all six sides: you have won!
lesson-goal-1-wrong-1 = Black’s Queen still has a free side. Your Ant has to come to rest right beside her.
lesson-goal-2 = It does not matter whose tiles they are: Black has walled in its own Queen. Close the ring with your Grasshopper. It jumps straight over a row of tiles.
lesson-goal-2-done = Won. Six tiles around the Queen, whoever they belong to.
lesson-goal-3 = Now without a mark. Where is the last free side of Black’s Queen, and which of your tiles gets there? Win with one move.
lesson-goal-3-hint = Even your own Queen may close the ring.

lesson-placing = Placing tiles
lesson-placing-1 = There is no board: the tiles themselves form the hive. White begins. Take a Spider from your reserve and place it.
lesson-placing-1-hint = Choose the Spider in your reserve, then the cell on the table.
lesson-placing-2 = Now you are Black. The second tile lies beside the first; only this once does a new tile touch the other colour. Place a Grasshopper.
lesson-placing-3 = From now on a new tile touches only tiles of its own colour. Break the rule: try to place an Ant in the marked cell, beside Black.
lesson-placing-3-done = Refused, and you are told why. You can try anything here: nothing bad happens.
lesson-placing-4 = Three cells touch only white. Place your Queen Bee on one of them.

lesson-placing-more = More about placing
lesson-placing-more-1 = Place an Ant so that it touches your Queen.
lesson-placing-more-1-wrong-1 = That is a fine tile, but take an Ant this time.
lesson-placing-more-2 = The rule is for placing only. A tile that moves may go beside the enemy: walk your Ant to Black’s Queen.
lesson-placing-more-3 = A new tile comes from above, so it may go into a hole that nothing could crawl into from outside. Place a new Ant in the hole.

lesson-queen-deadline = The Queen’s deadline
lesson-queen-deadline-1 = The Queen may not be your first tile. Try it all the same.
lesson-queen-deadline-2 = Until your Queen is in play, your tiles cannot move. Try to move your Ant.
lesson-queen-deadline-3 = She comes into play on your fourth turn at the latest, and this is it. Try to place a Beetle instead.
lesson-queen-deadline-3-done = Nothing but the Queen is legal now.
lesson-queen-deadline-4 = Now place her, and leave her room: at least five of her six sides should stay free.
lesson-queen-deadline-4-hint = Look for a cell that touches only one tile.
lesson-queen-deadline-4-wrong-1 = There she touches two tiles: two of her sides are taken from the start.

lesson-turns = Taking turns
lesson-turns-1 = In a turn you either place one tile or move one. Play three turns: place your Queen, place an Ant, then walk the Ant to Black’s Queen.
lesson-turns-1-hint = Queen first, then the Ant: without a Queen nothing can move.
lesson-turns-2 = Tiles that are in play can move, turn after turn; none ever goes back to the reserve. Move your Queen one cell.

lesson-one-hive = One hive
lesson-one-hive-1 = The hive must always be in one piece. Your Ant is all that holds it together. Try to move the Ant.
lesson-one-hive-1-done = The Ant is pinned: it cannot move as long as it is the only link.
lesson-one-hive-2 = Three of your tiles are in this chain, and two of them are pinned. Move the one that is free.
lesson-one-hive-2-hint = A tile at the end of a chain holds nothing together.
lesson-one-hive-3 = In a ring nobody is pinned: there is always another way round. Move any of your tiles.
lesson-one-hive-3-wrong-1 = That places a new tile. Move one that is in play.
lesson-one-hive-4 = A pin is a weapon. Black’s Ant could walk away now. Hang your Ant on it from outside, so that it has to stay.
lesson-one-hive-4-hint = Go where your Ant touches only Black’s Ant.
lesson-one-hive-4-done = If Black’s Ant left now, yours would be cut off. It is pinned.
lesson-one-hive-4-wrong-1 = Black’s Ant is still free to go: yours has to touch Black’s Ant and nothing else.

lesson-gates = Gates
lesson-gates-1 = Tiles slide along the table. Your Queen has a free cell beside her, but the gap is too narrow. Try to move her there.
lesson-gates-1-done = Where two neighbours stand so close, nothing slips through, in or out.
lesson-gates-2 = It is the same from outside. Try to walk your Ant into the hole in the middle.
lesson-gates-3 = A Grasshopper jumps, so gates do not stop it. Send it into the hole.
lesson-gates-3-hint = It jumps straight over the Spider.
lesson-gates-4 = A Beetle climbs, so it can come in from above. Bring yours into the hole in two moves: up, and down.

lesson-contact = Keeping in touch
lesson-contact-1 = A tile that crawls keeps touching the hive all the way. Try to take your Queen straight across to the cell on her right.
lesson-contact-2 = She gets there all the same, only more slowly. Take her to the marked cell in two turns, along the edge.

lessons-creatures = The creatures of Base

lesson-queen = Queen Bee
lesson-queen-1 = The Queen Bee crawls just one cell. Try to take her two cells away, to the marked one.
lesson-queen-2 = One step is often enough. Four of your Queen’s sides are taken: walk her out, so that at least four are free.
lesson-queen-2-wrong-1 = Move the Queen herself.
lesson-queen-3 = She can attack, too. Close the ring with your Queen.

lesson-ant = Ant
lesson-ant-1 = The Ant crawls as far as it likes. Walk it all the way round to the far end, behind Black’s Queen.
lesson-ant-2 = An Ant takes a side of the Queen from anywhere. Two sides of Black’s Queen are free: take one with your Ant.
lesson-ant-2-wrong-1 = Not beside the Queen. Which cells touch her?
lesson-ant-3 = Only gates stop it: the hole in the middle is closed. Go to Black’s Queen from outside.

lesson-spider = Spider
lesson-spider-1 = The Spider crawls exactly three cells along the hive. From here it reaches the two marked cells. Move it to one of them.
lesson-spider-2 = Not two, not four. Try to stop after two cells.
lesson-spider-3 = Count: one, two, three. Win with a Spider.
lesson-spider-3-hint = Start from the last free side of Black’s Queen and count three cells back.

lesson-grasshopper = Grasshopper
lesson-grasshopper-1 = The Grasshopper jumps straight over a row of tiles to the first empty cell behind it. Jump over all three.
lesson-grasshopper-2 = It jumps over tiles only, never over a gap. Try to jump to the other side of Black’s Queen.
lesson-grasshopper-3 = The last side of Black’s Queen lies behind a gate, where no Ant gets in. Jump!

lesson-beetle = Beetle
lesson-beetle-1 = The Beetle takes one step, and it can climb. Put it on top of the black Spider.
lesson-beetle-2 = Up there it walks from tile to tile. Step onto Black’s Queen.
lesson-beetle-2-done = Now she cannot move at all.
lesson-beetle-3 = For once you are Black. Your Queen lies under the Beetle and can do nothing at all, but your Ant is free. Move it.
lesson-beetle-3-wrong-1 = That places a new tile. Move your Ant.
lesson-beetle-4 = A stack has the colour of its top, so this one is white now. Place an Ant right beside your Beetle.
lesson-beetle-4-done = That is why Beetles are feared: they let you place right at the enemy Queen.

lesson-stacks = Stacks
lesson-stacks-1 = What is on top of others is never pinned, because what is under it stays. Move your Beetle away.
lesson-stacks-2 = A black Beetle sits on your Ant, so that cell is black. Try to place a tile beside it.
lesson-stacks-3 = There are gates on top, too: between two high stacks a Beetle cannot squeeze through. Try to climb onto Black’s Queen.
lesson-stacks-4 = Your Ant is under your own Beetle. Get the Beetle off, then move the Ant.

lessons-expansions = Ladybug, Pillbug, Mosquito

lesson-ladybug = Ladybug
lesson-ladybug-1 = The Ladybug takes three steps: up, one more on top, and down. Send it over the hive to Black’s Queen.
lesson-ladybug-2 = It never stays on top. Try to leave it on the Spider.
lesson-ladybug-3 = Gates do not stop it on the ground, because it comes from above. Win with your Ladybug.
lesson-ladybug-3-hint = Count: up on one tile, over to the next, down into the last free side.
lesson-ladybug-4 = Shut in on all six sides? Not the Ladybug. Walk out.

lesson-pillbug = Pillbug
lesson-pillbug-1 = The Pillbug can throw a neighbour of either colour over itself to another empty cell beside it. Throw Black’s Ant to the other side.
lesson-pillbug-1-hint = Choose Black’s Ant: the cells where it can be thrown light up.
lesson-pillbug-2 = The best thing to throw is your own Queen. Five of her sides are taken. Throw her to the other side of the Pillbug.
lesson-pillbug-3 = A pinned tile cannot be thrown either. Try to throw Black’s Ant, which alone holds the Queen to the hive.
lesson-pillbug-4 = Instead of throwing, the Pillbug may crawl one cell, like a Queen. Do that.

lesson-resting = Resting
lesson-resting-1 = A tile that was moved in the last turn rests for one turn. Black’s Ant has just come. Try to throw it away.
lesson-resting-2 = A throw makes a tile rest, too. White has just thrown your Ant. Try to move it on.
lesson-resting-3 = So a throw takes a tile out of play for a turn. Black’s Ant wants to run round to your Queen: throw it anywhere.
lesson-resting-3-wrong-1 = Black’s Ant is still free to move.

lesson-mosquito = Mosquito
lesson-mosquito-1 = The Mosquito moves like any bug that it touches, of either colour. Here it touches an Ant: run to Black’s Queen.
lesson-mosquito-2 = Beside a black Grasshopper it is a Grasshopper. Jump over the row.
lesson-mosquito-3 = It copies powers as well. Beside Black’s Pillbug it can throw: throw your own Queen.
lesson-mosquito-4 = It does not copy a Mosquito. Beside nothing else it cannot move: try.
lesson-mosquito-5 = On top of the hive it is a Beetle, whatever it touches. Step onto Black’s Queen.

lesson-passing = Passing
lesson-passing-1 = Your only tile is pinned, and every cell beside it touches Black. You have nothing to play, so you pass.
lesson-passing-2 = Nobody may pass while anything else is possible. Take everything from Black: move your Ant so that Black has to pass.
lesson-passing-2-hint = Pin Black’s Queen from the opposite side.

lesson-draws = Draws
lesson-draws-1 = Both Queens have one free side left, and it is the same cell. Close both rings at once: the game is drawn.
lesson-draws-2 = The same position for the third time, with the same player to move, is a draw. It was there twice: bring your Ant back to where it was.
lesson-draws-2-hint = It belongs at the upper left of your Queen.
