# The lessons: tactics and the first game.

lessons-tactics = First tactics

lesson-last-side = Filling the last side
lesson-last-side-1 = You have two Ants, but one of them is pinned. Win with the other.
lesson-last-side-2 = The last side is behind a gate, and your Beetle is already up there. Drop it in.
lesson-last-side-3 = With your Beetle on the Queen, her cell is white: you may place right beside it. Win with a new tile.

lesson-pinning = Pinning
lesson-pinning-1 = An Ant that cannot move does no harm. Jump so that Black’s Ant is pinned.
lesson-pinning-2 = A Beetle stops anything by sitting on it. Sit on Black’s Ant.
lesson-pinning-3 = Mind your own tiles, too. Place an Ant so that neither your first Ant nor your Queen is pinned.
lesson-pinning-3-hint = A tile that touches two others can lose one of them.
lesson-pinning-3-wrong-1 = Now your Queen alone holds the new Ant: she is pinned.
lesson-pinning-3-wrong-2 = Now your first Ant alone holds the new one: it is pinned.

lesson-shut-in = Closing a gate
lesson-shut-in-1 = Black’s Queen has two free sides and could slip out. Put your Ant where the way out becomes a gate.
lesson-shut-in-2 = Now you are in danger: Black’s Ant is about to take your Queen’s last side. Use your Ant to make a gate in front of it.
lesson-shut-in-2-hint = One side of the way in is there already: your Beetle. Stand opposite.
lesson-shut-in-2-wrong-1 = That was the last side of your own Queen: you lose.

lesson-queen-room = Keeping the Queen free
lesson-queen-room-1 = Black’s Ant threatens the last side of your Queen. One of her sides is taken by a tile of your own that can leave: move it away.
lesson-queen-room-1-wrong-1 = A new tile does not help: Black’s Ant still closes the ring.
lesson-queen-room-2 = Or stop the attacker: pin Black’s Ant with yours.
lesson-queen-room-2-hint = Go where your Ant touches nothing but Black’s Ant.
lesson-queen-room-3 = Better still, do not wait so long. Four sides are taken: walk out while you can, to at least four free sides.

lesson-throws = A throw that saves, a throw that wins
lesson-throws-1 = Black’s Ant is about to close the ring around your Queen. Throw her out of it.
lesson-throws-2 = The last side of Black’s Queen is beside your Pillbug. Throw something into it.
lesson-throws-2-hint = It may be Black’s own Ant.
lesson-throws-3 = Five walls and an empty middle: throw Black’s Queen right into the trap.

lesson-two-moves = Two moves ahead
lesson-two-moves-1 = Two sides are free and Black can hardly move. Take one so that you win with your next move, whatever Black does.
lesson-two-moves-2 = Now play it to the end: two moves.

lesson-beetle-attack = The Beetle at the Queen
lesson-beetle-attack-1 = A Beetle needs time, but hardly anything stops it once it is up. Reach Black’s Queen in two moves over the hive.
lesson-beetle-attack-2 = Two free sides, and your Beetle sits on the Queen. Fill both with new tiles.

lesson-opening = A sound opening
lesson-opening-1 = Many players bring the Queen on the second or third turn: then everything can move. Place her behind your Spider.
lesson-opening-2 = Next an Ant, the strongest attacker. Place it where it does not pin your Queen.
lesson-opening-2-wrong-1 = Behind the Queen, the Ant hangs on her alone, and she can no longer move.
lesson-opening-3 = Black has brought an Ant. Pin it with yours before it attacks.
lesson-opening-3-hint = From behind, touching only Black’s Ant.

lessons-first-game = Your first game

lesson-first-game = A first game with a coach
lesson-first-game-1 = Play a whole game against a gentle opponent. You are White. Ask the coach whenever you like; if something is about to be lost, the coach speaks up.
lesson-first-game-1-done = The game is over. Whoever won: you can play Hive now!
