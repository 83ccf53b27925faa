# The creatures, as the rulebooks name them.

bug-queen = Queen Bee
bug-beetle = Beetle
bug-grasshopper = Grasshopper
bug-spider = Spider
bug-ant = Ant
bug-ladybug = Ladybug
bug-pillbug = Pillbug
bug-mosquito = Mosquito
bug-wasp = Wasp
bug-scorpion = Scorpion
bug-firefly = Firefly
bug-fly = Fly
bug-dragonfly = Dragonfly
bug-centipede = Centipede
bug-stink-bug = Stink bug
bug-tick = Tick
bug-assassin-bug = Assassin bug
bug-mantis = Mantis
bug-butterfly = Butterfly
bug-moth = Moth
bug-honeycombo = Honeycombo

# The players.

color-white = White
color-black = Black

# A tile: as a label, within a sentence, and after "of". The colour is none where it goes without saying, the number
# 0 where there is none.

tile =
    { $color ->
        [white] White {""}
        [black] Black {""}
       *[none] {""}
    }{ $bug }{ tile-number }
the-tile =
    { $number ->
        [0] the {""}
       *[other] {""}
    }{ $color ->
        [white] white {""}
        [black] black {""}
       *[none] {""}
    }{ $bug }{ tile-number }
of-tile = of { the-tile }
tile-number =
    { $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }
