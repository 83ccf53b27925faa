# The two sets.

set-base = Base
set-base-about = The eleven tiles of the first edition.
set-venom = Venom
set-venom-about = The same tiles with another creature on the back; instead of moving, you may turn one over.

# The games that are offered first.

preset-tournament = Tournament
preset-tournament-about = Base with Mosquito, Ladybug and Pillbug: the game of tournaments.
preset-base = Base
preset-base-about = Eleven tiles each, quick to learn: the place to begin.
preset-carbon = Carbon
preset-carbon-about = Base with Mosquito and Ladybug.
preset-venom = Venom
preset-venom-about = Tiles with two faces that are turned over in play.
preset-venom-mlp = Great Venom
preset-venom-mlp-about = All fourteen two-faced tiles, with Tick, Stink bug and Centipede on the backs.
preset-swarm = Swarm
preset-swarm-about = The tournament tiles in a bag: you draw, and you may hold the other colour.
preset-predators = Predators
preset-predators-about = Tournament with Mantis and Assassin bug, which take tiles out of the game.
preset-guardians = Guardians
preset-guardians-about = Tournament with Butterfly and Moth, which live on top of the hive.
preset-honeycombo = Honeycombo
preset-honeycombo-about = Tournament with a neutral tile that gives you a double turn.
preset-packs = All packs
preset-packs-about = Tournament with Predators, Guardians and the Honeycombo.
preset-venom-swarm = Venom Swarm
preset-venom-swarm-about = Great Venom, drawn from the bag.
preset-challenge = Final challenge
preset-challenge-about = Great Venom with Predators, Guardians and the Honeycombo: the rulebook’s own ultimate challenge.
preset-ultimate = Ultimate
preset-ultimate-about = Everything at once: for those who know it all.
preset-tiles = { $count } tiles each

# What can be added to any game.

pack-predators = Predators
pack-predators-about = Mantis and Assassin bug: they remove a tile, and themselves with it.
pack-guardians = Guardians
pack-guardians-about = Butterfly and Moth stay on top; a Queen is lost only when she is covered as well.
pack-honeycombo = Honeycombo
pack-honeycombo-about = A neutral tile: turn it over, and you have two actions in your next turn.
pack-swarm = Swarm
pack-swarm-about = Open hands of four tiles, and everything else in a bag from which you draw.

# Each creature in a line.

queen-about = Crawls one cell. Surrounded, she loses the game.
beetle-about = Takes one step, also up onto the hive, and covers what is there.
grasshopper-about = Jumps in a straight line over tiles.
spider-about = Crawls exactly three cells.
ant-about = Crawls around the hive as far as it likes.
ladybug-about = Two steps on top of the hive, then one down.
pillbug-about = Crawls one cell, or throws a neighbour over itself.
mosquito-about = Does what a bug it touches can do.
wasp-about = The Queen’s other face: crawls one cell, or stings an enemy.
scorpion-about = Crawls exactly two cells; enemies it touches cannot be turned over.
firefly-about = Climbs onto the hive and lives there, one step at a time.
fly-about = Flies from anywhere to what the opponent has just played.
dragonfly-about = Climbs up and flies straight on to the end of the row.
centipede-about = Changes places with a tile three steps away.
stink-bug-about = Steps over one tile; shields itself and the friends it touches.
tick-about = Climbs up or comes down, or makes an enemy beside it act for you.
assassin-bug-about = Crawls one cell, or removes a neighbour and itself.
mantis-about = Waits; removes what the opponent has just placed, and itself.
butterfly-about = Placed on top of one of your tiles; two steps on top of the hive.
moth-about = Placed on top of one of your tiles; comes down and climbs up elsewhere.
honeycombo-about = Belongs to nobody; turned over, it gives two actions next turn.

# What the published rules leave open, as questions, with the answers.

