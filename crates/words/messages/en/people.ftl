### People: accounts, profiles, leaderboards, games to watch.

account-title = Your account
leaderboard-title = Leaderboard
watch-title = Watch
profile-title = Player
