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
review-draws = La pièce piochée relève du hasard : la valeur est une moyenne.
review-incomplete = Le bilan a été interrompu : les premiers coups manquent.
review-graph = Chances de gain des Blancs après chaque coup
review-missed-wins = Gains manqués

## Le bilan sur la page d’analyse

review-start = Faire le bilan de la partie
review-about = Le moteur juge chaque coup : où la partie a basculé, ce qui a été manqué, la précision des deux joueurs.
review-no-moves = Il n’y a pas encore de coups à juger.
review-progress = Avancement du bilan
review-cancel = Annuler
review-paused = Le bilan a été interrompu. Ce qui a été trouvé est conservé.
review-continue = Poursuivre le bilan
review-stopped = Le bilan s’est arrêté : { $reason }.
review-done = Le bilan est terminé.
review-percent = { $points } %
review-summary =
    Précision : Blancs { $white }, Noirs { $black }. { $turns ->
        [0] Aucun tournant.
        [one] Un tournant.
       *[other] { $turns } tournants.
    }
review-point-start = Début de la partie. Chances de gain des Blancs : { $chance }.
review-point = Tour { $number } : { $action } Chances de gain des Blancs : { $chance }.
review-verdict = { $judgement } : { $reason }.
review-falls = les chances de gain passent de { $before } à { $after }
review-best-was = Le meilleur coup : { $action }
review-turning-points = Tournants
review-line-play = Jouer la meilleure suite
review-lines-add = Ajouter les meilleures suites en variantes
review-lines-remove = Retirer les variantes ajoutées

## Apprendre de ses erreurs

learn-title = Apprendre de ses erreurs
learn-white = Erreurs des Blancs ({ $count })
learn-black = Erreurs des Noirs ({ $count })
learn-question = Question { $number } sur { $count }
learn-ask-white = { $judgement } : { $action } Trouvez un meilleur coup pour les Blancs.
learn-ask-black = { $judgement } : { $action } Trouvez un meilleur coup pour les Noirs.
learn-judging = Le moteur vérifie votre coup…
learn-best = Exact : c’est le meilleur coup !
learn-good =
    { $points ->
        [0] Exact : votre coup vaut le meilleur.
        [one] Exact : votre coup n’est qu’à un point de chances de gain du meilleur.
       *[other] Exact : votre coup n’est qu’à { $points } points de chances de gain du meilleur.
    }
learn-wrong = Pas assez bon : votre coup perd { $points } points de chances de gain. Essayez-en un autre.
learn-solution = La solution : { $action }
learn-away = Ce n’est pas la position de la question.
learn-back = Revenir à la question
learn-retry = Réessayer
learn-show = Voir la solution
learn-next = Question suivante
learn-finish = Voir le résultat
learn-result =
    { $found ->
        [0] Meilleurs coups trouvés : aucun sur { $count }.
       *[other] Meilleurs coups trouvés : { $found } sur { $count }, dont { $once } au premier essai.
    }
learn-again = Recommencer
learn-end = Fermer
