# La page des règles.

rules-title = Les règles de Hive
rules-intro = Tout ce qu’il faut pour jouer, avec des plateaux à essayer. Ce qu’ils montrent comme possible est ce que le jeu permet vraiment.
rules-contents = Sommaire
rules-basics = Le jeu
rules-creatures = Les créatures

# Les sujets que chacun doit connaître.

rules-topic-begin-title = Par où commencer
rules-topic-begin = Commencez par les onze pièces de Base. Une fois à l’aise, ajoutez le Moustique, la Coccinelle et le Cloporte. Passez ensuite au Venin avec ses onze pièces, puis essayez les packs un par un. Quand vous les connaîtrez tous, jouez tout ensemble.
rules-topic-goal-title = Le but
rules-topic-goal = Encerclez la Reine abeille de l’autre joueur : les six cases autour d’elle doivent être prises. Peu importe à qui sont ces pièces, et il n’est pas nécessaire d’avoir placé toutes les vôtres pour gagner. Si une même action referme le cercle autour des deux Reines, la partie est nulle.
rules-topic-turn-title = Un tour
rules-topic-turn = Les Blancs commencent, puis on joue chacun son tour. À votre tour, vous mettez une nouvelle pièce en jeu ou vous en déplacez une qui y est déjà. Si ni l’un ni l’autre n’est possible, vous passez ; sinon, il faut jouer.
rules-topic-placing-title = Placer
rules-topic-placing = La deuxième pièce de la partie se pose à côté de la première. Ensuite, une nouvelle pièce doit toucher la ruche, mais seulement des pièces de sa couleur. D’une pile, seule compte la pièce du dessus. Cela ne vaut que pour le placement : une pièce en jeu peut fort bien se déplacer à côté de pièces ennemies. Une pièce placée ne retourne jamais dans la réserve.
rules-topic-queen-title = L’échéance de la Reine
rules-topic-queen = Votre Reine abeille doit être en jeu au plus tard à votre quatrième tour. Tant qu’elle n’est pas là, vos autres pièces ne bougent pas. Les livrets imprimés permettent de la placer en premier, la règle des tournois ne le permet pas : skep suit les tournois, sauf si l’option queen_first l’autorise.
rules-topic-one-hive-title = Une seule ruche
rules-topic-one-hive = La ruche reste toujours d’un seul tenant, même pendant qu’une pièce se déplace. Une pièce qui relie seule deux parties de la ruche est clouée : elle ne bouge pas. Une pièce posée sur d’autres n’est jamais clouée.
rules-topic-freedom-title = La liberté de mouvement
rules-topic-freedom = Les pièces glissent. Là où deux voisines sont si proches qu’une pièce ne passe pas entre elles, le passage est fermé, pour entrer comme pour sortir. Cela ne gêne ni les sauts ni les vols. Sur la ruche aussi il y a des passages fermés, entre deux piles plus hautes. Une nouvelle pièce se pose d’en haut et peut donc aller dans n’importe quel creux.
rules-topic-stacks-title = Les piles
rules-topic-stacks = Certaines créatures grimpent. Ce qui se trouve sous une autre pièce ne peut ni bouger ni rien faire, et la pile a la couleur de la pièce du dessus. Survolez une pile, appuyez longuement dessus ou sélectionnez-la pour la voir en entier.
rules-topic-resting-title = Le repos
rules-topic-resting = Une pièce qui vient d’être déplacée, par qui que ce soit, se repose pendant le tour suivant : on ne peut ni la déplacer ni la lancer, et elle ne peut pas se servir d’un pouvoir. Dans le jeu courant, cela compte à cause du Cloporte.
rules-topic-draws-title = Les parties nulles
rules-topic-draws = La partie est nulle si les deux Reines sont encerclées en même temps, si la même position se présente pour la troisième fois avec le même joueur au trait, ou si les joueurs en conviennent.

# Les créatures, un paragraphe chacune.

