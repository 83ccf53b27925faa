# Accounts, people, leaderboards, games to watch, fair chance.

## Kinds of games, times and results

speed-bullet = Bullet
speed-blitz = Blitz
speed-rapid = Rapid
speed-classical = Classical
speed-correspondence = Correspondence
category = { $family }, { $speed }
game-rated = rated
game-casual = casual
result-won = Won
result-lost = Lost
result-drawn = Draw
result-white = White won
result-black = Black won
cause-surrounded = surrounded
cause-removed = removed
cause-repetition = repetition
cause-length = game too long
cause-agreement = by agreement
cause-resignation = by resignation
cause-time = on time
cause-absence = opponent absent
cause-aborted = called off
results-line = { $won } won, { $lost } lost, { $drawn } drawn
actions-count = { $count ->
    [0] not begun
    [one] 1 action
   *[other] { $count } actions
}
rating-provisional = provisional rating { $rating }

## The account

account-title = Account
account-loading = Loading…
account-guest = You are playing as a guest.
account-guest-about = The server knows this browser by a cookie. With an account you play rated games, and you find your games on every device. No e-mail address is needed.
account-logged-in = You are logged in as { $name }.
account-to-profile = My profile
account-tabs = What to do
account-make = Make an account
account-make-about = The games that you have played as a guest come along.
account-log-in = Log in
account-log-in-about = Games that you have played here as a guest do not come along. For that, make an account.
account-recover = Forgotten password
account-recover-about = The recovery code that you got with the account lets you choose a new password. All devices are logged out, and you get a new code.
account-recover-do = Set the password
account-name = Name
account-name-hint = 2 to 20 letters from a to z, digits, - and _. Everybody sees it.
account-password = Password
account-password-hint = At least 8 characters.
account-password-old = Current password
account-password-new = New password
account-code = Recovery code
account-code-title = Your recovery code
account-code-about = Keep it in a safe place, such as a password manager or a sheet of paper. If you forget the password, only this code leads back to your account. It is shown this one time.
account-code-copied = The recovery code is in the clipboard.
account-code-not-copied = The browser does not allow copying. Select the code and copy it by hand.
account-code-kept = I have kept it
account-devices = Devices
account-devices-about = The browsers that are logged in to this account.
account-device = { $browser }, { $system }
account-device-unknown = Unknown browser
account-device-this = this device
account-device-used = last used: { $when }
account-device-end = Log out
account-devices-end = Log out all others
account-device-ended = The device is logged out.
account-devices-ended = All other devices are logged out.
account-change-password = Change the password
account-change-password-about = All other devices are logged out.
account-password-changed = The password is changed. All other devices are logged out.
account-new-code = New recovery code
account-new-code-about = If the code is lost, or somebody may have read it. The old code no longer works, and all other devices are logged out.
account-new-code-do = Make a new code
account-data = My data
account-data-about = Everything that the server stores about you, as a JSON file: games, ratings, devices, chat.
account-download = Download
account-blocked = Blocked people
account-blocked-about = They cannot invite you, and you do not read what they write. You block people on their pages.
account-blocked-none = You block nobody.
account-unblock = Unblock
account-log-out = Log out
account-log-out-about = On this device. You come back with name and password.
account-delete = Delete the account
account-delete-about = What is deleted, and what stays, is said before you confirm.
account-delete-open = Delete the account…
account-delete-gone = Deleted at once: your name, the password and the recovery code, your ratings, the devices, whom you block, and what you have written in chats. Others can take your name afterwards.
account-delete-stays = Finished games stay, because they are your opponents’ games too. Your side is then a guest without a name. You lose the games that you are playing, and open games are withdrawn.
account-delete-confirm = Your password, to confirm
account-delete-do = Delete for ever
account-deleted = The account is deleted. You are a guest again.
account-logged-out = You are logged out, and a guest again.
account-made = Welcome, { $name }.

account-error-name-length = A name has 2 to 20 characters.
account-error-name-letters = A name has letters from a to z, digits, - and _, and begins with a letter.
account-error-password-short = A password has at least 8 characters.
account-error-password-long = A password has at most 200 characters.
account-error-code-empty = The recovery code is missing.
account-error-name-taken = Somebody has this name already.
account-error-login = The name or the password is wrong.
account-error-recovery = The name or the recovery code is wrong.
account-error-password = The password is wrong.
account-error-has-account = This browser is logged in to an account already.
account-error-not-logged-in = You are no longer logged in on this device.
account-error-too-many = { $seconds ->
    [one] Too many attempts. Try again in 1 second.
   *[other] Too many attempts. Try again in { $seconds } seconds.
}
account-error-other-origin = The server allows this only at its own address.
account-error-not-found = This no longer exists.
account-error-not-stored = The server cannot do this at the moment. Try again.
account-error-unreadable = The server does not understand this page. Load it again.
account-error-unreachable = The server cannot be reached. Check the connection and try again.

