app-name = skep
app-tagline = Tous les jeux de Hive

## Navigation

nav-play = Jouer
nav-online = En ligne
nav-learn = Apprendre
nav-puzzles = Problèmes
nav-rules = Règles
nav-games = Mes parties
nav-settings = Réglages
nav-skip = Aller au plateau

## Set-up

setup-title = Nouvelle partie
setup-start = Commencer la partie
setup-custom = Personnalisé
setup-hotseat = À deux
setup-computer = Ordinateur
setup-demo = Regarder
setup-color = Votre couleur
setup-random = Au hasard
setup-level = Niveau

## Play

play-undo = Annuler
play-hint = Conseil
play-resign = Abandonner
play-offer-draw = Proposer la nulle
play-restart = Recommencer
play-rematch = Revanche, couleurs inversées
play-moves = Coups
play-reserve = Réserve des { $player }
play-thinking = Réflexion en cours…

## Settings

settings-language = Langue
settings-theme = Thème
theme-light = Clair
theme-dark = Sombre
theme-contrast = Contraste élevé

## Buttons

button-ok = OK
button-cancel = Annuler
button-close = Fermer
button-yes = Oui
button-no = Non
button-copy = Copier
button-delete = Supprimer
button-about = { $button } : { $subject }

## Board

board-label = La ruche
board-keys = Les flèches ou les touches autour de S vont d’une case à l’autre. Entrée ou la barre d’espace prend et pose, Échap relâche, F retourne, I décrit une pièce et montre sa pile, plus, moins et 0 changent la vue, [ et ] tournent le plateau.
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-fit = Afficher toute la ruche
board-choose = Que faire ?
board-thrown = seulement par un lancer
board-can-go = Coup possible.
board-can-be-thrown = La pièce peut être lancée ici.
board-can-sting = La pièce peut piquer celle-ci.
board-can-remove = Les deux pièces peuvent être retirées.
board-can-swap = La pièce peut échanger sa place avec celle-ci.
board-can-choose = Plusieurs actions sont possibles ici.
tray-tile =
    { $count ->
        [one] { $tile }
       *[other] { $tile }, encore { $count }
    }
do-place = Placer
do-move = Déplacer ici
do-flip = Retourner
do-sting = Piquer
do-remove = Retirer les deux
do-swap = Échanger les places
do-combo = Retourner le Honeycombo
do-draw = Piocher une pièce
do-steal = Prendre en main
do-end = Finir le tour
do-pass = Passer

## The application's frame

app-title = skep – tous les jeux de Hive
nav-label = Les pages
nav-new = Nouvelle partie
unknown-title = Il n’y a rien ici
unknown-about = Cette adresse ne mène à aucune page de skep.
failed-title = Quelque chose s’est mal passé
failed-about = Le programme a rencontré une erreur et ne peut pas continuer. Vos parties sont enregistrées : rouvrez-les.
failed-again = Ouvrir mes parties
link-broken = Ce lien ne peut pas être ouvert : { $reason }
kept-broken = Cette partie ne peut pas être lue : { $reason }
kept-failed = La partie ne peut pas être enregistrée : { $reason }

## Set-up, more of it

setup-game = Jeu
setup-custom-about = Chaque boîte, pack, insecte et règle à votre goût.
setup-players = Joueurs
setup-clock = Pendule
setup-clock-about = Elle démarre avec le premier coup.
setup-minutes = Minutes par joueur
setup-increment = Incrément (secondes)
setup-set = Boîte
setup-expansions = Extensions
setup-packs = Packs
setup-extras = Insectes du Venin à l’unité
setup-extras-about = Combien chaque joueur en a, en pièces à une face.
setup-extras-venom = Dans le Venin, ils sont déjà au dos des pièces.
setup-options = Variantes de règles
setup-options-about = Les livrets laissent ces questions ouvertes ou y répondent différemment. Les variantes sans effet dans ce jeu sont estompées.
setup-resume = Reprendre une partie

## Play, more of it

