## L’explorateur : ce qui a été joué dans une position

explorer-source = Parties
explorer-book = Répertoire
explorer-own = Mes parties
explorer-table = Coups joués dans cette position
explorer-move = Coup
explorer-games = Parties
explorer-share = Part en pourcentage
explorer-results = Résultats
explorer-total = Total
explorer-bar = Victoires des Blancs { $white } %, nulles { $draws } %, victoires des Noirs { $black } %
explorer-undecided = sans résultat
explorer-about-book = { $games } parties de l’ordinateur contre lui-même, { $nodes } positions examinées à chaque coup. Les positions tournées ou reflétées ne comptent que pour une.
explorer-about-own = Les parties enregistrées dans ce navigateur, sauf celle qui est ouverte. Les positions tournées ou reflétées ne comptent que pour une.
explorer-progress = Lecture de vos parties : { $done } sur { $all }
explorer-loading = Chargement du répertoire…
explorer-reading = Lecture de vos parties…
explorer-empty = Aucune partie du répertoire n’a atteint cette position.
explorer-empty-own = Aucune autre de vos parties n’a atteint cette position.
explorer-empty-games = Aucune partie n’a atteint cette position.
explorer-none = Il n’y a pas de répertoire pour ce jeu.
explorer-unreachable = Le répertoire n’a pas pu être chargé. Le réseau est-il disponible ?
explorer-damaged = Le répertoire chargé est endommagé.
explorer-again = Réessayer
explorer-forbidden = Le navigateur ne donne pas accès aux parties enregistrées.
explorer-choose = L’explorateur commence au premier tour, après les choix des joueurs.
explorer-over = La partie est terminée ici.
