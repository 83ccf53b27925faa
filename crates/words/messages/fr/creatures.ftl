# Les créatures, telles que les règles du jeu les nomment.

bug-queen = Reine abeille
    .gender = f
    .the = la Reine abeille
bug-beetle = Scarabée
    .gender = m
    .the = le Scarabée
bug-grasshopper = Sauterelle
    .gender = f
    .the = la Sauterelle
bug-spider = Araignée
    .gender = f
    .the = l’Araignée
bug-ant = Fourmi
    .gender = f
    .the = la Fourmi
bug-ladybug = Coccinelle
    .gender = f
    .the = la Coccinelle
bug-pillbug = Cloporte
    .gender = m
    .the = le Cloporte
bug-mosquito = Moustique
    .gender = m
    .the = le Moustique
bug-wasp = Guêpe
    .gender = f
    .the = la Guêpe
bug-scorpion = Scorpion
    .gender = m
    .the = le Scorpion
bug-firefly = Luciole
    .gender = f
    .the = la Luciole
bug-fly = Mouche
    .gender = f
    .the = la Mouche
bug-dragonfly = Libellule
    .gender = f
    .the = la Libellule
bug-centipede = Mille-pattes
    .gender = m
    .the = le Mille-pattes
bug-stink-bug = Punaise
    .gender = f
    .the = la Punaise
bug-tick = Tique
    .gender = f
    .the = la Tique
bug-assassin-bug = Insecte assassin
    .gender = m
    .the = l’Insecte assassin
bug-mantis = Mante religieuse
    .gender = f
    .the = la Mante religieuse
bug-butterfly = Papillon
    .gender = m
    .the = le Papillon
bug-moth = Papillon de nuit
    .gender = m
    .the = le Papillon de nuit
bug-honeycombo = Honeycombo
    .gender = m
    .the = le Honeycombo

# Les joueurs.

color-white = Blanc
color-black = Noir

# Une pièce, seule et dans une phrase. Le numéro est 0 pour une pièce qui n’en a pas.

tile =
    { $bug } { $color ->
        [white] { $gender ->
            [f] blanche
           *[m] blanc
        }
       *[black] { $gender ->
            [f] noire
           *[m] noir
        }
    }{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }
the-tile =
    { $the } { $color ->
        [white] { $gender ->
            [f] blanche
           *[m] blanc
        }
       *[black] { $gender ->
            [f] noire
           *[m] noir
        }
    }{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }
the-honeycombo = le Honeycombo
