# Ce que disent `skep play`, `skep show` et `skep puzzle`. Les pièces portent leur nom dans la notation ; $player est
# white ou black, et les messages `player`, `terminal-player` et les autres en font un nom.

terminal-player =
    { $player ->
        [white] { color-white }
       *[black] { color-black }
    }
terminal-opponent =
    { $player ->
        [white] { color-black }
       *[black] { color-white }
    }
# Le joueur en tête de phrase.
terminal-the-player =
    { $player ->
        [white] Les Blancs
       *[black] Les Noirs
    }

## Au début et à la fin.

terminal-welcome = Tapez un coup, comme « wS1 » ou « bA1 -wQ », ou « help » pour l’aide.
terminal-press-again = Appuyez encore une fois sur Ctrl-C pour quitter.
terminal-goodbye = La partie jouée : { $game }

## Qui joue.

terminal-is-level = { terminal-player } : niveau { $number }, { $name }. { $about }
terminal-is-random = { terminal-player } : joue au hasard ; tous les coups sont également probables.
terminal-is-greedy = { terminal-player } : glouton ; joue le coup qui paraît le meilleur sur le moment, sans rien prévoir.
terminal-is-program = { terminal-player } : { $name }, un autre programme.
terminal-thinking = { terminal-the-player } réfléchissent…

## L’invite.

terminal-prompt = { terminal-player } { $turn }
terminal-prompt-first = { terminal-player } { $turn }, première action
terminal-prompt-second = { terminal-player } { $turn }, deuxième action
terminal-prompt-place = { terminal-player } { $turn }, placer { $tile }
terminal-prompt-choice = { terminal-player }, { $word }
terminal-prompt-over = partie finie

## À qui le tour.

terminal-turn = Tour { $turn } { of-player }
terminal-turn-first = Tour { $turn } { of-player }, première de deux actions
terminal-turn-second = Tour { $turn } { of-player }, deuxième de deux actions
terminal-turn-pick = { terminal-the-player } choisissent leur main
terminal-turn-faces = { terminal-the-player } choisissent les faces
terminal-pending = { terminal-the-player } ont deux actions à leur prochain tour.
terminal-locked = { terminal-the-player } ne peuvent pas retourner le Honeycombo : l’adversaire vient de le retourner.
terminal-occurrences = Cette position s’est présentée { $times } fois.
terminal-only-pass = { terminal-the-player } ne peuvent que passer (« pass »).
terminal-only-end = { terminal-the-player } ne peuvent que finir leur tour (« end »).

## Ce qui se trouve à côté de la ruche. Les titres ont 18 caractères au plus.

terminal-title-reserve = Réserve { of-player }
terminal-title-hand = Main { of-player }
terminal-title-tiles = Pièces { of-player }
terminal-title-bag = Sac
terminal-title-bag-of = Sac ({ $count })
terminal-title-removed = Retirées
terminal-title-stacks = Piles
terminal-title-placed = Juste placées
terminal-title-moved = Juste déplacées
terminal-title-resting = Au repos
terminal-title-flipped = Juste retournées
terminal-title-stung = Piquées
terminal-title-placed-now = Placées ce tour
terminal-title-moved-now = Déplacées ce tour
terminal-title-flipped-now = Retournées ce tour
terminal-title-stung-now = Piquées ce tour
terminal-empty = vide
terminal-bottom-to-top = { $stacks } (de bas en haut)
terminal-combo = couleur { of-player }

## Ce qu’on choisit avant le premier tour.

terminal-choose-faces = { terminal-player }, quelles pièces montrent leur dos ? Tapez par exemple « faces { $example } », ou « faces » seul.
terminal-choose-pick = { terminal-player }, choisissez trois pièces à prendre en main avec la Reine, par exemple « pick { $example } ».
terminal-look-away = Ce choix est secret : { terminal-opponent }, ne regardez pas.
terminal-has-picked = Les { terminal-opponent } ont choisi.
terminal-secret = le choix des Blancs reste secret tant que les Noirs n’ont pas choisi

## Ce que font les joueurs.

terminal-plays = { terminal-the-player } jouent { $move }.
terminal-plays-and-draws = { terminal-the-player } jouent { $move } et piochent { $tile }.
terminal-picks = { terminal-the-player } choisissent leur main.
terminal-chooses = { terminal-the-player } choisissent { $move }.
terminal-draws = { terminal-the-player } piochent { $tile }.
terminal-draws-to-place =
    { terminal-the-player } piochent { $tile } et doivent maintenant { $tile-gender ->
        [f] la
       *[m] le
    } placer.
terminal-draws-and-keeps =
    { terminal-the-player } piochent { $tile }, ne peuvent pas { $tile-gender ->
        [f] la placer et la
       *[m] le placer et le
    } gardent en main.
terminal-undo-takes-back = { $ending } « undo » annule cette décision.
terminal-offers-draw = { terminal-the-player } proposent la nulle. { terminal-opponent }, acceptez-vous ?
terminal-declines-draw = Les { terminal-opponent } refusent la nulle. La partie continue.

# Une question est suivie de [o/N]. Toute réponse qui commence par terminal-yes, en majuscule ou non, veut dire oui.
terminal-yes-or-no = { $question } [o/N]
terminal-yes = o

## Conseils. $score est un nombre de points ou une fin forcée.

terminal-hint = Conseil : { $move }
terminal-hint-score = Conseil : { $move } ({ $score })
terminal-hint-line = Conseil : { $move } ({ $score }), puis { $line }
terminal-win-in = gain en { $count }
terminal-loss-in = perte en { $count }

## Listes.

terminal-kind-place = placer
terminal-kind-move = déplacer
terminal-kind-flip = retourner
terminal-kind-sting = piquer
terminal-kind-remove = retirer
terminal-kind-swap = échanger
terminal-kind-combo = combo
terminal-kind-draw = piocher
terminal-kind-steal = reprendre
terminal-kind-end = finir
terminal-kind-pass = passer
terminal-cannot-act = { $tile } ne peut rien faire maintenant.
terminal-over = La partie est finie.

## Ce qui ne va pas dans une ligne.

terminal-unknown = { $text } n’est ni un coup ni une commande ; « help » donne la liste des commandes
terminal-mistyped = { $text } n’est ni un coup ni une commande ; vouliez-vous dire « { $command } » ?
terminal-not-a-count = { $text } n’est pas un nombre de coups
terminal-needs-file = « { $command } » a besoin du nom d’un fichier
terminal-stands-alone = « { $command } » s’écrit seul, mais il est suivi de { $text }
terminal-not-a-tile = { $text } n’est pas une pièce de ce jeu
terminal-nothing-to-undo = il n’y a rien à annuler
terminal-nothing-to-redo = il n’y a rien à rétablir
terminal-place-drawn =
    { $tile } vient d’être { $tile-gender ->
        [f] piochée et doit être placée
       *[m] pioché et doit être placé
    } maintenant
terminal-in-bag = { $tile } est dans le sac : « place » pioche une pièce et la place aussitôt
terminal-no-place = « place » ne sert que dans les jeux avec swarm_place=drawn
terminal-line-empty = la ligne est vide
terminal-line-not-text = la ligne n’est pas en UTF-8
terminal-line-too-long = la ligne dépasse { $max } octets

## Fichiers.

terminal-overwrite = { $path } existe déjà. L’écraser ?
terminal-not-saved = Rien n’a été enregistré.
terminal-saved = Partie enregistrée dans { $path }.
terminal-saved-position = La partie a commencé à partir d’une position : seule la position actuelle est enregistrée.
terminal-cannot-write = impossible d’écrire { $path } : { $error }
terminal-cannot-read = impossible de lire { $path } : { $error }
terminal-cannot-load = { $path } : { $error }

## Un moteur qui ne peut pas continuer.

terminal-engine-fails = { terminal-player } : { $error }
terminal-engine-illegal = le moteur joue { $text }, mais { $error }
terminal-engine-no-move = il n’y a rien à jouer
terminal-engine-not-started = impossible de lancer { $program } : { $error }
terminal-engine-ended = le moteur s’est arrêté
terminal-engine-silent = le moteur ne répond plus depuis { $seconds } s
terminal-engine-nonsense = le moteur ne respecte pas le protocole : il répond { $text }
terminal-engine-refuses = le moteur refuse { $asked } : { $answer }
terminal-engine-invalid = le moteur juge { $asked } illégal : { $answer }
terminal-engine-interrupted = l’attente de la réponse du moteur a été interrompue
terminal-yours = Vous jouez désormais { player } ; « undo » et « quit » fonctionnent aussi.

