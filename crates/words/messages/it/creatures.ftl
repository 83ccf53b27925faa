# Le creature, come le chiama il regolamento.

bug-queen = Ape Regina
    .gender = f
    .the = l’Ape Regina
    .of = dell’Ape Regina
bug-beetle = Scarabeo
    .gender = m
    .the = lo Scarabeo
    .of = dello Scarabeo
bug-grasshopper = Cavalletta
    .gender = f
    .the = la Cavalletta
    .of = della Cavalletta
bug-spider = Ragno
    .gender = m
    .the = il Ragno
    .of = del Ragno
bug-ant = Formica
    .gender = f
    .the = la Formica
    .of = della Formica
bug-ladybug = Coccinella
    .gender = f
    .the = la Coccinella
    .of = della Coccinella
bug-pillbug = Onisco
    .gender = m
    .the = l’Onisco
    .of = dell’Onisco
bug-mosquito = Zanzara
    .gender = f
    .the = la Zanzara
    .of = della Zanzara
bug-wasp = Vespa
    .gender = f
    .the = la Vespa
    .of = della Vespa
bug-scorpion = Scorpione
    .gender = m
    .the = lo Scorpione
    .of = dello Scorpione
bug-firefly = Lucciola
    .gender = f
    .the = la Lucciola
    .of = della Lucciola
bug-fly = Mosca
    .gender = f
    .the = la Mosca
    .of = della Mosca
bug-dragonfly = Libellula
    .gender = f
    .the = la Libellula
    .of = della Libellula
bug-centipede = Centopiedi
    .gender = m
    .the = il Centopiedi
    .of = del Centopiedi
bug-stink-bug = Cimice
    .gender = f
    .the = la Cimice
    .of = della Cimice
bug-tick = Zecca
    .gender = f
    .the = la Zecca
    .of = della Zecca
bug-assassin-bug = Cimice assassina
    .gender = f
    .the = la Cimice assassina
    .of = della Cimice assassina
bug-mantis = Mantide
    .gender = f
    .the = la Mantide
    .of = della Mantide
bug-butterfly = Farfalla
    .gender = f
    .the = la Farfalla
    .of = della Farfalla
bug-moth = Falena
    .gender = f
    .the = la Falena
    .of = della Falena
bug-honeycombo = Honeycombo
    .gender = m
    .the = l’Honeycombo
    .of = dell’Honeycombo

# I giocatori.

color-white = Bianco
color-black = Nero

# Un pezzo, da solo, in una frase e dopo «di». Il colore è none se è ovvio, il numero 0 se non c’è.

tile = { $bug }{ tile-color }{ tile-number }
the-tile = { $the }{ tile-color }{ tile-number }
of-tile = { $of }{ tile-color }{ tile-number }
tile-color =
    { $color ->
        [white] { $gender ->
            [f] {" "}bianca
           *[m] {" "}bianco
        }
        [black] { $gender ->
            [f] {" "}nera
           *[m] {" "}nero
        }
       *[none] {""}
    }
tile-number =
    { $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }
