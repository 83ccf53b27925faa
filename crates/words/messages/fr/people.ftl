### People: accounts, profiles, leaderboards, games to watch.

account-title = Votre compte
leaderboard-title = Classement
watch-title = Regarder
profile-title = Joueur
