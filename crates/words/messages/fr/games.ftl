# Les deux jeux de base.

set-base = Base
set-base-about = Les onze pièces de la première édition.
set-venom = Venin
set-venom-about = Les mêmes pièces avec une autre créature au dos ; on peut aussi jouer en retournant une pièce.

# Les jeux proposés d’abord.

preset-tournament = Tournoi
preset-tournament-about = Base avec Moustique, Coccinelle et Cloporte : le jeu des tournois.
preset-base = Base
preset-base-about = Onze pièces par joueur, vite appris : idéal pour commencer.
preset-carbon = Carbon
preset-carbon-about = Base avec Moustique et Coccinelle.
preset-venom = Venin
preset-venom-about = Des pièces à deux faces qu’on retourne en cours de partie.
preset-venom-mlp = Grand Venin
preset-venom-mlp-about = Les quatorze pièces à deux faces, avec Tique, Punaise et Mille-pattes au dos.
preset-swarm = Essaim
preset-swarm-about = Les pièces du tournoi dans un sac : on pioche, parfois même l’autre couleur.
preset-predators = Prédateurs
preset-predators-about = Tournoi avec Mante religieuse et Insecte assassin, qui retirent des pièces du jeu.
preset-guardians = Gardiens
preset-guardians-about = Tournoi avec Papillon et Papillon de nuit, qui vivent sur la ruche.
preset-honeycombo = Honeycombo
preset-honeycombo-about = Tournoi avec une pièce neutre qui offre un double tour.
preset-packs = Tous les packs
preset-packs-about = Tournoi avec Prédateurs, Gardiens et Honeycombo.
preset-venom-swarm = Essaim venimeux
preset-venom-swarm-about = Le Grand Venin, pioché dans le sac.
preset-challenge = Défi final
preset-challenge-about = Le Grand Venin avec Prédateurs, Gardiens et Honeycombo : l’ultime défi du livret de règles.
preset-ultimate = Ultime
preset-ultimate-about = Tout à la fois : pour qui connaît déjà tout.
preset-tiles = { $count } pièces par joueur

# Ce qu’on peut ajouter à tout jeu.

pack-predators = Prédateurs
pack-predators-about = Mante religieuse et Insecte assassin : ils retirent une pièce, et eux-mêmes avec elle.
pack-guardians = Gardiens
pack-guardians-about = Papillon et Papillon de nuit se posent sur la ruche ; une Reine n’est perdue que si elle est aussi recouverte.
pack-honeycombo = Honeycombo
pack-honeycombo-about = Une pièce neutre : qui la retourne a deux actions au tour suivant.
pack-swarm = Essaim
pack-swarm-about = Des mains ouvertes de quatre pièces, et tout le reste dans un sac où l’on pioche.

# Chaque créature en une ligne.

queen-about = Avance d’une case. Encerclée, elle perd la partie.
beetle-about = Fait un pas, même sur la ruche, et recouvre ce qui s’y trouve.
grasshopper-about = Saute en ligne droite par-dessus des pièces.
spider-about = Avance d’exactement trois cases.
ant-about = Fait le tour de la ruche aussi loin qu’elle veut.
ladybug-about = Deux pas sur la ruche, puis un pour descendre.
pillbug-about = Avance d’une case, ou lance un voisin par-dessus lui.
mosquito-about = Fait ce que sait faire un insecte qu’il touche.
wasp-about = L’autre face de la Reine : avance d’une case, ou pique un ennemi.
scorpion-about = Avance d’exactement deux cases ; les ennemis qu’il touche ne peuvent pas être retournés.
firefly-about = Grimpe sur la ruche et y vit, un pas à la fois.
fly-about = Vole de n’importe où vers ce que l’adversaire vient de jouer.
dragonfly-about = Monte et vole tout droit jusqu’au bout de la rangée.
centipede-about = Échange sa place avec une pièce à trois pas.
stink-bug-about = Enjambe une pièce ; se protège, elle et les amis qu’elle touche.
tick-about = Monte ou descend, ou fait agir pour vous un ennemi voisin.
assassin-bug-about = Avance d’une case, ou retire un voisin et lui-même.
mantis-about = Attend ; retire ce que l’adversaire vient de placer, et elle-même.
butterfly-about = Se place sur une pièce à soi ; deux pas sur la ruche.
moth-about = Se place sur une pièce à soi ; descend et remonte ailleurs.
honeycombo-about = N’appartient à personne ; retourné, il donne deux actions au tour suivant.

# Ce que les règles publiées laissent ouvert, en questions, avec les réponses.

