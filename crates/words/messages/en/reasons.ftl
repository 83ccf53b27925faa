# Why something cannot be done. The English sentences are the errors' own, word for word: tests compare them.
# $tile and its like are names of tiles, $player is white or black.

player =
    { $player ->
        [white] White
       *[black] Black
    }

illegal-game-over = the game is over
illegal-cannot-pass = { player } cannot pass while another action is possible
illegal-not-in-game = { $tile } is not in this game
illegal-not-in-reserve = { $tile } is already in play
illegal-not-in-play = { $tile } is not in play yet
illegal-not-yours-to-place = { $tile } is not { player }’s to place
illegal-not-lowest = { $lowest } has to be placed before { $tile }
illegal-queen-first = { $tile } may not be the first tile
illegal-queen-due = { $tile } must be placed now: she has to be in play by the fourth turn
illegal-queen-not-in-play = { $tile } cannot move before { $queen } is in play
illegal-occupied = { $by } lies at { $place }, and { $tile } cannot go on top
illegal-touches-nothing = { $tile } would touch nothing there
illegal-touches-enemy = { $tile } would touch { $enemy } at { $place }: a new tile may touch only its own colour
illegal-covered = { $tile } is covered by { $by }
illegal-resting = { $tile } is resting: it was moved in the turn before
illegal-pinned = { $tile } is pinned: moving it would split the hive
illegal-not-yours-to-move = { $tile } is not { player }’s to move
illegal-not-yours-to-throw = { $tile } is not { player }’s to move, and nothing of { player }’s can throw it
illegal-not-in-this-game = there is no such action in this game
illegal-choose-first = { player } has to choose first, with ‘{ $word }’ and tiles
illegal-cannot-choose = { $tile } cannot be chosen for ‘{ $word }’: it takes own tiles, none twice, and never the Queen
illegal-pick-three = { player } picks three tiles, as in ‘pick wA1 wB1 wG1’; the Queen comes with them
illegal-nothing-drawn = { $tile } cannot be drawn: it is not in the bag, or this action draws nothing
illegal-draw-unknown = the drawn tile has to be named, as in ‘draw +bG2’
illegal-empty-bag = there is nothing in the bag to draw
illegal-queen-first-of-all = until { $tile } is in play, tiles can only be placed
illegal-cannot-steal = { $tile } cannot be stolen: only { player }’s own tiles in the other player’s hand can
illegal-steal-lowest = { $lowest } is stolen before { $tile }
illegal-cannot-end = the second action may be given up only when nothing else is possible
illegal-splits-hive = without { $tile } and { $victim } the hive would be split
illegal-nothing-to-end = there is no second action to give up
illegal-on-honeycombo = { $tile } has to leave the Honeycombo first: nothing may end a turn there
illegal-ends-on-honeycombo = { $tile } may not end a turn on the Honeycombo
illegal-combo-not-yours = the Honeycombo does not show { player }, so { player } cannot flip it
illegal-combo-locked = the Honeycombo may not be flipped right after the opponent’s flip, nor in a double turn
illegal-not-yours-to-flip = { $tile } is not { player }’s to flip
illegal-cannot-flip = { $tile } cannot be flipped in this game
illegal-stung = { $tile } is stung: it can do nothing and nothing can be done to it in this turn
illegal-suppressed = { $tile } touches { $scorpion }, so it cannot be flipped
illegal-shielded = { $stink-bug } shields { $tile }
illegal-shields-itself = { $stink-bug } shields itself
illegal-no-power =
    { $tile } cannot { $power ->
        [throw] throw a tile
        [sting] sting
        [swap] change places
        [force] force a tile
       *[remove] remove a tile
    } now
illegal-no-victim =
    { $tile } cannot { $power ->
        [throw] throw
        [sting] sting
        [swap] change places with
        [force] force
       *[remove] remove
    } { $victim }: { aim }
