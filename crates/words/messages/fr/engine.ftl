## Le moteur à côté du plateau, sur la page d’analyse

threat-over = la partie est finie, plus rien ne menace
threat-double-turn = les menaces s’affichent avant ou après un double tour, pas au milieu
threat-no-queen = les menaces s’affichent dès que les deux Reines sont sur la table
threat-nothing = rien ne peut menacer ici

engine-title = Moteur
engine-switch = Allumer ou éteindre le moteur (O)
engine-threat = Menaces
engine-threat-about = Que ferait l’autre joueur si c’était son tour ?
engine-lines = Variantes
engine-depth = profondeur { $depth }
engine-speed = { $speed } positions par seconde
engine-waits = Le moteur démarre…
engine-problem = Pas d’analyse : { $reason }.
engine-chance = { $player } { $percent } %
engine-wins = { $player } : victoire en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
engine-average = Les pièces viennent du sac : chaque évaluation est une moyenne sur au moins { $draws } tirages.
engine-threat-of = Menaces ({ $player }), comme si l’adversaire passait
engine-found = Meilleures variantes
engine-line = Variante { $number } : { $score }, { $tenths }
engine-line-forced = Variante { $number } : { $score }
engine-play = Jouer le premier coup de la variante { $number }
engine-insert = Insérer la variante { $number } dans la partie
engine-inserted = La variante est maintenant dans la partie.
engine-walk = Variante { $number }, coup { $step } sur { $count }
engine-walk-back = Reculer dans la variante
engine-walk-forward = Avancer dans la variante
engine-walk-end = Revenir à la partie
engine-bar = Chances de gain
engine-spoken = { $score }. { $move }
shortcut-engine = Allumer ou éteindre le moteur, pendant l’analyse
shortcut-threat = Afficher ou masquer les menaces, pendant l’analyse
