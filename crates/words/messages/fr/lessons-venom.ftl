# Les leçons : le Venin.

lessons-venom = Le Venin

lesson-two-faces = Deux faces
lesson-two-faces-1 = Chaque pièce a une autre créature au dos, et vous choisissez la face en la plaçant. Placez une Araignée côté dos : un Scorpion.
lesson-two-faces-1-hint = Prenez la pièce de l’Araignée et choisissez l’autre face.
lesson-two-faces-1-wrong-1 = C’est la face de l’Araignée. Choisissez le Scorpion avant de placer la pièce.
lesson-two-faces-2 = Seule la Reine n’a pas le choix : elle entre toujours en jeu comme Reine abeille. Placez-la.
lesson-two-faces-3 = Reine et Guêpe, Araignée et Scorpion, Scarabée et Luciole, Sauterelle et Libellule, Fourmi et Mouche. Placez une Mouche.
lesson-two-faces-3-hint = Elle est au dos d’une Fourmi.

lesson-flipping = Retourner
lesson-flipping-1 = Une fois votre Reine en jeu, vous pouvez retourner une pièce au lieu de jouer autre chose. Changez votre Fourmi en Mouche.
lesson-flipping-1-hint = Choisissez la Fourmi, puis le bouton qui la retourne.
lesson-flipping-2 = Même une pièce clouée peut être retournée. Votre Sauterelle ne peut pas bouger ; faites-en une Libellule.
lesson-flipping-3 = Ce qui est recouvert reste comme il est. Retournez votre Araignée ; votre Fourmi, elle, est sous un Scarabée.
lesson-flipping-4 = Une pièce retournée ne se repose pas : elle peut agir au tour suivant. Votre Araignée est à deux cases du but, et un Scorpion avance de deux. Gagnez en deux coups.

lesson-wasp = La Guêpe
lesson-wasp-1 = La Guêpe est au dos de votre Reine, et elle est reine aussi : encerclée, elle perd la partie. Retournez votre Reine.
lesson-wasp-2 = Elle avance d’une case, ou elle pique un ennemi, aussi loin soit-il. La victime est aussitôt retournée. Piquez la Fourmi noire.
lesson-wasp-2-done = La Fourmi est devenue une Mouche, et elle ne fera rien au prochain tour des Noirs.
lesson-wasp-2-wrong-1 = Une piqûre, mais pas à la Fourmi.
lesson-wasp-3 = Les piles ne craignent rien, ni ce qui vient d’être déplacé ou retourné. Piquez la Reine noire : elle devient une Guêpe et ne peut rien faire pendant un tour.
lesson-wasp-4 = La reine des Noirs montre la Guêpe. Cela ne change rien : encerclez-la.

lesson-stung = Piqué
lesson-stung-1 = La Guêpe noire vient de piquer votre Fourmi, devenue Mouche. Essayez de la déplacer.
lesson-stung-2 = La Fourmi noire va refermer le cercle autour de votre Guêpe. Arrêtez-la d’une piqûre.
lesson-stung-2-done = Étourdie : elle ne peut rien faire au tour des Noirs.
lesson-stung-3 = Une Reine piquée devient une Guêpe : réfléchissez, car elle pourrait piquer à son tour. Ici, essayez : piquez-la.
lesson-stung-4 = Une pièce piquée ne peut même pas être emportée par un ami. Essayez de lancer la Fourmi avec votre Cloporte.

lesson-scorpion = Le Scorpion
lesson-scorpion-1 = Le Scorpion est au dos de l’Araignée. Il avance d’exactement deux cases. Déplacez-le.
lesson-scorpion-2 = Les ennemis qu’il touche ne peuvent pas être retournés par leur joueur. Amenez votre Scorpion contre la Reine noire : pas de Guêpe pour les Noirs.
lesson-scorpion-3 = Il agit aussi contre vous. Le Scorpion noir touche votre Fourmi et votre Sauterelle. Retournez une pièce qu’il ne touche pas.
lesson-scorpion-4 = À deux cases d’ici se trouve le dernier côté de la Reine noire. Gagnez.

lesson-firefly = La Luciole
lesson-firefly-1 = La Luciole est au dos du Scarabée. Depuis le sol, elle fait deux pas : monter, puis passer sur une autre pièce. Posez-vous sur la Reine noire.
lesson-firefly-2 = Au sol, elle ne marche jamais. Essayez la case en dessous.
lesson-firefly-3 = En haut, elle fait un pas par tour comme un Scarabée, même vers le sol. Gagnez.

lesson-fly = La Mouche
lesson-fly-1 = La Mouche est au dos de la Fourmi. Elle vole vers un insecte que l’adversaire vient de placer, déplacer ou retourner, et se pose à côté. Rejoignez le Scarabée.
lesson-fly-2 = Ici, les Noirs ont passé : la Mouche n’a nulle part où aller. Essayez de la déplacer.
lesson-fly-3 = En vol, aucun passage fermé ne l’arrête. Les Noirs viennent de placer une Sauterelle tout près du dernier côté libre de leur Reine : gagnez.

lesson-dragonfly = La Libellule
lesson-dragonfly-1 = La Libellule est au dos de la Sauterelle. Elle grimpe sur un voisin et vole tout droit jusqu’au bout de la rangée. Volez au-delà de la Reine noire.
lesson-dragonfly-2 = Sur la première pièce, elle peut tourner. Prenez l’autre direction, au-delà de votre propre Reine.
lesson-dragonfly-3 = Elle franchit au moins deux pièces et ne peut pas s’arrêter avant. Essayez la case marquée.
lesson-dragonfly-4 = Gagnez avec la Libellule.
lesson-dragonfly-4-hint = Par-dessus l’Araignée noire et la Reine.

