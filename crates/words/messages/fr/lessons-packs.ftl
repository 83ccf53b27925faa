# Les leçons : les packs.

lessons-predators = Les Prédateurs

lesson-assassin-bug = L’Insecte assassin
lesson-assassin-bug-1 = L’Insecte assassin se jette sur un voisin seul dans sa case, et tous deux quittent la partie pour de bon. Retirez la Fourmi noire.
lesson-assassin-bug-1-hint = Choisissez l’Insecte assassin, puis la Fourmi.
lesson-assassin-bug-2 = Il n’avance que d’une case par tour. Amenez-le contre l’Araignée noire.
lesson-assassin-bug-3 = Une reine retirée perd aussitôt la partie. Gagnez.
lesson-assassin-bug-4 = Même sans ces deux pièces, la ruche doit rester d’un seul tenant. La Reine noire ne tient qu’à cette Fourmi : essayez de la retirer.
lesson-assassin-bug-5 = Un Insecte assassin cloué ne peut rien faire du tout. Essayez de le déplacer.

lesson-mantis = La Mante religieuse
lesson-mantis-1 = La Mante religieuse guette ce que l’adversaire vient de placer, où que ce soit. Les deux pièces quittent la partie. Les Noirs viennent de placer l’Araignée.
lesson-mantis-1-hint = Choisissez la Mante religieuse, puis l’Araignée.
lesson-mantis-2 = Elle ne se déplace pas. Essayez.
lesson-mantis-3 = Face à une Mante religieuse, les joueurs prudents gardent leur Reine en réserve. Les Noirs ne l’ont pas fait : gagnez.
lesson-mantis-4 = La victime peut même être sur une pile. Les Noirs viennent de placer un Papillon sur leur Reine : retirez-le.

lesson-predators-more = Face aux Prédateurs
lesson-predators-more-1 = Une pièce qui touche une Punaise, de n’importe quelle couleur, ne peut pas être retirée. Votre Insecte assassin a deux voisins noirs : retirez celui qui peut l’être.
lesson-predators-more-2 = Un Moustique à côté d’un Insecte assassin en est un lui-même, et c’est lui qui disparaît. Retirez avec lui la Fourmi noire.
lesson-predators-more-3 = Une même pièce porte les deux Prédateurs. Avec Base, vous choisissez la face en la plaçant. Placez la Mante religieuse.

lessons-guardians = Les Gardiens

lesson-guardians = Placer les Gardiens
lesson-guardians-1 = Les Gardiens vivent sur la ruche. On les place sur une pièce de sa propre couleur. Placez le Papillon.
lesson-guardians-2 = Aucun ennemi ne doit se trouver à côté de cette case. Essayez de placer un Gardien sur la Fourmi, qui touche les Noirs.
lesson-guardians-3 = Et jamais au sol. Essayez cela aussi.
lesson-guardians-4 = Au dos du Papillon, il y a le Papillon de nuit. Placez-le sur votre Araignée.

lesson-guarded-queen = Encerclée et recouverte
lesson-guarded-queen-1 = Avec les Gardiens, une Reine n’est perdue que si elle est encerclée et aussi recouverte. La Reine noire est encerclée : recouvrez-la.
lesson-guarded-queen-2 = L’ordre est indifférent. Ici, votre Scarabée la recouvre déjà : refermez le cercle.
lesson-guarded-queen-3 = Et sans couverture ? Refermez le cercle et voyez : la partie continue.
lesson-guarded-queen-3-done = Encerclée mais pas recouverte : les Noirs continuent.

lesson-butterfly = Le Papillon
lesson-butterfly-1 = Le Papillon fait exactement deux pas sur la ruche. Posez-le sur la Reine noire.
lesson-butterfly-2 = Pas un seul. Essayez la Fourmi voisine.
lesson-butterfly-3 = Ce qui est sous un Papillon ne bouge plus. Arrêtez la Fourmi noire.

lesson-moth = Le Papillon de nuit
lesson-moth-1 = Le Papillon de nuit descend sur une case vide et remonte sur une autre pièce, en un seul coup. Déplacez-le.
lesson-moth-2 = Il ne reste jamais au sol. Essayez de le laisser sur une case vide.
lesson-moth-3 = Avec le Venin, on retourne un Gardien comme les autres pièces. Changez votre Papillon en Papillon de nuit.
lesson-moth-4 = Une fois la Reine noire encerclée, aucun Papillon de nuit ne l’atteint : il ne reste aucune case pour y passer. Recouvrez-la donc d’abord, puis refermez le cercle.

lessons-honeycombo = Honeycombo