option-assassin-spares-just-moved = Does the Assassin bug spare what was just moved or turned over?
option-assassin-spares-just-moved-no = No
option-assassin-spares-just-moved-yes = Yes
option-combo-second = Must the second action of a double turn be played?
option-combo-second-optional = No, it may be given up
option-combo-second-compulsory = Yes, if one is possible
option-dragonfly-gates = Do narrow gaps stop the Dragonfly?
option-dragonfly-gates-apply = Yes, like everything else
option-dragonfly-gates-ignore = No, it flies over them
option-faces = How is it decided which face a two-faced tile shows?
option-faces-flip = Chosen on placing, turned over in play
option-faces-fixed = Fixed before the first turn
option-faces-chosen = Chosen on placing, then kept
option-flip-rests = Does a tile rest after its owner has turned it over?
option-flip-rests-no = No
option-flip-rests-yes = Yes
option-guardian-flips = In which games can the Guardian tile be turned over?
option-guardian-flips-venom = Where other tiles can be turned over too
option-guardian-flips-any = In every game
option-noflip-sting = What does a sting do to a tile that cannot be turned over?
option-noflip-sting-stun = It stuns it for a turn
option-noflip-sting-none = Then there are no stings
option-pack-tiles = Is a pack one two-faced tile per player, or two tiles?
option-pack-tiles-one = One tile with two faces
option-pack-tiles-two = Two tiles
option-queen-first = May a player begin with the Queen Bee?
option-queen-first-forbid = No, as in tournaments
option-queen-first-allow = Yes
option-repetition = Is the game drawn when a position occurs for the third time?
option-repetition-auto = Yes, automatically
option-repetition-off = No, only by agreement
option-stinkbug-own-side = Can friends that touch the Stink bug throw it or change places with it?
option-stinkbug-own-side-free = Yes, it is shielded from enemies only
option-stinkbug-own-side-bound = No
option-stinkbug-predator-scope = Which tiles does a Stink bug save from removal?
option-stinkbug-predator-scope-all = Everything it touches, and itself
option-stinkbug-predator-scope-friends = Only what it shields
option-stinkbug-shield = Which tiles does a Stink bug shield from the other player?
option-stinkbug-shield-friends = Itself and the friends it touches
option-stinkbug-shield-itself = Only itself
option-swap-connectivity = What must hold together during a swap?
option-swap-connectivity-strict = The hive without both tiles
option-swap-connectivity-lenient = The hive without the Centipede
option-swarm-place = Which tile is placed in Swarm?
option-swarm-place-refill = One from the hand, then you draw
option-swarm-place-drawn = One from the hand, or the one just drawn
option-tick-chain = May a Tick that is controlled control another bug?
option-tick-chain-yes = Yes
option-tick-chain-no = No
option-tick-side = Who does a controlled bug fight for?
option-tick-side-controller = The player who controls it
option-tick-side-owner = Its owner
option-wasp-sting-range = How far can a Wasp sting?
option-wasp-sting-range-any = Anywhere in the hive
option-wasp-sting-range-adjacent = Only its neighbours

# The levels of the computer.

level = Level { $number }
level-named = { $number }: { $name }
level-1 = Egg
level-1-about = Has just learnt the rules, and overlooks even what you threaten.
level-2 = Larva
level-2-about = Plays about what looks best now, and does not look ahead.
level-3 = Pupa
level-3-about = Looks ahead a little, and is easily content.
level-4 = Cleaner
level-4-about = Sees a few moves ahead but often slips.
level-5 = Nurse
level-5-about = Sees a few moves ahead and slips now and then.
level-6 = Builder
level-6-about = Sees a few moves ahead and no longer slips.
level-7 = Guard
level-7-about = Sees most of what you threaten in time.
level-8 = Forager
level-8-about = Goes a long way, and seldom comes back with nothing.
level-9 = Scout
level-9-about = Has been where you are going.
level-10 = Queen
level-10-about = The best that the engine can do in the time it has.