lesson-venom-plan = Penser avec deux faces
lesson-venom-plan-1 = La Mouche n’a nulle part où voler, mais son autre face court partout. Gagnez en deux coups.
lesson-venom-plan-2 = Une pièce clouée ne bouge pas, mais on peut la retourner. Retournez celle de vos pièces qui est clouée.
lesson-venom-plan-2-wrong-1 = Celle-ci est libre. Quelle pièce retient la ruche ?
lesson-venom-plan-3 = Une Guêpe atteint tout ce qui est seul dans sa case, même une pièce clouée. Piquez la Fourmi noire, qui l’est.

lessons-venom-expansions = Le Venin au complet

lesson-centipede = Le Mille-pattes
lesson-centipede-1 = Le Mille-pattes, au dos du Cloporte, fait trois pas sur la ruche et échange sa place avec une pièce seule dans sa case. Prenez la place de la Reine noire.
lesson-centipede-2 = Il ne se déplace pas autrement. Essayez de le faire marcher.
lesson-centipede-3 = Il sauve, aussi. Votre Reine est presque encerclée : amenez-la, par un échange, à la place tranquille du Mille-pattes.
lesson-centipede-4 = Votre Mille-pattes est au milieu de six pièces. Mettez-y plutôt la Reine noire.

lesson-stink-bug = La Punaise
lesson-stink-bug-1 = La Punaise, au dos de la Coccinelle, monte sur un voisin et redescend de l’autre côté. Passez par-dessus la Reine noire.
lesson-stink-bug-2 = Elle se protège elle-même, ainsi que les amis qu’elle touche : l’adversaire ne peut ni les déplacer, ni les retourner, ni les retirer. Trouvez la seule pièce noire que votre Guêpe peut piquer.
lesson-stink-bug-2-hint = C’est la plus éloignée.
lesson-stink-bug-3 = La Guêpe noire aimerait piquer votre Reine. Amenez votre Punaise à ses côtés.
lesson-stink-bug-4 = Une pièce protégée ne peut pas non plus être lancée. Essayez de lancer la Fourmi noire.

lesson-tick = La Tique
lesson-tick-1 = La Tique, au dos du Moustique, monte d’un pas et reste en haut aussi longtemps qu’elle veut. Montez sur l’Araignée noire.
lesson-tick-2 = Depuis la ruche, elle ne fait que redescendre ; là-haut, elle ne se promène pas. Essayez de passer sur la Reine noire.
lesson-tick-3 = Son pouvoir est le contrôle : un ennemi qu’elle touche, à sa hauteur, agit pour vous. Faites voler la Libellule noire où vous voulez.
lesson-tick-3-hint = Choisissez la Libellule noire comme si elle était à vous.
lesson-tick-4 = Redescendez de l’autre côté, contre la Reine noire.

lesson-mind-control = Le contrôle
lesson-mind-control-1 = La Fourmi noire peut elle-même refermer le cercle, et votre Tique la touche. Gagnez.
lesson-mind-control-2 = Un insecte contrôlé se bat pour vous : la Guêpe noire pique maintenant des pièces noires. Faites-la piquer.
lesson-mind-control-3 = Les pouvoirs aussi se contrôlent. Faites lancer la Fourmi noire par le Cloporte noir.

lesson-tick-chain = Une chaîne de Tiques
lesson-tick-chain-1 = Une Tique peut contrôler une Tique. Faites monter la Tique noire sur une de vos pièces.
lesson-tick-chain-2 = Un Moustique à côté d’une Tique est lui aussi une Tique. Faites-le monter sur la Tique noire.
lesson-tick-chain-3 = Ce que les Noirs viennent de déplacer se repose et n’obéit à personne. Essayez de contrôler la Fourmi.

lesson-mosquito-venom = Le Moustique dans le Venin
lesson-mosquito-venom-1 = Le Moustique copie les nouvelles créatures comme les anciennes. À côté de la Guêpe noire, il peut piquer : piquez la Fourmi.
lesson-mosquito-venom-2 = À côté d’un Mille-pattes, il échange. Prenez la place de la Reine noire.
lesson-mosquito-venom-3 = Ce qui agit tout seul, il ne le copie pas : à côté d’un Scorpion, il avance de deux cases, mais n’empêche personne de se retourner. Déplacez-le.

lesson-faces = Le Venin sans retourner
lesson-faces-1 = On peut aussi garder la face choisie au placement. Choisissez donc bien : placez une Luciole.
lesson-faces-2 = Ici, on ne retourne rien : une Mouche reste une Mouche. Volez jusqu’à l’Araignée que les Noirs viennent de placer.
lesson-faces-3 = Ou bien chacun décide avant le premier tour quelles pièces montrent leur dos. Vous avez une Mouche et une Luciole : placez la Mouche.

lesson-extras = Des insectes invités
lesson-extras-1 = Des créatures du Venin peuvent rejoindre le jeu d’origine comme pièces à part entière. Une Guêpe ajoutée peut même être la première pièce : placez-la.
lesson-extras-2 = Ces pièces n’ont qu’une face : une piqûre ne fait donc qu’étourdir. Piquez la Fourmi noire.
lesson-extras-3 = Une Guêpe ajoutée est une seconde reine. Encerclez la Guêpe noire et vous gagnez, où que soit la Reine abeille.
