# What stands around the board: the move list, the players, the bag. And quotation marks.

# Somebody’s input within an error.
quoted = ‘{ $text }’

# A line of the move list that is not the main line; $level is 2 for a variation of a variation.
moves-variation =
    { $level ->
        [1] Variation
       *[other] Variation, level { $level }
    }

# What was chosen before the first turn, in the move list. $tiles is a list of names, $count their number.
moves-picked = { player } picks { $tiles }
moves-faces =
    { $count ->
        [0] { player } leaves every tile with its front up
       *[other] { player } turns these tiles to their backs: { $tiles }
    }

# The tiles left in the bag, in Swarm.
bag-count =
    { $count ->
        [0] The bag is empty
        [one] 1 tile in the bag
       *[other] { $count } tiles in the bag
    }

# Beside the name of the player whose turn it is.
player-on-turn = to move
player-your-turn = your turn
player-you = you

# A player’s remaining time, where it is more than a day.
clock-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
