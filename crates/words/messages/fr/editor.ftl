## L’éditeur de positions

editor-title = Éditeur de positions
editor-open = Modifier la position
editor-panel = Position et réglages
editor-tools = Outils
editor-keys-title = Touches
editor-keys = Les flèches vont d’une case à l’autre. Une lettre choisit une créature blanche, avec Maj une noire ; la même lettre encore une fois, la créature suivante de cette lettre. Entrée pose la pièce choisie, ou choisit ce qui se trouve là. Suppr retire une pièce, R la retourne, I la décrit. V déplace les pièces, E efface.

# La palette. Le Honeycombo n’appartient à personne.
editor-palette =
    { $player ->
        [white] Pièces des Blancs
       *[black] Pièces des Noirs
    }
editor-left =
    { $count ->
        [0] { $tile }, plus aucune pièce
        [one] { $tile }, il en reste { $count }
       *[other] { $tile }, il en reste { $count }
    }
editor-none-left = Plus aucune pièce : { $tile }.
editor-picked = Pièce choisie : { $tile }.
editor-taken-off = Pièce retirée : { $tile }.

editor-move = Déplacer
editor-erase = Effacer
editor-undo = Annuler
editor-redo = Rétablir
editor-mirror = Refléter
editor-rotate = Pivoter
editor-center = Centrer
editor-clear = Vider le plateau
editor-start = Position de départ
editor-hive = Toute la ruche

# Ce qui ne va pas.
editor-possible = Cette position est possible.
editor-over = Cette position est possible. La partie y est terminée.
editor-problems =
    { $count ->
        [one] Cette position n’est pas possible :
       *[other] Cette position n’est pas possible, pour { $count } raisons :
    }
editor-cell-wrong = Quelque chose ne va pas ici.
editor-cannot-stand-on-top = { $tile } ne peut pas se tenir sur une autre pièce
editor-in-pieces = la ruche est en morceaux : rien ne relie { $tile } et { $other }
editor-on-the-ground = { $tile } ne peut pas être au sol
editor-honeycombo-covered = { $tile } est sur le Honeycombo, où aucune pièce ne peut finir un tour
editor-no-honeycombo = il manque le Honeycombo : il est sur la table dès le début

# Le texte.
editor-text = Position, partie ou lien
editor-text-about = Tout ce que vous tapez ou collez ici apparaît aussitôt sur le plateau.
editor-too-wide = les pièces sont trop loin les unes des autres pour être montrées

# Le jeu.
editor-other-game = Un autre jeu…
editor-take-game = Prendre ce jeu
editor-dropped = Retirées du plateau, car elles ne font pas partie de ce jeu : { $tiles }.
editor-turned = Remises à l’endroit, car elles n’ont pas de dos dans ce jeu : { $tiles }.

# Le tour.
editor-to-move = Au trait
editor-turn = Tour
editor-combo = Le Honeycombo montre
editor-locked = L’adversaire vient de retourner le Honeycombo
editor-stage = Ce tour
editor-stage-single = Une action
editor-stage-first = Première de deux actions
editor-stage-second = Deuxième de deux actions
editor-pending = Double tour à venir
editor-pending-none = Personne

# Les pièces qui ne sont pas sur le plateau.
editor-hand =
    { $player ->
        [white] Main des Blancs
       *[black] Main des Noirs
    }
editor-removed = Hors du jeu
editor-nothing = Rien
editor-add = Ajouter la pièce choisie
editor-pick-first = Choisissez d’abord une pièce.
editor-put-back = { $tile } : remettre
editor-faces = Faces des pièces en réserve

# La pile choisie.
editor-chosen = Pile choisie
editor-whole-stack = Déplacer toute la pile
editor-turn-over = Retourner
editor-take-off = Retirer
editor-last-turn = Dernier tour
editor-first-action = Première action
editor-status-resting = au repos
editor-status-stung = piquée
editor-status-placed = posée
editor-status-moved = déplacée
editor-status-flipped = retournée

# Que faire de la position.
editor-analyse = Analyser
editor-play = Jouer à partir d’ici
editor-copy-text = Copier le texte
editor-picture = Image

# Pourquoi un changement est impossible.
editor-no-other-side = { $tile } ne peut pas être { $tile-gender ->
        [f] retournée
       *[m] retourné
    } ici
editor-too-far = cette place est trop loin des autres pièces
editor-not-here = cela n’existe pas dans ce jeu
editor-not-on-table = { $tile } n’est pas sur la table
