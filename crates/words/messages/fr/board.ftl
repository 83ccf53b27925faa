# Le plateau : les fiches des pièces, les choix sur une pièce, et le sens des marques.

board-turn = Tourner le plateau

choice-flip = Retourner : devient { $bug }
choice-sting = Piquer : devient { $bug }

card-back = Autre face : { $bug }.
card-stung = Piquée : cette pièce ne peut rien faire au tour de son joueur.
card-resting = Vient d’être déplacée ou retournée : ce tour-ci, on ne peut ni la déplacer ni la piquer.
card-shielded = Une Punaise la protège de l’adversaire.
card-suppressed = Elle touche un Scorpion ennemi et ne peut pas être retournée.
card-pinned = Clouée : sans elle, la ruche serait coupée en deux.
card-copies = Peut agir maintenant comme : { $bugs }.
card-sides =
    { $count ->
        [0] Aucun de ses six côtés n’est occupé.
        [one] { $count } de ses six côtés est occupé.
       *[other] { $count } de ses six côtés sont occupés.
    }
card-no-place = Il n’y a pas de place pour elle maintenant.

mark-held = La pièce que vous avez prise.
mark-target = Elle peut aller là.
mark-onto = Elle peut monter dessus.
mark-thrown = Elle n’y arrive que par un lancer.
mark-stings = Elle peut piquer cette pièce.
mark-removes = Elle peut retirer cette pièce, et elle-même avec elle.
mark-swaps = Elle peut échanger sa place avec cette pièce.
mark-several = Plusieurs actions sont possibles ici : à vous de choisir.
mark-lent = Une pièce que peut déplacer celle que vous tenez.
mark-last = Ce qui vient d’être joué.
mark-path = D’où vient la pièce, et par quel chemin.
mark-helper = L’insecte à l’origine de l’action : il a lancé, forcé ou piqué.
mark-turned = Vient d’être retournée.
mark-removed = Vient d’être retirée de la partie.
mark-hint = Un conseil.
mark-danger = Les côtés occupés d’une Reine, à partir de trois.
mark-great-danger = Cinq côtés sont occupés : il n’en reste qu’un.
mark-height = La hauteur d’une pile.
mark-resting = Vient d’être déplacée ou retournée : ce tour-ci, on ne peut ni la déplacer ni la piquer.
mark-stung = Piquée : elle ne peut rien faire au tour de son joueur.
mark-shielded = Une Punaise la protège.
mark-back = L’insecte de l’autre face.
mark-suppressed = Un Scorpion empêche de la retourner.

choose-back = Dos : { $bug }
choose-front = Face : { $bug }