option-assassin-spares-just-moved = L’Insecte assassin épargne-t-il ce qui vient d’être déplacé ou retourné ?
option-assassin-spares-just-moved-no = Non
option-assassin-spares-just-moved-yes = Oui
option-combo-second = La deuxième action d’un double tour est-elle obligatoire ?
option-combo-second-optional = Non, on peut y renoncer
option-combo-second-compulsory = Oui, s’il y en a une possible
option-dragonfly-gates = Les passages étroits arrêtent-ils la Libellule ?
option-dragonfly-gates-apply = Oui, comme tout le monde
option-dragonfly-gates-ignore = Non, elle vole au-dessus
option-faces = Comment décide-t-on de la face que montre une pièce à deux faces ?
option-faces-flip = Choisie en plaçant, retournée en jeu
option-faces-fixed = Fixée avant le premier tour
option-faces-chosen = Choisie en plaçant, puis gardée
option-flip-rests = Une pièce se repose-t-elle après avoir été retournée par son joueur ?
option-flip-rests-no = Non
option-flip-rests-yes = Oui
option-guardian-flips = Dans quelles parties la pièce des Gardiens peut-elle être retournée ?
option-guardian-flips-venom = Celles où les autres pièces le peuvent aussi
option-guardian-flips-any = Toutes les parties
option-noflip-sting = Que fait une piqûre à une pièce qui ne se retourne pas ?
option-noflip-sting-stun = Elle l’immobilise un tour
option-noflip-sting-none = Il n’y a alors pas de piqûres
option-pack-tiles = Un pack est-il une pièce à deux faces par joueur, ou deux pièces ?
option-pack-tiles-one = Une pièce à deux faces
option-pack-tiles-two = Deux pièces
option-queen-first = Un joueur peut-il commencer par la Reine abeille ?
option-queen-first-forbid = Non, comme en tournoi
option-queen-first-allow = Oui
option-repetition = La partie est-elle nulle quand une position se présente pour la troisième fois ?
option-repetition-auto = Oui, d’office
option-repetition-off = Non, seulement par accord
option-stinkbug-own-side = Les amis qui touchent la Punaise peuvent-ils la lancer ou échanger leur place avec elle ?
option-stinkbug-own-side-free = Oui, elle n’est protégée que des ennemis
option-stinkbug-own-side-bound = Non
option-stinkbug-predator-scope = Quelles pièces la Punaise sauve-t-elle du retrait ?
option-stinkbug-predator-scope-all = Tout ce qu’elle touche, et elle-même
option-stinkbug-predator-scope-friends = Seulement ce qu’elle protège
option-stinkbug-shield = Quelles pièces la Punaise protège-t-elle de l’adversaire ?
option-stinkbug-shield-friends = Elle-même et les amis qu’elle touche
option-stinkbug-shield-itself = Elle seule
option-swap-connectivity = Qu’est-ce qui doit tenir ensemble pendant un échange ?
option-swap-connectivity-strict = La ruche sans les deux pièces
option-swap-connectivity-lenient = La ruche sans le Mille-pattes
option-swarm-place = Quelle pièce place-t-on dans l’Essaim ?
option-swarm-place-refill = Une de la main, puis on pioche
option-swarm-place-drawn = Une de la main, ou celle qu’on vient de piocher
option-tick-chain = Une Tique contrôlée peut-elle contrôler un autre insecte ?
option-tick-chain-yes = Oui
option-tick-chain-no = Non
option-tick-side = Pour qui combat un insecte contrôlé ?
option-tick-side-controller = Pour le joueur qui le contrôle
option-tick-side-owner = Pour son propriétaire
option-wasp-sting-range = Jusqu’où une Guêpe peut-elle piquer ?
option-wasp-sting-range-any = Partout dans la ruche
option-wasp-sting-range-adjacent = Seulement ses voisins

# Les niveaux de l’ordinateur.

level = Niveau { $number }
level-named = { $number } : { $name }
level-1 = Œuf
level-1-about = Vient d’apprendre les règles, et ne voit même pas vos menaces.
level-2 = Larve
level-2-about = Joue à peu près ce qui paraît le mieux, sans rien prévoir.
level-3 = Nymphe
level-3-about = Prévoit un peu, et se contente de peu.
level-4 = Nettoyeuse
level-4-about = Prévoit quelques coups, mais se trompe souvent.
level-5 = Nourrice
level-5-about = Prévoit quelques coups et se trompe parfois.
level-6 = Bâtisseuse
level-6-about = Prévoit quelques coups et ne se trompe plus.
level-7 = Gardienne
level-7-about = Voit à temps presque toutes vos menaces.
level-8 = Butineuse
level-8-about = Va loin, et revient rarement les pattes vides.
level-9 = Éclaireuse
level-9-about = Est déjà passée là où vous allez.
level-10 = Reine
level-10-about = Le mieux que le moteur puisse faire dans le temps qu’il a.