rules-queen = La pièce au centre de tout. Elle n’avance que d’une case par tour, ce qui suffit souvent pour s’échapper d’un cercle presque fermé. Quand ses six côtés sont pris, son joueur a perdu.
rules-beetle = Un pas par tour, au sol ou vers le haut de la ruche. Ce qu’il recouvre ne peut plus rien faire, et la case prend la couleur du Scarabée. Là-haut, il marche de pièce en pièce, et peut descendre dans des creux où personne ne peut se glisser.
rules-grasshopper = Elle saute dans l’une des six directions par-dessus au moins une pièce, au-dessus d’une rangée sans trou, et se pose sur la première case vide derrière. Elle atteint ainsi des endroits fermés de tous côtés.
rules-spider = Elle longe le bord de la ruche d’exactement trois cases, ni plus ni moins. En chemin, elle reste au contact de la ruche et ne passe pas deux fois par la même case.
rules-ant = La marcheuse la plus rapide : elle longe le bord de la ruche d’autant de cases qu’elle veut. Seuls les passages trop étroits l’arrêtent.
rules-ladybug = Trois pas : monter sur la ruche, en faire un autre dessus, puis redescendre sur une case vide. Elle ne reste jamais en haut, mais elle entre dans les endroits clos et en sort.
rules-pillbug = Il avance d’une case comme la Reine. Ou bien il reste en place et lance un voisin : la pièce est hissée sur le Cloporte et reposée sur une autre case vide à côté de lui. Elle peut être de l’une ou l’autre couleur, mais ni dans une pile, ni clouée, ni déplacée à l’instant. La pièce lancée se repose un tour.
rules-mosquito = Il n’a pas de déplacement propre : il se déplace, ou se sert d’un pouvoir, comme n’importe quel insecte découvert qu’il touche, ami ou ennemi. S’il ne touche qu’un autre Moustique, il ne bouge pas. Sur la ruche, il est un Scarabée ; là-haut, il peut aussi agir comme une Luciole, une Tique, un Papillon ou un Papillon de nuit qu’il touche et qui se trouve lui aussi sur la ruche. Depuis le sol, il ne copie jamais un Gardien, et il ne copie jamais les pouvoirs passifs. S’il se sert du pouvoir de la Mante religieuse ou de l’Insecte assassin, c’est lui, le Moustique, qui quitte la partie avec sa victime.
rules-wasp = Le dos de la Reine, et reine elle aussi : encerclée, elle perd la partie. Elle avance d’une case, ou pique une pièce ennemie n’importe où dans la ruche, si celle-ci n’est pas dans une pile et n’a été ni déplacée ni retournée au tour précédent. La victime est aussitôt retournée. Au prochain tour de son joueur, elle ne peut ni bouger, ni être déplacée, ni être retournée, ni se servir d’un pouvoir. L’emprise du Scorpion et la protection de la Punaise s’exercent pendant le tour de l’autre joueur : une piqûre ne les suspend donc pas.
rules-scorpion = Il avance d’exactement deux cases. Tant qu’il est découvert, les pièces ennemies qu’il touche ne peuvent pas être retournées par leur joueur ; seule la Punaise y est insensible.
rules-firefly = Depuis le sol, elle grimpe et fait encore un pas là-haut : elle finit donc sur la ruche. En haut, elle fait un pas par tour, qui peut la ramener au sol. Au sol, elle n’avance jamais.
rules-fly = Elle s’envole de n’importe où, se pose sur un insecte découvert que l’adversaire a placé, déplacé ou retourné à son dernier tour, puis descend sur une case vide à côté. Si l’adversaire n’a rien fait de tel, elle ne bouge pas.
rules-dragonfly = Elle grimpe sur un voisin, choisit une direction et vole tout droit au-dessus de la ruche jusqu’à la fin de la rangée, où elle descend. Elle franchit au moins deux pièces et ne peut pas s’arrêter avant.
rules-centipede = Il fait trois pas sur la ruche et finit sur une pièce seule dans sa case. Les deux échangent leurs places et se reposent. La pièce peut être de l’une ou l’autre couleur ; le Mille-pattes ne se déplace pas autrement.
rules-stink-bug = Elle monte sur un voisin et redescend sur une case vide. Tant qu’elle est découverte, ni elle ni les amis qu’elle touche ne peuvent être déplacés, retournés ou retirés par l’autre joueur.
rules-tick = Elle monte d’un pas ou, depuis la ruche, redescend au sol ; rien d’autre. À la place, elle peut prendre le contrôle d’un insecte ennemi qu’elle touche à sa hauteur et le faire bouger ou se servir de son pouvoir à votre guise. Toutes les autres règles restent valables pour lui.
rules-assassin-bug = Il avance d’une case. Ou bien il se jette sur un voisin ennemi qui n’est pas dans une pile, et tous deux quittent la partie pour de bon. La ruche ne doit pas se rompre.
rules-mantis = Elle ne se déplace pas ; elle attend. Quand l’adversaire vient de placer une de ses pièces, où que ce soit, la Mante religieuse peut fondre dessus, et toutes deux quittent la partie pour de bon. Même une Reine qui vient d’être placée n’est pas à l’abri.
rules-butterfly = Un Gardien : il se place sur une de vos propres pièces et ne touche jamais le sol. Il fait exactement deux pas par tour sur la ruche.
rules-moth = Un Gardien, l’autre face du Papillon. En un seul coup, il descend sur une case vide au sol et remonte ailleurs.
rules-honeycombo = Une pièce qui n’est à personne et qui est sur la table dès le début. Elle ne bouge jamais, ne se retire pas, et aucune pièce ne peut y finir un tour. Elle compte quand une Reine est encerclée, et les deux couleurs peuvent se placer à côté.

