# Pourquoi une action est impossible. $tile et les autres sont des noms de pièces, avec leur genre $tile-gender ;
# $player est white ou black.

player =
    { $player ->
        [white] les Blancs
       *[black] les Noirs
    }
to-player =
    { $player ->
        [white] aux Blancs
       *[black] aux Noirs
    }
of-player =
    { $player ->
        [white] des Blancs
       *[black] des Noirs
    }

illegal-game-over = la partie est finie
illegal-cannot-pass = { player } ne peuvent pas passer tant qu’une autre action est possible
illegal-not-in-game = { $tile } ne fait pas partie de ce jeu
illegal-not-in-reserve = { $tile } est déjà en jeu
illegal-not-in-play = { $tile } n’est pas encore en jeu
illegal-not-yours-to-place = ce n’est pas { to-player } de placer { $tile }
illegal-not-lowest = il faut placer { $lowest } avant { $tile }
illegal-queen-first = { $tile } ne peut pas être la première pièce
illegal-queen-due = { $tile } doit être placée maintenant : elle doit être en jeu au plus tard au 4ᵉ tour
illegal-queen-not-in-play = { $tile } ne peut pas bouger avant que { $queen } soit en jeu
illegal-occupied = { $by } occupe { $place }, et { $tile } ne peut pas monter dessus
illegal-touches-nothing = là, { $tile } ne toucherait rien
illegal-touches-enemy = sur { $place }, { $tile } toucherait { $enemy } : une nouvelle pièce ne doit toucher que sa propre couleur
illegal-covered = { $by } recouvre { $tile }
illegal-resting =
    { $tile } se repose : { $tile-gender ->
        [f] elle a été déplacée
       *[m] il a été déplacé
    } au tour précédent
illegal-pinned =
    { $tile } est { $tile-gender ->
        [f] clouée : la
       *[m] cloué : le
    } déplacer couperait la ruche en deux
illegal-not-yours-to-move = ce n’est pas { to-player } de déplacer { $tile }
illegal-not-yours-to-throw =
    ce n’est pas { to-player } de déplacer { $tile }, et aucune pièce { of-player } ne peut { $tile-gender ->
        [f] la
       *[m] le
    } lancer
illegal-not-in-this-game = cette action n’existe pas dans ce jeu
illegal-choose-first = { player } doivent d’abord choisir, avec « { $word } » suivi de pièces
illegal-cannot-choose =
    { $tile } ne peut pas être { $tile-gender ->
        [f] choisie
       *[m] choisi
    } pour « { $word } » : on choisit ses propres pièces, chacune une seule fois, et jamais la Reine
illegal-pick-three = { player } choisissent trois pièces, comme dans « pick wA1 wB1 wG1 » ; la Reine s’y ajoute
illegal-nothing-drawn =
    { $tile } ne peut pas être { $tile-gender ->
        [f] piochée
       *[m] pioché
    } : cette pièce n’est pas dans le sac, ou l’action ne pioche rien
illegal-draw-unknown = il faut nommer la pièce piochée, comme dans « draw +bG2 »
illegal-empty-bag = il n’y a rien à piocher dans le sac
illegal-queen-first-of-all = tant que { $tile } n’est pas en jeu, on ne peut que placer des pièces
illegal-cannot-steal =
    { $tile } ne peut pas être { $tile-gender ->
        [f] reprise
       *[m] repris
    } : seules les pièces { of-player } dans la main de l’adversaire peuvent l’être
