### Games online: the lobby and the game.

online-title = Play online
online-absent = Online play is not available
online-absent-about = This server has no online play. Everything else works as always.
online-game = Online game
online-outdated = This page is out of date
online-outdated-about = The server has been updated. Load the page again to go on; your games are safe.
online-load = Load again

# The pages and the connection.

online-loading = The game is being loaded…
online-missing = There is no such game, or it is not meant for you.
online-withdrawn = This game was withdrawn before anybody had joined it.
online-connecting = Connecting…
online-broken = The connection is lost. It is tried again; nothing is lost.
online-places = Online play
online-guest = Guest
online-computer = Computer, level { $level }

# Games and times.

online-minutes = { $minutes } min
online-seconds = { $seconds } s
online-pace = { $time } + { $seconds } s a turn
online-pace-days =
    { $days ->
        [one] { $days } day a turn
       *[other] { $days } days a turn
    }
online-pace-none = no clock
online-terms = { $game }, { $pace }
online-terms-rated = { $game }, { $pace }, rated
online-for-minutes =
    { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
online-for-hours =
    { $number ->
        [one] { $number } hour
       *[other] { $number } hours
    }
online-for-days =
    { $number ->
        [one] { $number } day
       *[other] { $number } days
    }

# The lobby.

online-new = New game online
online-time = Time
online-opponent = Opponent
online-anybody = Anybody
online-friend = A friend
online-rated = Rated
online-rated-about = The result changes your rating.
online-pair = Find an opponent
online-searching = Looking for somebody who wants the same game…
online-stop = Stop looking
online-seek = Put it on the list
online-make-link = Make a link for a friend
online-play = Play
online-own = Your games
online-own-none = You are in no game at the moment.
online-own-invited = { $name } invites you
online-own-open = Nobody has joined yet
online-next = Next game waiting for me
online-row = { $game } against { $name }
online-your-turn = Your turn
online-their-turn = Your opponent’s turn
online-left = { $time } left
online-seeks = Open games
online-seeks-none = Nobody is waiting at the moment.
online-numbers = People connected: { $people }. Games being played: { $games }.

# A game that nobody has joined yet.

online-waiting = Waiting for your opponent
online-waiting-about = The game begins as soon as somebody opens the link and joins. You can leave this page: the game is in the list of your games.
online-send-link = Send this link to your opponent. Nothing else is needed to play.
online-link = Link to the game
online-invited = { $name } wants to play with you
online-invited-guest = A guest wants to play with you
online-you-white = You play White.
online-you-black = You play Black.
online-you-either = Chance decides who plays White.
online-join = Join the game
online-join-about = You need no account.
online-withdraw-game = Withdraw the game

# Offers.

online-accept = Accept
online-decline = Decline
online-withdraw = Withdraw
online-offered-draw = Your opponent offers a draw.
online-offered-takeback = Your opponent asks to take the last turn back.
online-offered-rematch = Your opponent offers a rematch.
online-own-draw = You have offered a draw.
online-own-takeback = You have asked to take your last turn back.
online-own-rematch = You have offered a rematch.
online-declined-draw = The draw was declined.
online-declined-takeback = The take-back was declined.
online-declined-rematch = The rematch was declined.
online-took-back = The turn was taken back.
online-take-back = Ask to take back
online-abort = Call the game off
online-resign-question = Resign? Your opponent then wins the game.
online-planned = Played as soon as it is your turn: { $action }
online-plan-failed = What you had planned is no longer possible.

# Absence.

online-badge-sending = is being sent
online-badge-here = is here
online-badge-away = is away
online-absent-now = Your opponent is away. You may end the game.
online-absent-soon =
    { $seconds ->
        [one] Your opponent is away. You may end the game in { $seconds } second.
       *[other] Your opponent is away. You may end the game in { $seconds } seconds.
    }
online-claim-win = Claim the win
online-claim-draw = Claim a draw

# The end of a game.

online-end-aborted = The game was called off. It has no result.
online-end-length = The game is a draw: it has the greatest number of actions that is allowed.
online-end-absence = { $winner } wins: { $absent } has left the game.
online-end-absence-draw = The game is a draw: a player has left it.
online-to-rematch = Go to the rematch
online-another = Another game
online-save = Save to My games
online-saved = The game is now in My games.
online-copy-link = Copy the link

# The chat.

online-chat = Chat
online-chat-players = Chat of the players
online-chat-new = New message
online-chat-spectators = Chat of the spectators
online-watching =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
online-say = Send
online-block = Block this person
online-blocked = You will hear nothing more of this person in chats.

# News.

online-news-begun = Your game has begun.
online-news-turn = It is your turn.
online-news-ended = Your game has ended.
online-go = Go there
online-notify = Notify me of my turn

# Why something was not done.

online-error-lost = The connection was lost before the answer came. Please look whether it was done.
online-error-no-game = There is no such game.
online-error-terms = Such games are not offered.
online-error-fast =
    { $seconds ->
        [one] Too fast. Please wait { $seconds } second.
       *[other] Too fast. Please wait { $seconds } seconds.
    }
online-error-many = You have too many of these: the limit is { $limit }.
online-error-text = Please say something else: texts have at most 200 letters and are not repeated.
online-error-speak = You cannot speak in this chat.
online-error-stored = The server cannot do this at the moment. Please try again.
online-error-other = This is not possible now.
online-refused-begun = Somebody has joined this game already.
online-refused-withdrawn = This game was withdrawn.
online-refused-ended = The game has ended.
online-refused-own = You cannot join your own game.
online-refused-invited = This game is for somebody else.
online-refused-account = A rated game needs an account.
online-refused-turn = It is not your turn.
online-refused-offered = You cannot offer that again now.
online-refused-offer = The offer does not stand any more.
online-refused-nothing = There is nothing to take back.
online-refused-swarm = In Swarm, turns cannot be taken back: the drawn tiles have been seen.
online-refused-late = Both have played: you can resign, but not call the game off.
online-refused-present = Your opponent has not been away for long enough.
online-refused-time = Your time has run out.
