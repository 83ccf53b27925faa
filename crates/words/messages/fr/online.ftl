### Games online: the lobby and the game.

online-title = Jouer en ligne
online-absent = Le jeu en ligne n’est pas disponible
online-absent-about = Ce serveur ne propose pas le jeu en ligne. Tout le reste fonctionne comme d’habitude.
online-game = Partie en ligne
online-outdated = Cette page n’est plus à jour
online-outdated-about = Le serveur a été mis à jour. Rechargez la page pour continuer ; vos parties sont en sécurité.
online-load = Recharger