illegal-steal-lowest = il faut reprendre { $lowest } avant { $tile }
illegal-cannot-end = on ne renonce à la deuxième action que si rien d’autre n’est possible
illegal-splits-hive = sans { $tile } et { $victim }, la ruche serait coupée en deux
illegal-nothing-to-end = il n’y a pas de deuxième action à laquelle renoncer
illegal-on-honeycombo = { $tile } doit d’abord quitter le Honeycombo : aucune pièce ne peut y finir un tour
illegal-ends-on-honeycombo = { $tile } ne peut pas finir un tour sur le Honeycombo
illegal-combo-not-yours = le Honeycombo ne montre pas la couleur { of-player }, qui ne peuvent donc pas le retourner
illegal-combo-locked = on ne peut pas retourner le Honeycombo juste après l’adversaire, ni pendant un double tour
illegal-not-yours-to-flip = ce n’est pas { to-player } de retourner { $tile }
illegal-cannot-flip =
    { $tile } ne peut pas être { $tile-gender ->
        [f] retournée
       *[m] retourné
    } dans ce jeu
illegal-stung =
    { $tile } a été { $tile-gender ->
        [f] piquée : ce tour-ci, elle
       *[m] piqué : ce tour-ci, il
    } ne peut rien faire et on ne peut rien lui faire
illegal-suppressed =
    { $tile } touche { $scorpion } et ne peut donc pas être { $tile-gender ->
        [f] retournée
       *[m] retourné
    }
illegal-shielded = { $stink-bug } protège { $tile }
illegal-shields-itself =
    { $stink-bug } se protège { $stink-bug-gender ->
        [f] elle-même
       *[m] lui-même
    }
illegal-no-power =
    { $tile } ne peut pas { $power ->
        [throw] lancer de pièce
        [sting] piquer
        [swap] échanger sa place
        [force] contrôler de pièce
       *[remove] retirer de pièce
    } maintenant
illegal-no-victim =
    { $tile } ne peut pas { $power ->
        [throw] lancer
        [sting] piquer
        [swap] échanger sa place avec
        [force] contrôler
       *[remove] retirer
    } { $victim } : { aim }
aim =
    { $power ->
        [throw] un lancer prend une pièce seule qui touche le lanceur, et ne franchit pas les passages trop étroits
        [sting] une piqûre vise une pièce adverse seule sur sa case
        [swap] l’autre pièce doit être seule, à trois pas sur la ruche
        [force] le contrôle vise une pièce adverse voisine à la même hauteur
       *[remove] un Insecte assassin retire une pièce adverse voisine seule sur sa case, une Mante religieuse une pièce qui vient d’être placée
    }
illegal-just-moved =
    { $tile } a été { $tile-gender ->
        [f] déplacée ou retournée
       *[m] déplacé ou retourné
    } au tour précédent
illegal-wrong-face =
    { $tile } ne peut pas être { $tile-gender ->
        [f] placée
       *[m] placé
    } avec cette face visible
illegal-not-on-own = { $tile } se place sur une pièce de sa propre couleur
illegal-no-place-for =
    { $tile } ne peut pas être { $tile-gender ->
        [f] placée maintenant : elle
       *[m] placé maintenant : il
    } toucherait partout l’autre couleur
illegal-cannot-throw-there =
    { $tile } ne peut pas être { $tile-gender ->
        [f] lancée
       *[m] lancé
    } sur { $place } : un lancer finit sur un côté libre du lanceur et ne franchit pas les passages trop étroits
illegal-same-place = { $tile } s’y trouve déjà
illegal-gate = { $tile } ne peut pas se faufiler entre { $left } et { $right }
illegal-enclosed = { $tile } ne peut pas entrer dans { $place } : tous les accès sont trop étroits
illegal-loses-contact = { $tile } perdrait le contact avec la ruche en allant vers { $place }
illegal-surrounded =
    { $tile } ne peut aller nulle part : { $tile-gender ->
        [f] elle est encerclée
       *[m] il est encerclé
    }
illegal-shut-in = { $tile } ne peut aller nulle part : toutes les sorties sont trop étroites
illegal-nothing-to-copy = { $tile } ne touche aucun insecte à copier
illegal-path-too-short = { $tile } ne peut aller nulle part : { $rule }, et tous les chemins d’ici sont plus courts
illegal-stuck = { $tile } ne peut aller nulle part : { $rule }
illegal-cannot-reach = { $tile } ne peut pas atteindre { $place } : { $rule }

