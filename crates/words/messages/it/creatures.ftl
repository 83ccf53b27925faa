# Le creature, come le chiama il regolamento.

bug-queen = Ape Regina
    .gender = f
    .the = l’Ape Regina
bug-beetle = Scarabeo
    .gender = m
    .the = lo Scarabeo
bug-grasshopper = Cavalletta
    .gender = f
    .the = la Cavalletta
bug-spider = Ragno
    .gender = m
    .the = il Ragno
bug-ant = Formica
    .gender = f
    .the = la Formica
bug-ladybug = Coccinella
    .gender = f
    .the = la Coccinella
bug-pillbug = Onisco
    .gender = m
    .the = l’Onisco
bug-mosquito = Zanzara
    .gender = f
    .the = la Zanzara
bug-wasp = Vespa
    .gender = f
    .the = la Vespa
bug-scorpion = Scorpione
    .gender = m
    .the = lo Scorpione
bug-firefly = Lucciola
    .gender = f
    .the = la Lucciola
bug-fly = Mosca
    .gender = f
    .the = la Mosca
bug-dragonfly = Libellula
    .gender = f
    .the = la Libellula
bug-centipede = Centopiedi
    .gender = m
    .the = il Centopiedi
bug-stink-bug = Cimice
    .gender = f
    .the = la Cimice
bug-tick = Zecca
    .gender = f
    .the = la Zecca
bug-assassin-bug = Cimice assassina
    .gender = f
    .the = la Cimice assassina
bug-mantis = Mantide
    .gender = f
    .the = la Mantide
bug-butterfly = Farfalla
    .gender = f
    .the = la Farfalla
bug-moth = Falena
    .gender = f
    .the = la Falena
bug-honeycombo = Honeycombo
    .gender = m
    .the = l’Honeycombo

# I giocatori.

color-white = Bianco
color-black = Nero

# Un pezzo, da solo e in una frase. Il numero è 0 se il pezzo non ne ha.

tile =
    { $bug } { $color ->
        [white] { $gender ->
            [f] bianca
           *[m] bianco
        }
       *[black] { $gender ->
            [f] nera
           *[m] nero
        }
    }{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }
the-tile =
    { $the } { $color ->
        [white] { $gender ->
            [f] bianca
           *[m] bianco
        }
       *[black] { $gender ->
            [f] nera
           *[m] nero
        }
    }{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }
the-honeycombo = l’Honeycombo
