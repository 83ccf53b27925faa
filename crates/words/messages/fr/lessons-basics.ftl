# Les leçons : premiers pas et créatures.

lessons-basics = Premiers pas

lesson-goal = Le but
lesson-goal-1 = Vous avez les Blancs. Au milieu, la Reine abeille des Noirs : cinq des six cases qui l’entourent sont prises. Amenez votre Fourmi sur la dernière case libre : touchez-la, puis la case marquée.
lesson-goal-1-hint = Choisissez la Fourmi blanche à droite, puis la case marquée.
lesson-goal-1-done = La Reine est encerclée de tous les côtés : vous avez gagné !
lesson-goal-1-wrong-1 = La Reine noire a encore un côté libre. Votre Fourmi doit s’arrêter juste à côté d’elle.
lesson-goal-2 = Peu importe à qui sont les pièces : les Noirs ont emmuré leur propre Reine. Refermez le cercle avec votre Sauterelle : elle saute tout droit par-dessus une rangée de pièces.
lesson-goal-2-done = Gagné. Six pièces autour de la Reine, à qui qu’elles soient.
lesson-goal-3 = Maintenant, sans marque. Où est le dernier côté libre de la Reine noire, et laquelle de vos pièces y arrive ? Gagnez en un coup.
lesson-goal-3-hint = Même votre propre Reine peut refermer le cercle.

lesson-placing = Placer des pièces
lesson-placing-1 = Il n’y a pas de plateau : les pièces elles-mêmes forment la ruche. Les Blancs commencent. Prenez une Araignée dans votre réserve et placez-la.
lesson-placing-1-hint = Choisissez l’Araignée dans votre réserve, puis la case sur la table.
lesson-placing-2 = Maintenant, vous avez les Noirs. La deuxième pièce se pose à côté de la première ; c’est la seule fois qu’une nouvelle pièce touche l’autre couleur. Placez une Sauterelle.
lesson-placing-3 = Désormais, une nouvelle pièce ne touche que des pièces de sa couleur. Enfreignez la règle : essayez de placer une Fourmi sur la case marquée, à côté des Noirs.
lesson-placing-3-done = Refusé, et on vous dit pourquoi. Ici vous pouvez tout essayer sans risque.
lesson-placing-4 = Trois cases ne touchent que du blanc. Placez votre Reine abeille sur l’une d’elles.

lesson-placing-more = Encore sur le placement
lesson-placing-more-1 = Placez une Fourmi de façon qu’elle touche votre Reine.
lesson-placing-more-1-wrong-1 = Belle pièce, mais prenez une Fourmi cette fois.
lesson-placing-more-2 = Cette règle ne vaut que pour le placement. Une pièce qui se déplace peut aller à côté de l’ennemi : amenez votre Fourmi contre la Reine noire.
lesson-placing-more-3 = Une nouvelle pièce vient d’en haut : elle peut donc aller dans un creux où rien ne pourrait se glisser de l’extérieur. Placez une nouvelle Fourmi dans le creux.

lesson-queen-deadline = L’échéance de la Reine
lesson-queen-deadline-1 = La Reine ne peut pas être votre première pièce. Essayez quand même.
lesson-queen-deadline-2 = Tant que votre Reine n’est pas en jeu, vos pièces ne bougent pas. Essayez de déplacer votre Fourmi.
lesson-queen-deadline-3 = Elle entre en jeu au plus tard à votre quatrième tour, et c’est maintenant. Essayez de placer plutôt un Scarabée.
lesson-queen-deadline-3-done = Plus rien d’autre n’est permis que la Reine.
lesson-queen-deadline-4 = Placez-la donc, et laissez-lui de la place : au moins cinq de ses six côtés doivent rester libres.
lesson-queen-deadline-4-hint = Cherchez une case qui ne touche qu’une seule pièce.
lesson-queen-deadline-4-wrong-1 = Là, elle touche deux pièces : deux de ses côtés sont pris d’emblée.

lesson-turns = Chacun son tour
lesson-turns-1 = À chaque tour, vous placez une pièce ou vous en déplacez une. Jouez trois tours : placez votre Reine, placez une Fourmi, puis amenez la Fourmi contre la Reine noire.
lesson-turns-1-hint = La Reine d’abord, puis la Fourmi : sans Reine, rien ne bouge.
lesson-turns-2 = Les pièces en jeu peuvent se déplacer tour après tour ; aucune ne retourne dans la réserve. Déplacez votre Reine d’une case.