# L’endroit qu’une personne vient de montrer.
that-place = cette case

# Comment chaque créature se déplace, en une demi-phrase.

reach-queen = la Reine abeille avance d’une case
reach-beetle = un Scarabée fait un pas
reach-grasshopper = une Sauterelle saute en ligne droite jusqu’à la première case vide
reach-spider = une Araignée avance d’exactement trois cases
reach-ant = une Fourmi avance d’autant de cases qu’elle veut, mais jamais par un passage trop étroit
reach-ladybug = une Coccinelle fait deux pas sur la ruche et un pour descendre
reach-pillbug = un Cloporte avance d’une case
reach-mosquito = un Moustique se déplace comme un insecte qu’il touche
reach-mosquito-on-top = sur la ruche, un Moustique se déplace comme un Scarabée
reach-wasp = une Guêpe avance d’une case
reach-scorpion = un Scorpion avance d’exactement deux cases
reach-firefly = une Luciole grimpe puis fait encore un pas, ou fait un seul pas sur la ruche
reach-fly = une Mouche se pose à côté d’un insecte que l’adversaire vient de jouer
reach-dragonfly = une Libellule grimpe et vole tout droit au-dessus de la ruche
reach-centipede = un Mille-pattes ne fait qu’échanger sa place avec une pièce à trois pas
reach-stink-bug = une Punaise enjambe une seule pièce
reach-tick = une Tique grimpe d’un pas ou redescend au sol
reach-assassin-bug = un Insecte assassin avance d’une case
reach-mantis = une Mante religieuse ne se déplace pas ; elle retire ce que l’adversaire vient de placer
reach-butterfly = un Papillon fait exactement deux pas sur la ruche
reach-moth = un Papillon de nuit descend puis remonte ailleurs
reach-honeycombo = le Honeycombo ne bouge jamais

# Ce qui ne va pas dans un coup écrit.

tile-error = { $text } n’est pas une pièce : une pièce est une couleur, une créature et parfois un numéro, comme wQ ou bA2
move-error-syntax = { $text } n’est pas un coup : un coup est une pièce et une place à côté d’une autre, comme « wA1 -bQ », ou une pièce où grimper, comme « wB1 bQ »
move-error-no-place = le coup ne dit pas où va { $tile } : ajoutez une pièce voisine de la place, comme « -bQ » ou « bQ/ »
move-error-reference-not-in-play = { $reference } n’est pas sur la table et ne peut pas dire où va { $tile }

# Ce qui ne va pas dans une partie écrite.

game-error-unknown-state = { $text } n’est pas l’état d’une partie : NotStarted, InProgress, Draw, WhiteWins ou BlackWins
game-error-no-turn = la partie ne dit pas à qui de jouer, comme dans « Base;NotStarted;White[1] »
game-error-move = coup { $number }, { $text } : { $error }
game-error-state = la partie dit { $said }, mais après ses coups c’est { $found }
game-error-wrong-turn = la partie dit que c’est le tour { $said }, mais après ses coups c’est { $found }
turn-error = { $text } n’est pas un tour : un tour est un joueur et un nombre, comme White[1] ou Black[12]

# Ce qui ne va pas dans un type de jeu.

type-error-unknown-set = { $text } n’est pas un jeu : un type de jeu commence par Base ou Venom, comme Base+MLP
type-error-unknown-part = { $text } ne peut pas s’ajouter à un jeu : après + viennent les lettres M, L, P dans cet ordre, Predators, Guardians, Honeycombo, Swarm, ou pour Base un insecte de Venom comme Fl2
type-error-extra-in-venom = { $text } ne peut pas s’ajouter à Venom, où c’est le dos d’une pièce
type-error-extra-count = { $text } ne peut pas s’ajouter à un jeu : un joueur en a { $most } au plus
type-error-twice = { $text } figure deux fois dans le type de jeu
type-error-unclosed = les options ne se terminent pas par ) à la fin de { $text }
type-error-not-an-option = { $text } n’est pas une option : les options s’écrivent nom=valeur
type-error-unknown-option = il n’y a pas d’option { $text }
type-error-unknown-value = l’option { $option } ne peut pas valoir { $text }, seulement { $values }
or = { $one } ou { $other }

