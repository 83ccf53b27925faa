# Les leçons : tactique et première partie.

lessons-tactics = Première tactique

lesson-last-side = Prendre le dernier côté
lesson-last-side-1 = Vous avez deux Fourmis, mais l’une est clouée. Gagnez avec l’autre.
lesson-last-side-2 = Le dernier côté est derrière un passage fermé, et votre Scarabée est déjà en haut. Faites-le descendre dedans.
lesson-last-side-3 = Votre Scarabée est sur la Reine, sa case est donc blanche : vous pouvez placer juste à côté. Gagnez avec une nouvelle pièce.

lesson-pinning = Clouer
lesson-pinning-1 = Une Fourmi qui ne peut pas bouger ne fait pas de mal. Sautez de façon à clouer la Fourmi noire.
lesson-pinning-2 = Un Scarabée arrête n’importe quoi en s’asseyant dessus. Asseyez-vous sur la Fourmi noire.
lesson-pinning-3 = Pensez aussi à vos propres pièces. Placez une Fourmi de sorte que ni votre première Fourmi ni votre Reine ne soit clouée.
lesson-pinning-3-hint = Une pièce qui en touche deux peut se passer de l’une des deux.
lesson-pinning-3-wrong-1 = Maintenant, votre Reine, qui tient seule la nouvelle Fourmi, est clouée.
lesson-pinning-3-wrong-2 = Maintenant, votre première Fourmi, qui tient seule la nouvelle, est clouée.

lesson-shut-in = Fermer un passage
lesson-shut-in-1 = La Reine noire a deux côtés libres et pourrait s’échapper. Mettez votre Fourmi là où la sortie devient un passage fermé.
lesson-shut-in-2 = Cette fois, c’est vous qui êtes en danger : la Fourmi noire va prendre le dernier côté de votre Reine. Avec votre Fourmi, formez un passage fermé devant.
lesson-shut-in-2-hint = L’un des deux montants est déjà là : votre Scarabée. Placez-vous en face.
lesson-shut-in-2-wrong-1 = C’était le dernier côté de votre propre Reine : vous avez perdu.

lesson-queen-room = Garder la Reine libre
lesson-queen-room-1 = La Fourmi noire menace le dernier côté de votre Reine. L’un de ses côtés est pris par une de vos pièces, qui peut partir : déplacez cette pièce.
lesson-queen-room-1-wrong-1 = Une nouvelle pièce n’y change rien : la Fourmi noire referme le cercle.
lesson-queen-room-2 = Ou bien arrêtez l’attaquant : clouez la Fourmi noire avec la vôtre.
lesson-queen-room-2-hint = Allez là où votre Fourmi ne touche rien d’autre que la Fourmi noire.
lesson-queen-room-3 = Mieux encore, n’attendez pas si longtemps. Quatre côtés sont pris : sortez tant que c’est possible, et gardez au moins quatre côtés libres.

lesson-throws = Le lancer qui sauve, le lancer qui gagne
lesson-throws-1 = La Fourmi noire va refermer le cercle autour de votre Reine. Lancez-la dehors.
lesson-throws-2 = Le dernier côté de la Reine noire est à côté de votre Cloporte. Lancez-y quelque chose.
lesson-throws-2-hint = Pourquoi pas la Fourmi des Noirs ?
lesson-throws-3 = Cinq murs et un milieu vide : lancez la Reine noire droit dans le piège.

lesson-two-moves = Deux coups à l’avance
lesson-two-moves-1 = Deux côtés sont libres et les Noirs ne bougent presque plus. Prenez-en un de façon à gagner au prochain coup, quoi que fassent les Noirs.
lesson-two-moves-2 = Jouez-le maintenant jusqu’au bout : deux coups.

lesson-beetle-attack = Le Scarabée à l’assaut
lesson-beetle-attack-1 = Un Scarabée est lent, mais une fois en haut presque rien ne l’arrête. Rejoignez la Reine noire en deux coups, par-dessus la ruche.
lesson-beetle-attack-2 = Deux côtés libres, et votre Scarabée est sur la Reine. Prenez-les tous deux avec de nouvelles pièces.

lesson-opening = Une bonne ouverture
lesson-opening-1 = Beaucoup de joueurs sortent la Reine au deuxième ou troisième tour : tout peut alors bouger. Placez-la derrière votre Araignée.
lesson-opening-2 = Ensuite une Fourmi, la meilleure attaquante. Placez-la là où elle ne cloue pas votre Reine.
lesson-opening-2-wrong-1 = Derrière la Reine, la Fourmi ne tient qu’à elle, et la Reine ne peut plus bouger.
lesson-opening-3 = Les Noirs ont sorti une Fourmi. Clouez-la avec la vôtre avant qu’elle n’attaque.
lesson-opening-3-hint = Par-derrière, en ne touchant que la Fourmi noire.

lessons-first-game = Votre première partie

lesson-first-game = Une première partie avec un entraîneur
lesson-first-game-1 = Jouez une partie entière contre un adversaire indulgent. Vous avez les Blancs. Interrogez l’entraîneur quand vous voulez ; si vous êtes sur le point de perdre quelque chose, il vous prévient.
lesson-first-game-1-done = La partie est finie. Qui que soit le vainqueur, vous savez jouer à Hive !