lesson-honeycombo = La pièce neutre
lesson-honeycombo-1 = Le Honeycombo n’est à personne et est là dès le début. La première pièce des Blancs le touche. Placez une Araignée.
lesson-honeycombo-2 = Il fait partie de la ruche : il relie, il compte autour d’une Reine, on saute par-dessus. Sautez par-dessus lui et la Reine noire.
lesson-honeycombo-3 = Aucune pièce ne peut y finir un tour. Essayez avec votre Scarabée.
lesson-honeycombo-4 = Il n’a pas de couleur : chacun peut placer à côté. Placez une Fourmi de façon qu’elle touche le Honeycombo.

lesson-combo-flip = Retourner le Honeycombo
lesson-combo-flip-1 = Si votre couleur est visible et votre Reine en jeu, vous pouvez le retourner au lieu de jouer. Faites-le.
lesson-combo-flip-1-hint = Servez-vous du bouton sous le plateau.
lesson-combo-flip-1-done = À votre prochain tour, vous aurez deux actions.
lesson-combo-flip-2 = La Reine noire a deux côtés libres. Retournez le Honeycombo maintenant, puis prenez les deux dans un même tour : trois actions en tout.

lesson-double-turn = Le double tour
lesson-double-turn-1 = Vous avez deux actions, avec une seule pièce ou avec deux. Jouez-les toutes deux.
lesson-double-turn-2 = On peut renoncer à la deuxième action. Sautez avec la Sauterelle, puis terminez votre tour.
lesson-double-turn-3 = Entre les deux, une pièce peut se tenir sur le Honeycombo. Faites passer votre Scarabée par-dessus, jusque sur la Reine noire.
lesson-double-turn-4 = Deux côtés libres, deux actions. Gagnez.

lessons-swarm = L’Essaim

lesson-swarm = Des mains et un sac
lesson-swarm-1 = Au lieu d’une réserve, vous tenez quelques pièces ; les autres sont dans un sac. Après avoir placé une pièce, vous en piochez une. Placez votre Fourmi et voyez ce que vous piochez.
lesson-swarm-2 = Votre Reine en jeu, vous pouvez aussi consacrer votre tour à piocher. Piochez une pièce.
lesson-swarm-3 = Avant cela, vous ne faites que placer. Votre Reine est toujours dans votre main : faites-la entrer.

lesson-stealing = Reprendre une pièce
lesson-stealing-1 = Les Noirs ont pioché une de vos Fourmis. Au lieu de jouer, vous pouvez reprendre une pièce de votre couleur dans la main de l’adversaire. Reprenez-la.
lesson-stealing-2 = Reprenez la Fourmi et placez-la à côté de votre Reine : deux tours.

lesson-other-colour = Les pièces de l’autre couleur
lesson-other-colour-1 = Vous pouvez tenir des pièces de l’autre couleur. On les place selon les règles de leur couleur : ne toucher que du noir. Placez la Fourmi noire.
lesson-other-colour-1-done = Désormais, c’est aux Noirs de la déplacer.
lesson-other-colour-2 = Essayez de la placer à côté de vos propres pièces.
lesson-other-colour-3 = Cela peut être une arme. Autour de la Reine noire, tout est noir : refermez le cercle avec une pièce noire.

lessons-ultimate = Tout ensemble

lesson-house-rules = Variantes de règles
lesson-house-rules-1 = Là où les règles imprimées divergent ou se taisent, une option décide. Avec queen_first, la Reine peut commencer : placez-la.
lesson-house-rules-2 = Avec wasp_sting_range=adjacent, une Guêpe ne pique que ses voisins. Piquez celui qui est à portée.
lesson-house-rules-3 = Avec combo_second=compulsory, on ne peut pas renoncer à la deuxième action d’un double tour. Servez-vous-en pour sauter.

lesson-reading = Lire le plateau
lesson-reading-1 = De petits signes disent ce qu’une pièce ne peut pas faire : un Z dans un cercle veut dire qu’elle vient d’être déplacée. Votre Cloporte a deux voisins noirs. Lancez celui qui peut l’être.
lesson-reading-1-wrong-1 = Lancez quelque chose.
lesson-reading-2 = Un éclair veut dire piqué : une telle pièce ne peut rien faire à ce tour. Retournez une autre pièce.
lesson-reading-3 = Un petit nombre donne la hauteur d’une pile ; seul le dessus compte. Montez sur l’autre pile, pour qu’elle ait trois pièces.

lesson-ultimate = Ultimate
lesson-ultimate-1 = Tout à la fois : deux faces, mains et sac, Prédateurs, Gardiens et Honeycombo. Rien de nouveau, seulement davantage. Retirez la Fourmi noire.
lesson-ultimate-2 = Le Honeycombo est l’une des six pièces autour de la Reine noire. Elle est encerclée ; que manque-t-il encore ?
lesson-ultimate-2-hint = Avec les Gardiens, il faut aussi la recouvrir.
lesson-ultimate-3 = Vous connaissez tout maintenant. Il reste une chose à essayer ici : préparez un double tour.