lesson-one-hive = Une seule ruche
lesson-one-hive-1 = La ruche doit toujours rester d’un seul tenant. C’est votre Fourmi qui la tient. Essayez de la déplacer.
lesson-one-hive-1-done = La Fourmi est clouée : elle ne peut pas bouger tant qu’elle est le seul lien.
lesson-one-hive-2 = Trois de vos pièces forment cette chaîne, et deux sont clouées. Déplacez celle qui est libre.
lesson-one-hive-2-hint = Une pièce au bout d’une chaîne ne retient rien.
lesson-one-hive-3 = Dans un anneau, personne n’est cloué : il y a toujours un autre chemin. Déplacez n’importe laquelle de vos pièces.
lesson-one-hive-3-wrong-1 = Vous placez une nouvelle pièce. Déplacez-en une qui est en jeu.
lesson-one-hive-4 = Le clouage est une arme. La Fourmi noire pourrait s’en aller. Accrochez-y la vôtre par l’extérieur, pour qu’elle doive rester.
lesson-one-hive-4-hint = Allez là où votre Fourmi ne touche que la Fourmi noire.
lesson-one-hive-4-done = Si la Fourmi noire partait, la vôtre serait coupée de la ruche : elle est clouée.
lesson-one-hive-4-wrong-1 = La Fourmi noire reste libre de partir : la vôtre doit la toucher, et ne toucher rien d’autre.

lesson-gates = Les passages fermés
lesson-gates-1 = Les pièces glissent sur la table. Une case libre jouxte votre Reine, mais le passage est trop étroit. Essayez de l’y déplacer.
lesson-gates-1-done = Là où deux voisines sont si proches, rien ne passe, ni dans un sens ni dans l’autre.
lesson-gates-2 = De l’extérieur, c’est pareil. Essayez de faire entrer votre Fourmi dans le trou du milieu.
lesson-gates-3 = Une Sauterelle saute : les passages fermés ne l’arrêtent pas. Envoyez la vôtre dans le trou.
lesson-gates-3-hint = Elle saute tout droit par-dessus l’Araignée.
lesson-gates-4 = Un Scarabée grimpe : il peut entrer par le haut. Amenez le vôtre dans le trou en deux coups, en montant, puis en descendant.

lesson-contact = Garder le contact
lesson-contact-1 = Une pièce qui marche reste au contact de la ruche tout du long. Essayez d’amener votre Reine directement sur la case à sa droite.
lesson-contact-2 = Elle y arrive quand même, mais plus lentement. Amenez-la sur la case marquée en deux tours, le long du bord.

lessons-creatures = Les créatures de Base

lesson-queen = La Reine abeille
lesson-queen-1 = La Reine abeille n’avance que d’une case. Essayez de l’emmener à deux cases, sur celle qui est marquée.
lesson-queen-2 = Un pas suffit souvent. Quatre côtés de votre Reine sont pris : faites-la sortir, pour qu’au moins quatre soient libres.
lesson-queen-2-wrong-1 = Déplacez la Reine elle-même.
lesson-queen-3 = Elle peut aussi attaquer. Refermez le cercle avec votre Reine.

lesson-ant = La Fourmi
lesson-ant-1 = La Fourmi avance aussi loin qu’elle veut. Faites-lui faire tout le tour, jusqu’à l’autre bout, derrière la Reine noire.
lesson-ant-2 = De n’importe où, une Fourmi prend un côté de la Reine. La Reine noire a deux côtés libres : prenez-en un avec votre Fourmi.
lesson-ant-2-wrong-1 = Ce n’est pas à côté de la Reine. Quelles cases la touchent ?
lesson-ant-3 = Seuls les passages fermés l’arrêtent : le trou du milieu lui est interdit. Rejoignez la Reine noire par l’extérieur.

lesson-spider = L’Araignée
lesson-spider-1 = L’Araignée avance d’exactement trois cases le long de la ruche. D’ici, elle atteint les deux cases marquées. Allez sur l’une d’elles.
lesson-spider-2 = Ni deux, ni quatre. Essayez de vous arrêter après deux cases.
lesson-spider-3 = Comptez : un, deux, trois. Gagnez avec une Araignée.
lesson-spider-3-hint = Partez du dernier côté libre de la Reine noire et comptez trois cases à rebours.

lesson-grasshopper = La Sauterelle
lesson-grasshopper-1 = La Sauterelle saute tout droit par-dessus une rangée de pièces, jusqu’à la première case vide derrière. Sautez par-dessus les trois.
lesson-grasshopper-2 = Elle ne saute que par-dessus des pièces, jamais par-dessus un trou. Essayez de sauter de l’autre côté de la Reine noire.
lesson-grasshopper-3 = Le dernier côté de la Reine noire est derrière un passage fermé où aucune Fourmi n’entre. Sautez !

lesson-beetle = Le Scarabée
lesson-beetle-1 = Le Scarabée fait un pas, et il sait grimper. Mettez-le sur l’Araignée noire.
lesson-beetle-2 = Là-haut, il marche de pièce en pièce. Montez sur la Reine noire.
lesson-beetle-2-done = Maintenant, elle ne peut plus bouger du tout.
lesson-beetle-3 = Pour une fois, vous avez les Noirs. Votre Reine est sous le Scarabée et ne peut rien faire, mais votre Fourmi est libre. Déplacez-la.
lesson-beetle-3-wrong-1 = Vous placez une nouvelle pièce. Déplacez votre Fourmi.
lesson-beetle-4 = Une pile a la couleur de sa pièce du dessus : celle-ci est blanche. Placez une Fourmi juste à côté de votre Scarabée.
lesson-beetle-4-done = Voilà pourquoi on craint les Scarabées : grâce à eux, on place tout contre la Reine ennemie.

