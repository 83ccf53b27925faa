# What players do. $tile and its like are tiles, $where is where a tile comes to lie, $player is white or black.

action-place = { player } places { $tile } { $where }
action-place-first = { player } places { $tile } as the first tile
action-and-draws = { $action }, and draws { $drawn }
action-and-draws-something = { $action }, and draws a tile
action-move = { $tile } moves { $where }
action-jump = { $tile } jumps { $where }
action-fly = { $tile } flies { $where }
action-climb = { $tile } climbs { $where }
action-come-down = { $tile } comes down { $where }
action-throw = { $agent } throws { $tile } { $where }
action-flip = { player } turns { $tile } over: it is { $other } now
action-sting = { $tile } stings { $victim }
action-sting-flip = { $tile } stings { $victim }, which turns into { $other }
action-remove = { $tile } removes { $victim }: both leave the game
action-swap = { $tile } changes places with { $other }
action-combo = { player } turns the Honeycombo over, for two actions in the next turn
action-draw = { player } draws { $drawn } from the bag
action-draw-something = { player } draws a tile from the bag
action-steal = { player } takes { $tile } out of the other player’s hand
action-end = { player } gives up the second action
action-pass = { player } passes

# Around an action.

action-controlled = under the mind control { $of }, { $action }
action-second = second action: { $action }

# A Mosquito that copies another creature.

tile-as = { $tile } (as { $bug })

# Where a tile comes to lie, seen from another one.

where-on-top = onto { $the }
where-east = to the right { $of }
where-north-east = to the upper right { $of }
where-north-west = to the upper left { $of }
where-west = to the left { $of }
where-south-west = to the lower left { $of }
where-south-east = to the lower right { $of }

# A cell of the table, for somebody who listens.

cell-tile = { $tiles }, { cell-around }
cell-stack = stack of { $height }, from the top: { $tiles }; { cell-around }
cell-empty = empty, { cell-around }
cell-around =
    { $count ->
        [0] no neighbours
        [one] 1 neighbour: { $neighbors }; { cell-free }
       *[other] { $count } neighbours: { $neighbors }; { cell-free }
    }
cell-free =
    { $free ->
        [0] no side free
       *[other] { $free } of 6 sides free
    }
cell-pinned = { $tile } (pinned)
cell-resting = { $tile } (resting)
cell-stung = { $tile } (stung)
cell-honeycombo = Honeycombo, showing { player }
at-east = { $tile } on the right
at-north-east = { $tile } at the upper right
at-north-west = { $tile } at the upper left
at-west = { $tile } on the left
at-south-west = { $tile } at the lower left
at-south-east = { $tile } at the lower right

# What is chosen before the first turn.

choice-pick = { player } picks three tiles, which go with the Queen Bee as the first hand
choice-faces = { player } picks the tiles that show their backs

# Whose turn it is.

turn = { player } to move, turn { $number }
turn-first = { player } to move, turn { $number }, first of two actions
turn-second = { player } to move, turn { $number }, second of two actions
turn-queen-due = { $turn }: the Queen Bee must be placed now
turn-queen-later = { $turn }: the Queen Bee must be placed by turn 4

# How a game has ended.

outcome-win = { player } wins
outcome-draw = draw
ending-surrounded = { player } wins: { $royal } is surrounded
ending-covered = { player } wins: { $royal } is surrounded and covered
ending-removed = { player } wins: { $royal } has been removed
ending-resignation = { player } wins: the opponent has resigned
ending-time = { player } wins: the opponent’s time has run out
ending-both-surrounded = draw: both Queens are surrounded
ending-repetition = draw: the same position has occurred three times
ending-agreement = draw by agreement
