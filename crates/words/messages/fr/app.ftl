app-name = skep
app-tagline = Tous les jeux de Hive

## Navigation

nav-play = Jouer
nav-rules = Règles
nav-games = Mes parties
nav-settings = Réglages
nav-skip = Aller au plateau

## Set-up

setup-title = Nouvelle partie
setup-start = Commencer la partie
setup-custom = Personnalisé
setup-hotseat = Deux joueurs sur cet écran
setup-computer = Contre l’ordinateur
setup-demo = Ordinateur contre ordinateur
setup-color = Votre couleur
setup-random = Au hasard
setup-level = Niveau

## Play

play-undo = Annuler
play-redo = Rétablir
play-hint = Conseil
play-resign = Abandonner
play-offer-draw = Proposer la nulle
play-restart = Recommencer
play-rematch = Revanche, couleurs inversées
play-moves = Coups
play-reserve = Réserve : { $player }
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

## Board

board-label = La ruche
board-keys = Les flèches ou les touches autour de S vont d’une case à l’autre. Entrée ou la barre d’espace prend et pose, Échap relâche, F retourne, P montre une pile, plus, moins et 0 changent la vue.
board-zoom-in = Rapprocher
board-zoom-out = Éloigner
board-fit = Montrer toute la ruche
board-choose = Que faire ?
board-thrown = seulement en étant envoyée
board-can-go = La tuile tenue peut venir ici.
board-can-be-thrown = La tuile tenue peut être envoyée ici.
board-can-sting = La tuile tenue peut piquer ici.
board-can-remove = Les deux tuiles peuvent être retirées ici.
board-can-swap = La tuile tenue peut échanger sa place ici.
board-can-choose = Il y a un choix ici.
tray-tile =
    { $count ->
        [one] { $tile }
       *[other] { $tile }, encore { $count }
    }
do-place = Placer
do-move = Aller là
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
failed-about = Le programme a commis une erreur et ne peut pas continuer. Vos parties sont conservées : rouvrez-les.
failed-again = Ouvrir mes parties
link-broken = Ce lien ne peut pas être ouvert : { $reason }
kept-broken = Cette partie ne peut pas être lue : { $reason }
kept-failed = La partie ne peut pas être conservée : { $reason }

## Set-up, more of it

setup-game = Quel jeu
setup-custom-about = Chaque boîte, pack, insecte et règle à votre goût.
setup-players = Qui joue
setup-clock = Avec une pendule
setup-clock-about = Elle démarre avec le premier coup.
setup-minutes = Minutes par joueur
setup-increment = Secondes de plus par tour
setup-set = Boîte
setup-expansions = Extensions
setup-packs = Packs
setup-extras = Insectes du Venin un par un
setup-extras-about = Combien chaque joueur en a, en pièces à une face.
setup-extras-venom = Dans le Venin, ils sont déjà au dos des pièces.
setup-options = Règles ouvertes
setup-options-about = Les livrets de règles laissent ces questions ouvertes ou y répondent différemment. Ce qui ne change rien à ce jeu est estompé.
setup-resume = Reprendre une partie

## Play, more of it

play-title = La partie
play-table = La table
play-panel = Coups et plus
play-controls = En arrière et en avant
play-first = Au début
play-back = Un pas en arrière
play-forward = Un pas en avant
play-last = À la fin
play-no-moves = Rien n’a encore été joué.
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
play-opinion = Avis de l’ordinateur : { $score }
play-opinion-win = Gain forcé : { $player }
play-lot = { $tile } : pièce piochée, à placer maintenant.
play-draw-lot = Piocher une pièce et la placer
play-resign-question = Abandonnez-vous la partie ?
play-restart-question = La partie recommence. Ce qui a été joué reste dans vos parties.
play-draw-offered = Nulle proposée : { $player }.
play-draw-accept = Accepter
play-draw-decline = Refuser
play-draw-declined = L’ordinateur refuse la nulle.
play-copy-link = Copier le lien
play-share = Exporter et importer

## What is chosen before the first turn

choose-pass = Passez l’appareil : { $player }
choose-pass-about = Le choix suivant est secret tant que les deux joueurs n’ont pas fait le leur.
choose-seated = C’est moi : { $player }
choose-pick = { $player } : choisissez trois pièces
choose-pick-about = Elles vont dans la main avec la Reine. Tout le reste va dans le sac.
choose-pick-status = Choix de trois pièces : { $player }.
choose-faces = { $player } : quelles pièces montrent leur dos ?
choose-faces-about = Retournez ce qui doit montrer son dos. Cela reste ainsi toute la partie.
choose-faces-status = Choix des faces : { $player }.
choose-count = { $count } sur { $all }
choose-done = Terminé

## Export and import

share-export = Exporter
share-game = Partie
share-position = Position
share-link = Lien
share-picture = Image
share-save = Enregistrer un fichier
share-png = Enregistrer en PNG
share-copied = Copié.
share-not-copied = Le navigateur ne permet pas de copier ici.
share-no-picture = Le navigateur n’a pas pu dessiner l’image.
share-import = Importer
share-import-about = Une chaîne de partie, une chaîne de position, un PGN, un SGF ou un lien.
share-import-wrong = Ceci ne peut pas être lu : { $reason }
share-import-warning = Partie importée, mais { $warning }.
share-import-button = Ouvrir

## My games

games-title = Mes parties
games-about = Elles sont conservées dans ce navigateur seulement.
games-none = Il n’y en a pas encore.
games-turn = tour { $turn }
games-unreadable = Une partie abîmée
games-name = Nom de la partie
games-rename = Renommer
games-delete = Supprimer
games-delete-question = La partie sera perdue pour toujours.

## Settings and keys, more of it

theme-auto = Comme le système
settings-animation = Les pièces se déplacent en douceur
settings-coordinates = Montrer les coordonnées
settings-evaluation = Montrer l’avis de l’ordinateur
settings-shortcuts = Raccourcis à une seule touche
shortcuts-title = Touches
shortcuts-game = Dans la partie
shortcuts-board = Sur la ruche
shortcut-back = Un pas en arrière
shortcut-forward = Un pas en avant
shortcut-first = Au début
shortcut-last = À la fin
shortcut-undo = Annuler
shortcut-redo = Rétablir ce qui a été annulé
shortcut-hint = Demander un conseil
shortcut-moves = Montrer ou cacher les coups sur un petit écran
shortcut-link = Copier le lien
shortcut-help = Montrer cette liste
