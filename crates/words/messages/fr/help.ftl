# L’aide : ses parties.

help-title = Aide
help-actions = Comment jouer
help-marks = Ce que signifient les marques

# Comment faire, avec un titre et un texte.

help-choose = Choisir avant le premier tour
help-choose-about = Touchez les pièces que vous voulez : trois pour votre main, ou celles qui doivent montrer leur dos. Puis touchez « Terminé ». L’adversaire ne voit votre choix qu’après avoir fait le sien.
help-place = Placer une pièce
help-place-about = Touchez une pièce de votre réserve, puis l’une des cases marquées. Ou faites-la glisser. Si elle a deux faces, prenez celle qui doit être visible.
help-move = Déplacer une pièce
help-move-about = Touchez l’une de vos pièces dans la ruche, puis l’une des cases marquées. Ou faites-la glisser. Touchez-la de nouveau pour la relâcher. Si elle ne peut pas bouger, on vous dit pourquoi.
help-flip = Retourner une pièce
help-flip-about = Touchez l’une de vos pièces dans la ruche, puis le bouton qui la retourne, ou appuyez sur F.
help-throw = Lancer une pièce
help-throw-about = Touchez une pièce voisine de votre Cloporte, la vôtre ou celle de l’adversaire, puis une case marquée. Ou touchez d’abord le Cloporte : il montre qui il peut lancer.
help-sting = Piquer
help-sting-about = Touchez votre Guêpe, puis la pièce qu’elle doit piquer.
help-swap = Échanger deux places
help-swap-about = Touchez votre Mille-pattes, puis la pièce avec laquelle il doit échanger sa place.
help-force = Contrôler un ennemi
help-force-about = Touchez un insecte ennemi voisin de votre Tique : il fait ce que vous voulez. Ou touchez d’abord la Tique : elle montre qui elle peut contrôler.
help-remove = Retirer une pièce
help-remove-about = Touchez votre Insecte assassin ou votre Mante religieuse, puis la pièce qui quitte la partie avec cet insecte.
help-combo = Obtenir un double tour
help-combo-about = Touchez le Honeycombo, puis le bouton qui le retourne. Au tour suivant, vous avez deux actions.
help-end = Finir un double tour plus tôt
help-end-about = Après la première action, touchez « Finir le tour » pour renoncer à la deuxième.
help-draw = Piocher et prendre
help-draw-about = Touchez le bouton qui pioche une pièce dans le sac. Une pièce de votre couleur dans la main de l’adversaire se prend en la touchant.
help-pass = Passer
help-pass-about = On ne peut passer que si rien d’autre n’est possible. Le bouton apparaît alors.
help-take-back = Annuler et essayer
help-take-back-about = Les flèches reculent coup par coup ; contre l’ordinateur, « Annuler » ramène à votre tour. Jouez-y autre chose : c’est une variante, et la partie reste telle quelle.
help-look = Regarder de près
help-look-about = Faites glisser le plateau pour le déplacer ; la molette, deux doigts ou les boutons changent l’échelle. Restez sur une pile, ou appuyez longuement dessus, pour voir ce qu’elle contient.
help-turn-board = Tourner le plateau
help-turn-board-about = Touchez la flèche ronde sur le plateau, ou appuyez sur [ ou ]. Il tourne chaque fois d’un sixième de tour.