play-title = La partie
play-table = La table
play-panel = Coups et menu
play-controls = Parcourir la partie
play-first = Au début
play-back = Coup précédent
play-forward = Coup suivant
play-last = À la fin
play-no-moves = Aucun coup pour l’instant.
play-first-tile = Touchez une pièce de votre réserve, puis la case marquée.
play-promote = En faire la ligne principale
play-delete-variation = Supprimer à partir d’ici
play-queen-due =
    { $turns ->
        [1] Reine maintenant
       *[other] Reine d’ici { $turns } tours
    }
play-go-on = Laisser jouer l’ordinateur
play-stop = Arrêter
play-computer-failed = L’ordinateur ne peut pas jouer : { $reason }
play-hinted = Conseil : { $action }
play-meanwhile = Dans la partie : { $action }
play-opinion = Évaluation de l’ordinateur : { $score }
play-opinion-win = gain forcé des { $player }
play-lot = { $tile } : pièce piochée, à placer maintenant.
play-draw-lot = Piocher une pièce et la placer
play-resign-question = Abandonner avec les { $player } ? Les { $winner } gagnent alors la partie.
play-restart-question = La partie reprend au début. La partie en cours reste dans « Mes parties ».
play-draw-offered = Les { $player } proposent la nulle.
play-draw-accept = Accepter
play-draw-decline = Refuser
play-draw-declined = L’ordinateur refuse la nulle.
play-copy-link = Copier le lien
play-share = Exporter et importer

## What is chosen before the first turn

choose-pass = Passez l’appareil aux { $player }
choose-pass-about = Le choix suivant est secret tant que les deux joueurs n’ont pas fait le leur.
choose-seated = Je joue les { $player }
choose-pick = { $player } : choisissez trois pièces
choose-pick-about = Elles vont dans la main avec la Reine. Tout le reste va dans le sac.
choose-pick-status = Les { $player } choisissent trois pièces.
choose-faces = { $player } : quelles pièces montrent leur dos ?
choose-faces-about = Retournez les pièces qui doivent montrer leur dos. Elles restent ainsi toute la partie.
choose-faces-status = Les { $player } choisissent les faces.
choose-count = { $count } sur { $all }
choose-done = Terminé

## Export and import

share-export = Exporter
share-game = Partie
share-position = Position
share-link = Lien
share-picture = Image
share-save = Enregistrer dans un fichier
share-png = Enregistrer en PNG
share-copied = Copié.
share-not-copied = Le navigateur ne permet pas de copier ici.
share-no-picture = Le navigateur n’a pas pu dessiner l’image.
share-import = Importer
share-import-wrong = Ceci ne peut pas être lu : { $reason }
share-import-warning = Partie importée, mais { $warning }.
share-import-button = Ouvrir

## My games

games-title = Mes parties
games-about = Elles sont enregistrées dans ce navigateur uniquement.
games-none = Aucune partie pour l’instant.
games-turn = tour { $turn }
games-unreadable = Une partie endommagée
games-name = Nom de la partie
games-rename = Renommer
games-delete = Supprimer

## Settings and keys, more of it

theme-auto = Comme le système
settings-animation = Animer les déplacements
settings-coordinates = Afficher les coordonnées
settings-evaluation = Afficher l’évaluation de l’ordinateur
settings-shortcuts = Raccourcis à une seule touche
shortcuts-title = Raccourcis clavier
shortcuts-game = Dans la partie
shortcuts-board = Sur la ruche
shortcut-back = Coup précédent
shortcut-forward = Coup suivant
shortcut-first = Au début
shortcut-last = À la fin
shortcut-undo = Annuler
shortcut-redo = Rétablir
shortcut-hint = Demander un conseil
shortcut-next = Problème suivant
shortcut-moves = Afficher ou masquer les coups sur un petit écran
shortcut-link = Copier le lien
shortcut-turn-left = Tourner le plateau vers la gauche
shortcut-turn-right = Tourner le plateau vers la droite
shortcut-help = Ouvrir l’aide