# Le Venin.

rules-topic-venom-title = Le Venin
rules-topic-venom = Chaque pièce porte une autre créature au dos. En plaçant une pièce, vous choisissez la face visible ; seule la Reine entre toujours en jeu comme abeille. Vous perdez si votre Reine est encerclée, quelle que soit la face visible.
rules-topic-flips-title = Retourner
rules-topic-flips = Une fois votre Reine en jeu, vous pouvez consacrer votre tour à retourner une de vos pièces, même clouée. Elle ne doit être ni recouverte, ni piquée, ni déplacée au tour précédent, ni toucher un Scorpion ennemi.
rules-topic-extras-title = Des insectes du Venin dans le jeu d’origine
rules-topic-extras = Les créatures du Venin peuvent aussi rejoindre Base comme pièces à part entière, à une seule face. On ne retourne alors rien, et une piqûre ne fait qu’immobiliser. Une Guêpe ajoutée est une seconde reine : si elle est encerclée, la partie est perdue.

# Les packs.

rules-pack-predators = Chaque joueur a une pièce de plus, avec la Mante religieuse d’un côté et l’Insecte assassin de l’autre. Tous deux peuvent retirer une pièce ennemie de la partie, et la quittent avec elle. Si une Reine est retirée, son joueur a aussitôt perdu. Une pièce qui touche une Punaise de l’une ou l’autre couleur ne peut pas être retirée, et la Punaise elle-même non plus.
rules-pack-guardians = Chaque joueur a une pièce de plus, avec le Papillon d’un côté et le Papillon de nuit de l’autre. Elle se place sur une de vos pièces, sans pièce ennemie à côté, et ne reste jamais au sol. Avec les Gardiens, une Reine n’est perdue que si elle est encerclée et en plus recouverte.
rules-pack-honeycombo = Le Honeycombo commence au milieu de la table, face noire visible. Une fois votre Reine en jeu et votre couleur visible, vous pouvez consacrer votre tour à le retourner : au tour suivant vous avez alors deux actions, avec une seule pièce ou avec deux. Juste après que l’adversaire l’a retourné, on ne peut pas le retourner de nouveau.
rules-pack-swarm = Chaque joueur choisit en secret trois pièces qui forment sa main avec la Reine ; tout le reste va dans un même sac. Les mains sont ensuite visibles. Après avoir placé une pièce, on en pioche une autre, de n’importe quelle couleur. Votre Reine en jeu, vous pouvez aussi consacrer un tour à piocher, ou à reprendre une de vos pièces dans la main de l’adversaire. Une pièce de l’autre couleur se place selon les règles de sa couleur, et son propriétaire peut s’en servir aussitôt.

# Ce que les règles publiées laissent ouvert.

rules-topic-interpretations-title = Ce que les règles laissent ouvert
rules-topic-interpretations = Les règles publiées laissent quelques points ouverts, et skep les a tranchés. Une pièce piquée ne peut pas non plus être lancée par son propre camp. Dans un double tour, une pièce piquée par la première action peut l’être encore par la deuxième, et elle est retournée une nouvelle fois. Dans l’Essaim avec l’option swarm_place=drawn, on place une pièce de sa main ou celle qu’on vient de piocher ; ce n’est pas la lecture stricte, où il faut placer ce qu’on pioche. D’autres points sont des options que vous pouvez changer en préparant une partie.

# Légendes des plateaux à essayer.

rules-targets =
    { $count ->
        [0] { $tile } ne peut rien faire ici.
        [one] { $tile } a 1 possibilité ici.
       *[other] { $tile } a { $count } possibilités ici.
    }
rules-reset = Recommencer
rules-back = Au dos : { $bug }
rules-to-game = Retour à la partie
rules-lesson = L’apprendre sur un plateau

# Les plateaux à essayer, par le nom de leur exemple.

