### People: accounts, profiles, leaderboards, games to watch.

account-title = Il tuo account
leaderboard-title = Classifica
watch-title = Guarda
profile-title = Giocatore