aim =
    { $power ->
        [throw] a throw takes a single tile that touches the thrower, and gates stop it
        [sting] a sting needs an enemy that lies alone
        [swap] the other tile must lie alone, three steps away over the hive
        [force] mind control needs an enemy beside it at its own height
       *[remove] an Assassin bug removes a single enemy beside it, a Mantis one that was just placed
    }
illegal-just-moved = { $tile } was moved or flipped in the turn before
illegal-wrong-face = { $tile } cannot be placed with this face up
illegal-not-on-own = { $tile } is placed on top of a tile of its own colour
illegal-no-place-for = { $tile } cannot be placed now: it would touch the other colour everywhere
illegal-cannot-throw-there = { $tile } cannot be thrown to { $place }: it lands on a free side of its thrower, and gates stop it
illegal-same-place = { $tile } is there already
illegal-gate = { $tile } cannot squeeze through the gate between { $left } and { $right }
illegal-enclosed = { $tile } cannot crawl into { $place }: every way in is a gate
illegal-loses-contact = { $tile } would lose contact with the hive on the way to { $place }
illegal-surrounded = { $tile } has nowhere to go: it is surrounded
illegal-shut-in = { $tile } has nowhere to go: every way out is a gate
illegal-nothing-to-copy = { $tile } touches no bug that it could copy
illegal-path-too-short = { $tile } has nowhere to go: { $rule }, and every path here is shorter
illegal-stuck = { $tile } has nowhere to go: { $rule }
illegal-cannot-reach = { $tile } cannot get to { $place }: { $rule }

# The place that a person has just pointed at.
that-place = that place

# How each creature moves, as half a sentence.

reach-queen = the Queen Bee crawls one cell
reach-beetle = a Beetle takes one step
reach-grasshopper = a Grasshopper jumps in a straight line to the first empty cell
reach-spider = a Spider crawls exactly three cells
reach-ant = an Ant crawls any distance, but through no gate
reach-ladybug = a Ladybug takes two steps on top of the hive and one down
reach-pillbug = a Pillbug crawls one cell
reach-mosquito = a Mosquito moves like a bug it touches
reach-mosquito-on-top = on top of the hive a Mosquito moves like a Beetle
reach-wasp = a Wasp crawls one cell
reach-scorpion = a Scorpion crawls exactly two cells
reach-firefly = a Firefly climbs and takes one more step, or steps once on top of the hive
reach-fly = a Fly comes down beside a bug that the opponent has just played
reach-dragonfly = a Dragonfly climbs and flies straight on over the hive
reach-centipede = a Centipede only changes places with a tile three steps away
reach-stink-bug = a Stink bug steps over one tile
reach-tick = a Tick climbs up one step or comes down to the ground
reach-assassin-bug = an Assassin bug crawls one cell
reach-mantis = a Mantis does not move; it removes what the opponent has just placed
reach-butterfly = a Butterfly takes exactly two steps on top of the hive
reach-moth = a Moth comes down and climbs up again somewhere else
reach-honeycombo = the Honeycombo never moves

# What is wrong with a move that somebody has written.

tile-error = { $text } is not a tile: a tile is a colour, a creature and for some a number, as in wQ or bA2
move-error-syntax = { $text } is not a move: a move is a tile and a place beside another, as in ‘wA1 -bQ’, or a tile to climb, as in ‘wB1 bQ’
move-error-no-place = the move does not say where { $tile } goes: add a tile beside the place, as in ‘-bQ’ or ‘bQ/’
move-error-reference-not-in-play = { $reference } is not on the table and cannot tell where { $tile } goes

# What is wrong with a game that somebody has written.

game-error-unknown-state = { $text } is not the state of a game: NotStarted, InProgress, Draw, WhiteWins or BlackWins
game-error-no-turn = the game does not say whose turn it is, as in ‘Base;NotStarted;White[1]’
game-error-move = move { $number }, { $text }: { $error }
game-error-state = the game says { $said }, but after its moves it is { $found }
game-error-wrong-turn = the game says it is turn { $said }, but after its moves it is { $found }
turn-error = { $text } is not a turn: a turn is a player and a number, as in White[1] or Black[12]