lesson-stacks = Les piles
lesson-stacks-1 = Ce qui est posé sur d’autres pièces n’est jamais cloué, puisque ce qui est dessous reste. Déplacez votre Scarabée.
lesson-stacks-2 = Un Scarabée noir est posé sur votre Fourmi : cette case est donc noire. Essayez de placer une pièce à côté.
lesson-stacks-3 = En hauteur aussi, il y a des passages fermés : entre deux piles hautes, un Scarabée ne passe pas. Essayez de monter sur la Reine noire.
lesson-stacks-4 = Votre Fourmi est sous votre propre Scarabée. Dégagez le Scarabée, puis déplacez la Fourmi.

lessons-expansions = Coccinelle, Cloporte, Moustique

lesson-ladybug = La Coccinelle
lesson-ladybug-1 = La Coccinelle fait trois pas : monter, un autre là-haut, redescendre. Envoyez-la par-dessus la ruche contre la Reine noire.
lesson-ladybug-2 = Elle ne reste jamais en haut. Essayez de la laisser sur l’Araignée.
lesson-ladybug-3 = Au sol, les passages fermés ne l’arrêtent pas : elle arrive d’en haut. Gagnez avec votre Coccinelle.
lesson-ladybug-3-hint = Comptez : sur une pièce, sur la suivante, puis en bas sur le dernier côté libre.
lesson-ladybug-4 = Enfermée des six côtés ? Pas la Coccinelle. Sortez.

lesson-pillbug = Le Cloporte
lesson-pillbug-1 = Le Cloporte peut lancer par-dessus lui un voisin de l’une ou l’autre couleur, sur une autre case vide à côté de lui. Lancez la Fourmi noire de l’autre côté.
lesson-pillbug-1-hint = Choisissez la Fourmi noire : les cases où on peut la lancer s’éclairent.
lesson-pillbug-2 = Ce qu’il lance de mieux, c’est votre propre Reine. Cinq de ses côtés sont pris. Lancez-la de l’autre côté du Cloporte.
lesson-pillbug-3 = Une pièce clouée ne peut pas non plus être lancée. Essayez de lancer la Fourmi noire, qui relie seule la Reine à la ruche.
lesson-pillbug-4 = Au lieu de lancer, le Cloporte peut avancer d’une case, comme une Reine. Faites-le.

lesson-resting = Le repos
lesson-resting-1 = Une pièce déplacée au tour précédent se repose pendant un tour. La Fourmi noire vient d’arriver. Essayez de la lancer.
lesson-resting-2 = Un lancer oblige aussi au repos. Les Blancs viennent de lancer votre Fourmi. Essayez de la déplacer.
lesson-resting-3 = Un lancer met donc une pièce hors jeu pour un tour. La Fourmi noire veut courir vers votre Reine : lancez-la n’importe où.
lesson-resting-3-wrong-1 = La Fourmi noire peut encore bouger.

lesson-mosquito = Le Moustique
lesson-mosquito-1 = Le Moustique se déplace comme n’importe quel insecte qu’il touche, ami ou ennemi. Ici, il touche une Fourmi : courez jusqu’à la Reine noire.
lesson-mosquito-2 = À côté d’une Sauterelle noire, c’est une Sauterelle. Sautez par-dessus la rangée.
lesson-mosquito-3 = Il copie aussi les pouvoirs. À côté du Cloporte noir, il peut lancer : lancez votre propre Reine.
lesson-mosquito-4 = Il ne copie pas un autre Moustique. Sans autre voisin, il ne bouge pas : essayez.
lesson-mosquito-5 = Sur la ruche, c’est un Scarabée, quoi qu’il touche. Montez sur la Reine noire.

lesson-passing = Passer
lesson-passing-1 = Votre seule pièce est clouée, et toutes les cases autour touchent les Noirs. Vous n’avez rien à jouer : passez.
lesson-passing-2 = On ne passe jamais tant qu’autre chose est possible. Privez les Noirs de tout : déplacez votre Fourmi pour qu’ils doivent passer.
lesson-passing-2-hint = Clouez la Reine noire par le côté opposé.

lesson-draws = Les parties nulles
lesson-draws-1 = Chaque Reine n’a plus qu’un côté libre, et c’est la même case. Refermez les deux cercles à la fois : la partie est nulle.
lesson-draws-2 = La même position pour la troisième fois, avec le même joueur au trait, donne une partie nulle. Elle s’est déjà présentée deux fois : ramenez votre Fourmi où elle était.
lesson-draws-2-hint = Sa place est en haut à gauche de votre Reine.
