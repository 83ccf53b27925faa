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
play-thinking = Réflexion en cours …

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
