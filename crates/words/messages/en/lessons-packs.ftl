# The lessons: the packs.

lessons-predators = Predators

lesson-assassin-bug = Assassin bug
lesson-assassin-bug-1 = The Assassin bug throws itself on a neighbour that lies alone, and both leave the game for good. Remove Black’s Ant.
lesson-assassin-bug-1-hint = Choose the Assassin bug, then the Ant.
lesson-assassin-bug-2 = It crawls only one cell a turn. Bring it to Black’s Spider.
lesson-assassin-bug-3 = A royal that is removed is lost at once. Win.
lesson-assassin-bug-4 = The hive must stay in one piece without the two. Black’s Queen hangs on this Ant alone: try to remove it.
lesson-assassin-bug-5 = A pinned Assassin bug can do nothing at all. Try to move it.

lesson-mantis = Mantis
lesson-mantis-1 = The Mantis waits for what the opponent has just placed, wherever that is. Both leave the game. Black has just placed the Spider.
lesson-mantis-1-hint = Choose the Mantis, then the Spider.
lesson-mantis-2 = She does not move. Try it.
lesson-mantis-3 = Careful players keep their Queen in reserve while a Mantis watches. Black did not: win.
lesson-mantis-4 = The victim may even lie on a stack. Black has just placed a Butterfly on the Queen: remove it.

lesson-predators-more = Against predators
lesson-predators-more-1 = A tile that touches a Stink bug, of whatever colour, cannot be removed. Your Assassin bug has two black neighbours: remove the one that can be removed.
lesson-predators-more-2 = A Mosquito beside an Assassin bug is one itself, and pays with its own life. Remove Black’s Ant with it.
lesson-predators-more-3 = One tile has both predators. In a Base game you choose the face when you place it. Place the Mantis.

lessons-guardians = Guardians

lesson-guardians = Placing Guardians
lesson-guardians-1 = Guardians live on top of the hive. A Guardian is placed on a tile of your own colour. Place the Butterfly.
lesson-guardians-2 = No enemy may be beside that cell. Try to place a Guardian on the Ant, which touches Black.
lesson-guardians-3 = And never on the ground. Try that as well.
lesson-guardians-4 = The back of the Butterfly is the Moth. Place a Moth on your Spider.

lesson-guarded-queen = Surrounded and covered
lesson-guarded-queen-1 = With Guardians in the game, a Queen is lost only if she is surrounded and covered as well. Black’s Queen is surrounded: cover her.
lesson-guarded-queen-2 = The order does not matter. Here your Beetle covers her already: close the ring.
lesson-guarded-queen-3 = And without a cover? Close the ring and see that the game goes on.
lesson-guarded-queen-3-done = Surrounded, but not covered: Black plays on.

lesson-butterfly = Butterfly
lesson-butterfly-1 = The Butterfly takes exactly two steps on top of the hive. Land on Black’s Queen.
lesson-butterfly-2 = Not one. Try the Ant next to it.
lesson-butterfly-3 = What lies under a Butterfly cannot move. Stop Black’s Ant.

lesson-moth = Moth
lesson-moth-1 = The Moth flies down to an empty cell and up again onto another tile, all in one move. Move it.
lesson-moth-2 = It never stays on the ground. Try to leave it on an empty cell.
lesson-moth-3 = In a Venom game a Guardian can be turned over like other tiles. Make a Moth of your Butterfly.
lesson-moth-4 = Once Black’s Queen is surrounded, no Moth gets onto her: there is no cell left to fly through. So cover her first, then close the ring.

lessons-honeycombo = Honeycombo

lesson-honeycombo = The neutral tile
lesson-honeycombo-1 = The Honeycombo belongs to nobody and lies there from the start. White’s first tile touches it. Place a Spider.
lesson-honeycombo-2 = It is part of the hive: it connects, it counts around a Queen, one can jump over it. Jump over it and Black’s Queen.
lesson-honeycombo-3 = No tile may end a turn on it. Try with your Beetle.
lesson-honeycombo-4 = It has no colour: both players may place beside it. Place an Ant so that it touches the Honeycombo.

lesson-combo-flip = The combo-flip
lesson-combo-flip-1 = If your colour is up and your Queen is in play, you may turn it over instead of playing. Do it.
lesson-combo-flip-1-hint = Use the button below the board.
lesson-combo-flip-1-done = In your next turn you will have two actions.
lesson-combo-flip-2 = Black’s Queen has two free sides. Turn the Honeycombo over now and close both in one turn: three actions in all.

lesson-double-turn = The double turn
lesson-double-turn-1 = You have two actions, with the same tile or with two. Play both.
lesson-double-turn-2 = The second action may be given up. Jump with the Grasshopper, then end your turn.
lesson-double-turn-3 = In between, a tile may stand on the Honeycombo. Walk your Beetle over it onto Black’s Queen.
lesson-double-turn-4 = Two free sides, two actions. Win.

lessons-swarm = Swarm

lesson-swarm = Hands and a bag
lesson-swarm-1 = Instead of a reserve you hold a few tiles; the others are in a bag. After placing a tile you draw one. Place your Ant and see what you draw.
lesson-swarm-2 = With your Queen in play you may also use your turn to draw. Draw a tile.
lesson-swarm-3 = Before that you only place. Your Queen is always in your own hand: bring her in.

lesson-stealing = Stealing
lesson-stealing-1 = Black has drawn one of your Ants. Instead of playing you may steal a tile of your own colour from the opponent’s hand. Take it back.
lesson-stealing-2 = Steal the Ant and place it beside your Queen: two turns.

lesson-other-colour = Tiles of the other colour
lesson-other-colour-1 = You may hold tiles of the other colour. Placed, they follow the rules of their own colour: touching only black. Place the black Ant.
lesson-other-colour-1-done = From now on it is Black’s to move.
lesson-other-colour-2 = Try to place it beside your own tiles.
lesson-other-colour-3 = That can be a weapon. All around Black’s Queen is black: close the ring with a black tile.

lessons-ultimate = Everything

lesson-house-rules = House rules
lesson-house-rules-1 = Where the printed rules differ or are silent, an option decides. With queen_first, the Queen may begin: place her.
lesson-house-rules-2 = With wasp_sting_range=adjacent, a Wasp stings only her neighbours. Sting the one in reach.
lesson-house-rules-3 = With combo_second=compulsory, the second action of a double turn cannot be given up. Use it to jump.

lesson-reading = Reading the board
lesson-reading-1 = Small signs tell what a tile cannot do now: a Z in a circle means that it was just moved. Your Pillbug has two black neighbours. Throw the one that can be thrown.
lesson-reading-1-wrong-1 = Throw something.
lesson-reading-2 = A bolt means stung: such a tile can do nothing this turn. Flip another tile.
lesson-reading-3 = A small number is the height of a stack; only its top counts. Climb onto the other stack, so that it has three tiles.

lesson-ultimate = Ultimate
lesson-ultimate-1 = Everything at once: two faces, hands and a bag, Predators, Guardians and the Honeycombo. Nothing new, only more of it. Remove Black’s Ant.
lesson-ultimate-2 = The Honeycombo is one of the six around Black’s Queen. She is surrounded; what is still missing?
lesson-ultimate-2-hint = With Guardians she must be covered as well.
lesson-ultimate-3 = You know it all now. One thing remains to be tried here: prepare a double turn.