example-win = Les Blancs peuvent gagner : entre les deux Reines, la Fourmi referme le cercle autour de la noire.
example-placing = Les Blancs placent une pièce. Toutes les cases marquées ne touchent que des pièces blanches.
example-deadline = Quatrième tour des Blancs : la Reine abeille doit entrer maintenant. Essayez de placer une autre pièce, ou d’en déplacer une.
example-one-hive = La Fourmi blanche maintient la ruche d’un seul tenant : elle est clouée.
example-gate = Une case à côté de la Reine blanche est libre, mais le passage est trop étroit pour sortir.
example-contact = La case à droite de la Reine toucherait la ruche, mais en chemin elle perdrait le contact.
example-high-gate = Deux piles ferment le passage : le Scarabée blanc ne peut pas passer entre elles pour monter sur la Reine.
example-stack = Un Scarabée blanc est posé sur une Fourmi noire : la case est donc blanche, et de nouvelles pièces blanches peuvent se placer à côté.
example-resting = Les Noirs viennent de déplacer la Fourmi. Elle se repose, et le Cloporte blanc ne peut pas la lancer.
example-draw = Entre les deux Reines, en haut, la Fourmi refermerait les deux cercles à la fois.
example-queen = La Reine blanche est au bout de la ruche et peut avancer d’un côté ou de l’autre.
example-beetle = Le Scarabée peut avancer au sol ou monter sur l’un de ses trois voisins.
example-grasshopper = La Sauterelle a une case derrière chaque rangée de pièces.
example-spider = Trois cases dans un sens, ou trois dans l’autre.
example-ant = La Fourmi fait tout le tour, mais n’entre pas dans le trou du milieu.
example-ladybug = Monter, traverser, descendre : la Coccinelle atteint l’autre côté de la ruche.
example-pillbug = Le Cloporte blanc lance la Fourmi noire. Choisissez le Cloporte pour voir ce qu’il peut lancer.
example-mosquito = À côté d’une Reine et d’une Sauterelle, le Moustique peut avancer comme l’une et sauter comme l’autre.
example-faces = Les Blancs placent une Araignée côté dos, en Scorpion. Chaque pièce en réserve montre ses deux faces.
example-flips = Choisissez une pièce des Noirs et retournez-la. La Mouche touche le Scorpion blanc et doit rester comme elle est ; la Punaise, non.
example-wasp = La Guêpe blanche est clouée, et pourtant elle peut piquer. La pile ne craint rien.
example-stung = La Guêpe noire a piqué la Fourmi blanche. À ce tour elle ne peut rien faire, et le Cloporte ne peut pas la lancer.
example-scorpion = Deux cases dans un sens, ou deux dans l’autre.
example-firefly = La Luciole monte, fait un pas de plus et reste en haut.
example-fly = Les Noirs viennent de déplacer le Scarabée à l’autre bout. La Mouche se pose dessus et descend à côté.
example-dragonfly = Depuis la Fourmi noire, elle vole tout droit ou prend une autre direction.
example-centipede = À trois pas se trouve la Reine noire : le Mille-pattes peut échanger sa place avec elle.
example-stink-bug = Monter sur le voisin, puis descendre de l’autre côté.
example-shield = La Punaise noire se protège elle-même, ainsi que la Fourmi et la Reine. La Guêpe blanche ne peut piquer que la Sauterelle.
example-tick = La Tique blanche fait voler la Libellule noire. Choisissez la Tique pour voir qui elle contrôle.
example-assassin-bug = L’Insecte assassin peut avancer, ou quitter la partie avec la Fourmi noire.
example-mantis = Les Noirs viennent de placer l’Araignée à l’autre bout. La Mante religieuse peut la retirer de la partie.
example-guardian = Le Gardien des Blancs peut se placer sur l’Araignée ou sur la Reine. La Fourmi touche une pièce noire.
example-butterfly = Depuis la Reine, le Papillon fait deux pas sur la ruche.
example-moth = Depuis la Reine, le Papillon de nuit descend au sol et remonte sur une autre pièce.
example-honeycombo = La Sauterelle saute par-dessus le Honeycombo comme par-dessus toute autre pièce. La face noire est visible.
example-combo = La face blanche est visible et c’est aux Blancs : choisissez le Honeycombo et retournez-le.
example-double = Un double tour : les Blancs jouent deux fois, avec la Sauterelle ou avec autre chose.
example-swarm = Les Blancs ont une Fourmi noire en main et peuvent la placer, mais seulement là où elle ne touche aucune pièce blanche.