## A person

profile-title = Profile
person-since = Account since { $when }
person-you = This is you.
person-to-account = Account
person-gone-title = Nobody has the name { $name }
person-gone = The name is misspelt, or the account was deleted.
person-results = All games: { $results }
person-against = You against { $name }: { $results }
person-block = Block
person-unblock = Unblock
person-blocked = You block { $name }: you do not read what { $name } writes, and cannot be invited by { $name }.
person-ratings = Ratings
person-no-ratings = No rated games yet.
person-games-rated = { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
}
person-graph = { $category }: from { $first } to { $last } in { $count } games, highest { $highest }, lowest { $lowest }.
person-graph-one = { $category }: { $rating } after the first game.
person-graph-table = The ratings as a table
person-graph-game = Game
person-graph-when = When
person-graph-rating = Rating
person-games = Games
person-filter = Which games
person-filter-family = Game
person-filter-every-family = All games
person-filter-speed = Speed
person-filter-every-speed = All speeds
person-filter-result = Result
person-filter-every-result = All
person-filter-rated = Rating
person-filter-every-rated = Rated and casual
person-filter-rated-only = Rated only
person-filter-casual-only = Casual only
person-filter-against = Opponent
person-filter-apply = Search
person-filter-clear = Show all
person-filter-nobody = Nobody has the name of this opponent.
person-games-count = { $count ->
    [0] No finished games.
    [one] 1 finished game
   *[other] { $count } finished games
}
person-games-none-found = No game matches.
person-page = Page { $page } of { $pages }
person-page-back = Newer
person-page-on = Older
game-between = { $white } – { $black }

## Leaderboards

leaderboard-title = Leaderboards
leaderboard-about = Every kind of game and every speed has its own ratings. They change with rated games between accounts. Who has played none for 60 days is not listed.
leaderboard-family = Game
leaderboard-speed = Speed
leaderboard-people = { $count ->
    [0] nobody yet
    [one] 1 person
   *[other] { $count } people
}
leaderboard-table = { $category }: the best players
leaderboard-place = Place
leaderboard-name = Name
leaderboard-rating = Rating
leaderboard-games = Games
leaderboard-none = Nobody has played a rated game of this kind lately.
leaderboard-provisional = ? A provisional rating: too few games so far for a place.
leaderboard-own = You are in place { $place }.
leaderboard-own-provisional = Your rating is provisional: { $rating }. You get a place after some more rated games.
leaderboard-own-none = You have played no rated game of this kind lately.
leaderboard-own-guest = Only accounts have ratings.
leaderboard-own-show = Show my row
leaderboard-you = you

## Games to watch

watch-title = Watch
watch-about = Games that are being played now, the strongest players first.
watch-count = { $count ->
    [0] No game is being played now.
    [one] 1 game
   *[other] { $count } games
}
watch-waiting = Looking for games…
watch-game = Watch { $white } against { $black }, { $game }
watch-recent = Just finished
watch-recent-none = No game has finished yet.
watch-now = Being played

## Fair chance

fair-title = Fair chance
fair-proven = { $count ->
    [0] Checked: nothing was drawn in this game.
    [one] Checked: the only draw was fair.
   *[other] Checked: all { $count } draws were fair.
}
fair-proven-colors = Checked: the colours were drawn fairly.
fair-colors = The colours were drawn too.
fair-means = What this means
fair-meaning = Before anybody had joined, the server had decided on a secret number, the seed, and published its hash, a fingerprint from which the seed cannot be guessed. Every draw follows from the seed and the number of the event alone. Now that the game is over the seed is public. Your browser has computed the hash of the seed and every draw again, and all are the same. So the server could not choose a tile during the game, nor change one later.
fair-hash = Hash published before the game
fair-seed = Seed revealed after the game
fair-draws = The draws
fair-draw = Event { $number }, { $player }: { $tile }
fair-waiting = The seed is still secret. When the game is over it is published, and your browser checks every draw.
fair-promise = Hash of the secret seed
fair-wrong = This game is not proven to be fair.
fair-error-seed = The seed does not have the hash that was published before the game.
fair-error-colors = The colours do not follow from the seed.
fair-error-draw = Event { $number }: { $found } was drawn, but { $expected } follows from the seed.
fair-error-game = Event { $number } breaks the rules of the game.
fair-download = Download the game
fair-command = With the downloaded file, “skep verify” checks the same without this page.