# What is wrong with a game type.

type-error-unknown-set = { $text } is not a game: a game type begins with Base or Venom, as in Base+MLP
type-error-unknown-part = { $text } cannot be added to a game: after + come the letters M, L, P in this order, Predators, Guardians, Honeycombo, Swarm, or for Base a Venom bug such as Fl2
type-error-extra-in-venom = { $text } cannot be added to Venom, where it is on the back of a tile
type-error-extra-count = { $text } cannot be added to a game: a player has at most { $most } of them
type-error-twice = { $text } is in the game type twice
type-error-unclosed = the options do not end with ) at the end of { $text }
type-error-not-an-option = { $text } is not an option: options are written name=value
type-error-unknown-option = there is no option { $text }
type-error-unknown-value = the option { $option } cannot be { $text }, only { $values }
or = { $one } or { $other }

# What is wrong with a position that somebody has written.

position-error-incomplete = { $text } is not a position: it needs a game type, a turn and cells, as in ‘Base;White[2];0,0:wS1 1,0:bS1’
position-error-stack = { $text } is not a stack: it needs a place and tiles, as in ‘1,0:bA1<wB1’
position-error-within = in { $text }: { $error }
position-error-unknown-status = { $text } is not a status of this game
position-error-honeycombo-status = in { $text }: the Honeycombo H has no status
position-error-back-on-table = in backs=: { $tile } is on the table, where its face can be seen
position-error-first-without-second = what a first action has done is said only with double2
position-error-twice = { $text } is said twice

# What is wrong with a position as a whole.

setup-error-turn = turn { $number } is impossible: turns count from 1 to { $max }
setup-error-too-far = the place { $place } is too far away: coordinates go to { $max }
setup-error-place-twice = there are two stacks at { $place }
setup-error-empty-stack = the stack at { $place } has no tiles
setup-error-tile-twice = { $tile } is in two places
setup-error-cannot-stand-on-top = { $tile } at { $place } cannot stand on top of another tile
setup-error-in-pieces = the hive is in pieces: { $tile } at { $place } is not connected with { $other } at { $other-place }
setup-error-queen-missing = { $tile } is missing: she comes into play on her player’s fourth turn at the latest
setup-error-tile-count =
    { player } cannot have { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } on the table after { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
setup-error-on-the-ground = { $tile } at { $place } cannot lie on the ground
setup-error-no-honeycombo = the Honeycombo H is missing: it lies on the table from the start
setup-error-honeycombo-covered = { $tile } lies on the Honeycombo at { $place }, where nothing may end a turn
setup-error-queen-in-bag = { $tile } is missing: she is on the table, removed, or in her owner’s hand
setup-error-back-up = { $tile } cannot lie with its back up in this game
setup-error-pending = { player } is to move, so its double turn is not still to come
setup-error-status-off-table = { $tile } has a status but is not on the table

# Why the browser cannot keep something.

storage-error-forbidden = the browser does not let this page keep anything
storage-error-full = the browser has no room left for this page

# Why the computer does not answer.

trouble-question = the question cannot be read
trouble-game = { $text } cannot be read as a game
trouble-choose-first = the players have to choose their tiles first
trouble-seconds = { $text } is not a time to think: that is a number of seconds up to a day
trouble-no-place = there is no tile { $text } that could be placed now
trouble-move = { $text } is not a move in this position
trouble-puzzle = the puzzle cannot be opened
engine-not-loaded = the engine could not be loaded: { $why }
engine-not-started = the engine could not be started: { $why }
engine-stopped = the engine has stopped: { $why }
engine-unintelligible = what the engine says cannot be understood
complaint-browser = the browser says: { $text }
complaint-silent = the browser does not say why
complaint-no-address = the page does not say where { $name } is
