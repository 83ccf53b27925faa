## Analyse des parties

review-title = Bilan de la partie
review-accuracy = Précision
review-inaccuracies = Imprécisions
review-mistakes = Erreurs
review-blunders = Gaffes
review-chance = Chances de gain des Blancs
review-inaccuracy = Imprécision
review-mistake = Erreur
review-blunder = Gaffe
review-better = meilleur : { $line }
review-missed-win =
    { $moves ->
        [one] manque un gain en un coup
       *[other] manque un gain forcé en { $moves } coups
    }
review-allowed-loss =
    { $moves ->
        [one] permet un gain en un coup
       *[other] permet un gain forcé en { $moves } coups
    }
review-turning-point = tournant
review-draws = La pièce tirée relève du hasard : la valeur est une moyenne.
review-incomplete = Le bilan a été interrompu : les premiers coups manquent.
review-graph = Chances de gain des Blancs après chaque coup
