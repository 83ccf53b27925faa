# The board: the cards of tiles, choices at a tile, and what the marks mean.

board-turn = Turn the board

# A button that turns a tile over names the creature that comes up.
choice-flip = Turn over: becomes { $bug }
choice-sting = Sting: becomes { $bug }

# The card of a tile.
card-back = Other side: { $bug }.
card-stung = Stung: it can do nothing in its owner’s turn.
card-resting = Just moved or turned over: it can be neither moved nor stung this turn.
card-shielded = A Stink bug shields it from the other player.
card-suppressed = It touches an enemy Scorpion and cannot be turned over.
card-pinned = Pinned: without it the hive would fall apart.
card-copies = Now it can act as: { $bugs }.
card-sides =
    { $count ->
        [0] None of its six sides is taken.
        [one] 1 of its six sides is taken.
       *[other] { $count } of its six sides are taken.
    }
card-no-place = There is no place for it now.

# What the marks on the board mean.
mark-held = The tile you have picked up.
mark-target = It can go there.
mark-onto = It can climb on top.
mark-thrown = It gets there only by a throw.
mark-stings = It can sting this tile.
mark-removes = It can remove this tile, and itself with it.
mark-swaps = It can change places with this tile.
mark-several = Several actions are possible here: you choose.
mark-lent = A tile that the one you hold can move.
mark-last = What was played last.
mark-path = Where it came from, and which way it took.
mark-helper = The bug that made it happen: it threw, forced or stung.
mark-turned = Just turned over.
mark-removed = Just removed from the game.
mark-hint = A hint.
mark-danger = The taken sides of a Queen, from three on.
mark-great-danger = Five sides are taken: only one is left.
mark-height = The height of a stack.
mark-resting = Just moved or turned over: it can be neither moved nor stung this turn.
mark-stung = Stung: it can do nothing in its owner’s turn.
mark-shielded = A Stink bug shields it.
mark-back = The creature on the other side.
mark-suppressed = A Scorpion keeps it from being turned over.

# The tiles before the first turn.
choose-back = Back: { $bug }
choose-front = Front: { $bug }
