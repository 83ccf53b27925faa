# Ce qui entoure le plateau : la liste des coups, les joueurs, le sac. Et les guillemets.

# Ce que quelqu’un a saisi, dans un message d’erreur.
quoted = « { $text } »

# Une ligne de la liste des coups hors de la ligne principale ; $level vaut 2 pour une variante de variante.
moves-variation =
    { $level ->
        [1] Variante
       *[other] Variante, niveau { $level }
    }

# Ce qui a été choisi avant le premier tour. $tiles est une liste de noms, $count leur nombre.
moves-picked = { player } choisissent { $tiles }
moves-faces =
    { $count ->
        [0] { player } laissent toutes les pièces côté face
       *[other] { player } mettent ces pièces côté dos : { $tiles }
    }

# Les pièces restant dans le sac, en Essaim.
bag-count =
    { $count ->
        [0] Le sac est vide
        [one] { $count } pièce dans le sac
       *[other] { $count } pièces dans le sac
    }

# À côté du nom du joueur dont c’est le tour.
player-on-turn = au trait
player-your-turn = à vous
player-you = vous

# Le temps restant d’un joueur, s’il dépasse un jour.
clock-days =
    { $days ->
        [one] 1 jour
       *[other] { $days } jours
    }
