# Les créatures, telles que les règles du jeu les nomment.

bug-queen = Reine abeille
    .gender = f
    .the = la Reine abeille
    .of = de la Reine abeille
bug-beetle = Scarabée
    .gender = m
    .the = le Scarabée
    .of = du Scarabée
bug-grasshopper = Sauterelle
    .gender = f
    .the = la Sauterelle
    .of = de la Sauterelle
bug-spider = Araignée
    .gender = f
    .the = l’Araignée
    .of = de l’Araignée
bug-ant = Fourmi
    .gender = f
    .the = la Fourmi
    .of = de la Fourmi
bug-ladybug = Coccinelle
    .gender = f
    .the = la Coccinelle
    .of = de la Coccinelle
bug-pillbug = Cloporte
    .gender = m
    .the = le Cloporte
    .of = du Cloporte
bug-mosquito = Moustique
    .gender = m
    .the = le Moustique
    .of = du Moustique
bug-wasp = Guêpe
    .gender = f
    .the = la Guêpe
    .of = de la Guêpe
bug-scorpion = Scorpion
    .gender = m
    .the = le Scorpion
    .of = du Scorpion
bug-firefly = Luciole
    .gender = f
    .the = la Luciole
    .of = de la Luciole
bug-fly = Mouche
    .gender = f
    .the = la Mouche
    .of = de la Mouche
bug-dragonfly = Libellule
    .gender = f
    .the = la Libellule
    .of = de la Libellule
bug-centipede = Mille-pattes
    .gender = m
    .the = le Mille-pattes
    .of = du Mille-pattes
bug-stink-bug = Punaise
    .gender = f
    .the = la Punaise
    .of = de la Punaise
bug-tick = Tique
    .gender = f
    .the = la Tique
    .of = de la Tique
bug-assassin-bug = Insecte assassin
    .gender = m
    .the = l’Insecte assassin
    .of = de l’Insecte assassin
bug-mantis = Mante religieuse
    .gender = f
    .the = la Mante religieuse
    .of = de la Mante religieuse
bug-butterfly = Papillon
    .gender = m
    .the = le Papillon
    .of = du Papillon
bug-moth = Papillon de nuit
    .gender = m
    .the = le Papillon de nuit
    .of = du Papillon de nuit
bug-honeycombo = Honeycombo
    .gender = m
    .the = le Honeycombo
    .of = du Honeycombo

# Les joueurs.

color-white = Blancs
color-black = Noirs

# Une pièce, seule, dans une phrase et après « de ». La couleur est none si elle va de soi, le numéro 0 s’il
# n’y en a pas.

tile = { $bug }{ tile-color }{ tile-number }
the-tile = { $the }{ tile-color }{ tile-number }
of-tile = { $of }{ tile-color }{ tile-number }
tile-color =
    { $color ->
        [white] { $gender ->
            [f] {" "}blanche
           *[m] {" "}blanc
        }
        [black] { $gender ->
            [f] {" "}noire
           *[m] {" "}noir
        }
       *[none] {""}
    }
tile-number =
    { $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }
