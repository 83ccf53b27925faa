# Ce que font les joueurs. $tile et les autres sont des pièces, $where l’endroit où une pièce arrive, $player est white
# ou black.

action-place = { player } placent { $tile } { $where }
action-place-first = { player } placent { $tile } comme première pièce
action-and-draws = { $action } et piochent { $drawn }
action-and-draws-something = { $action } et piochent une pièce
action-move = { $tile } va { $where }
action-jump = { $tile } saute { $where }
action-fly = { $tile } vole { $where }
action-climb = { $tile } grimpe { $where }
action-come-down = { $tile } descend { $where }
action-throw = { $agent } lance { $tile } { $where }
action-flip = { player } retournent { $tile }, qui devient { $other }
action-sting = { $tile } pique { $victim }
action-sting-flip = { $tile } pique { $victim }, qui devient { $other }
action-remove = { $tile } retire { $victim } : les deux pièces quittent la partie
action-swap = { $tile } échange sa place avec { $other }
action-combo = { player } retournent le Honeycombo, pour deux actions au prochain tour
action-draw = { player } piochent { $drawn } dans le sac
action-draw-something = { player } piochent une pièce dans le sac
action-steal = { player } reprennent { $tile } dans la main de l’adversaire
action-end = { player } renoncent à la deuxième action
action-pass = { player } passent

# Autour d’une action.

action-controlled = sous le contrôle { $of }, { $action }
action-second = deuxième action : { $action }

# Un Moustique qui imite une autre créature.

tile-as = { $tile } (comme { $bug })

# Où une pièce arrive, vu d’une autre.

where-on-top = sur { $the }
where-east = à droite { $of }
where-north-east = en haut à droite { $of }
where-north-west = en haut à gauche { $of }
where-west = à gauche { $of }
where-south-west = en bas à gauche { $of }
where-south-east = en bas à droite { $of }

# Une case de la table, pour qui écoute.

cell-tile = { $tiles }, { cell-around }
cell-stack = pile de { $height }, du haut vers le bas : { $tiles } ; { cell-around }
cell-empty = vide, { cell-around }
cell-around =
    { $count ->
        [0] aucun voisin
        [one] 1 voisin : { $neighbors } ; { cell-free }
       *[other] { $count } voisins : { $neighbors } ; { cell-free }
    }
cell-free =
    { $free ->
        [0] aucun côté libre
        [one] { $free } côté libre sur 6
       *[other] { $free } côtés libres sur 6
    }
cell-pinned =
    { $tile } ({ $tile-gender ->
        [f] clouée
       *[m] cloué
    })
cell-resting = { $tile } (au repos)
cell-stung =
    { $tile } ({ $tile-gender ->
        [f] piquée
       *[m] piqué
    })
cell-honeycombo = Honeycombo, couleur { of-player }
at-east = { $tile } à droite
at-north-east = { $tile } en haut à droite
at-north-west = { $tile } en haut à gauche
at-west = { $tile } à gauche
at-south-west = { $tile } en bas à gauche
at-south-east = { $tile } en bas à droite

# Ce qu’on choisit avant le premier tour.

choice-pick = { player } choisissent trois pièces, qui forment leur première main avec la Reine abeille
choice-faces = { player } choisissent les pièces qui montrent leur dos

# À qui le tour.

turn = { to-player } de jouer, tour { $number }
turn-first = { to-player } de jouer, tour { $number }, première de deux actions
turn-second = { to-player } de jouer, tour { $number }, deuxième de deux actions
turn-queen-due = { $turn } : la Reine abeille doit être placée maintenant
turn-queen-later = { $turn } : la Reine abeille doit être placée au tour 4 au plus tard

# Comment une partie a fini.

outcome-win = { player } gagnent
outcome-draw = partie nulle
ending-surrounded =
    { player } gagnent : { $royal } est { $royal-gender ->
        [f] encerclée
       *[m] encerclé
    }
ending-covered =
    { player } gagnent : { $royal } est { $royal-gender ->
        [f] encerclée et recouverte
       *[m] encerclé et recouvert
    }
ending-removed =
    { player } gagnent : { $royal } a été { $royal-gender ->
        [f] retirée
       *[m] retiré
    }
ending-resignation = { player } gagnent : l’adversaire a abandonné
ending-time = { player } gagnent : l’adversaire n’a plus de temps
ending-both-surrounded = partie nulle : les deux Reines sont encerclées
ending-repetition = partie nulle : la même position s’est présentée trois fois
ending-agreement = partie nulle par accord mutuel