# Ce qui ne va pas dans une position écrite.

position-error-incomplete = { $text } n’est pas une position : il faut un type de jeu, un tour et des cases, comme « Base;White[2];0,0:wS1 1,0:bS1 »
position-error-stack = { $text } n’est pas une pile : il faut une place et des pièces, comme « 1,0:bA1<wB1 »
position-error-within = dans { $text } : { $error }
position-error-unknown-status = { $text } n’est pas un état de pièce dans ce jeu
position-error-honeycombo-status = dans { $text } : le Honeycombo H n’a pas d’état
position-error-back-on-table = dans backs= : { $tile } est sur la table, où l’on voit sa face
position-error-first-without-second = l’effet d’une première action ne s’indique qu’avec double2
position-error-twice = { $text } est indiqué deux fois

# Ce qui ne va pas dans une position entière.

setup-error-turn = le tour { $number } est impossible : les tours se comptent de 1 à { $max }
setup-error-too-far = la place { $place } est trop loin : les coordonnées vont jusqu’à { $max }
setup-error-place-twice = il y a deux piles sur { $place }
setup-error-empty-stack = la pile sur { $place } n’a aucune pièce
setup-error-tile-twice = { $tile } est à deux endroits
setup-error-cannot-stand-on-top = { $tile } sur { $place } ne peut pas se tenir sur une autre pièce
setup-error-in-pieces = la ruche est en morceaux : rien ne relie { $tile } sur { $place } et { $other } sur { $other-place }
setup-error-queen-missing = il manque { $tile } : elle entre en jeu au plus tard au quatrième tour de son joueur
setup-error-tile-count =
    { player } ne peuvent pas avoir { $tiles ->
        [one] { $tiles } pièce
       *[other] { $tiles } pièces
    } sur la table après { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
setup-error-on-the-ground = { $tile } sur { $place } ne peut pas être au sol
setup-error-no-honeycombo = il manque le Honeycombo H : il est sur la table dès le début
setup-error-honeycombo-covered = { $tile } est sur le Honeycombo en { $place }, où aucune pièce ne peut finir un tour
setup-error-queen-in-bag = il manque { $tile } : elle est sur la table, retirée, ou dans la main de son propriétaire
setup-error-back-up = { $tile } ne peut pas montrer son dos dans ce jeu
setup-error-pending = c’est { to-player } de jouer : leur double tour ne peut plus être à venir
setup-error-status-off-table = { $tile } a un état sans être sur la table

# Pourquoi le navigateur ne peut rien conserver.

storage-error-forbidden = le navigateur ne permet pas à cette page de conserver quoi que ce soit
storage-error-full = le navigateur n’a plus de place pour cette page

# Pourquoi l’ordinateur ne répond pas.

trouble-question = la demande est illisible
trouble-game = { $text } ne peut pas être lu comme une partie
trouble-choose-first = les joueurs doivent d’abord choisir leurs pièces
trouble-seconds = { $text } n’est pas un temps de réflexion : il faut un nombre de secondes, un jour au plus
trouble-no-place = aucune pièce { $text } ne peut être placée maintenant
trouble-move = { $text } n’est pas un coup dans cette position
trouble-puzzle = le problème ne peut pas être ouvert
engine-not-loaded = le moteur n’a pas pu être chargé : { $why }
engine-not-started = le moteur n’a pas pu démarrer : { $why }
engine-stopped = le moteur s’est arrêté : { $why }
engine-unintelligible = la réponse du moteur est incompréhensible
complaint-browser = le navigateur indique : { $text }
complaint-silent = le navigateur n’indique pas pourquoi
complaint-no-address = la page n’indique pas où se trouve { $name }