## `help`. Une ligne montre un exemple et ce qu’il veut dire.

terminal-help-moves = Pour jouer, tapez une pièce et l’endroit où elle va :
terminal-help-first = la première pièce de la partie
terminal-help-west = à gauche de bQ
terminal-help-east = à droite de bQ
terminal-help-north-west = en haut à gauche de bQ
terminal-help-north-east = en haut à droite de bQ
terminal-help-south-west = en bas à gauche de bQ
terminal-help-south-east = en bas à droite de bQ
terminal-help-on-top = sur bQ
terminal-help-pass = passer, si rien d’autre n’est possible
terminal-help-other-moves = Certains jeux ont encore d’autres coups :
terminal-help-flip = retourner wA1
terminal-help-combo = retourner le Honeycombo
terminal-help-sting = piquer bA1
terminal-help-remove = retirer bA1
terminal-help-swap = échanger sa place avec bQ
terminal-help-end = renoncer à la deuxième action
terminal-help-draw = piocher dans le sac
terminal-help-steal = reprendre dans l’autre main
terminal-help-commands = Commandes :
terminal-argument-tile = PIÈCE
terminal-argument-type = JEU
terminal-argument-file = FICHIER
terminal-command-help = donner la liste des commandes
terminal-command-undo = annuler votre dernier coup, ou N, et les réponses du moteur
terminal-command-redo = rétablir les coups annulés
terminal-command-history = donner la liste des coups joués
terminal-command-moves = donner la liste des coups légaux, ou ceux d’une pièce
terminal-command-show = dessiner la ruche
terminal-command-hint = demander un conseil au moteur
terminal-command-game = écrire la partie en une ligne
terminal-command-position = écrire la position en une ligne
terminal-command-resign = abandonner
terminal-command-offer = proposer la nulle
terminal-command-draw = comme « offer » ; avec Swarm, un coup : piocher dans le sac
terminal-command-place = avec swarm_place=drawn : piocher une pièce et la placer
terminal-command-new = recommencer, ou commencer un autre jeu : « new Venom+M »
terminal-command-save = enregistrer la partie dans un fichier
terminal-command-load = lire une partie depuis un fichier
terminal-command-quit = quitter, comme Ctrl-D

## `skep puzzle`.

terminal-puzzle-welcome = Tapez un coup, ou « hint », « solution », « next », « help ».
terminal-puzzle-title = Problème { $id }, classement { $rating }
terminal-puzzle-daily = Problème du { $date } : { $id }, classement { $rating }
terminal-puzzle-win =
    { $count ->
        [one] { terminal-the-player } jouent et gagnent tout de suite.
       *[other] { terminal-the-player } jouent et gagnent en { $count } actions de leur part.
    }
terminal-puzzle-save = { terminal-the-player } jouent : toutes les actions sauf une perdent à coup sûr. Trouvez la bonne.
terminal-puzzle-prompt = problème
terminal-puzzle-right = Juste : { $move }.
terminal-puzzle-reply = { terminal-the-player } répondent { $move }.
terminal-puzzle-solved = Résolu : { $move }.
terminal-puzzle-wrong-now = Faux : { $move } ne gagne pas tout de suite.
terminal-puzzle-wrong-win = Faux : après { $move }, { $reply } empêche le gain en ce nombre d’actions.
terminal-puzzle-wrong-loss = Faux : après { $move }, { $reply } fait gagner les { terminal-opponent }.
terminal-puzzle-wrong = Faux : { $move } n’est pas la solution.
terminal-puzzle-hint = Indice : la pièce est { $tile }.
terminal-puzzle-solution = Solution : { $line }
terminal-puzzle-next = « next » montre un autre problème.
terminal-puzzle-no-more = Il n’y a plus de problème de ce genre.
terminal-puzzle-damaged = Le problème { $id } est abîmé : { $error }
terminal-puzzle-help-hint = quelle pièce la solution met en jeu
terminal-puzzle-help-solution = montrer la solution
terminal-puzzle-help-next = passer à un autre problème
terminal-puzzle-help-position = écrire la position, pour « skep analyse » et « skep solve »
