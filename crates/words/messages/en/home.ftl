# The home page.

home-lead = Against the computer or somebody beside you. Free, no account, and offline too.
home-learn = Learn Hive
home-online = Play online
home-puzzle = Daily puzzle
home-first-lesson = New to Hive? Learn it in ten minutes
home-hero-pause = Pause the animated board
home-hero-go-on = Animate the board
home-games = Choose a game
home-more = More games

# What is chosen, in one sentence.

home-summary-computer =
    { $side ->
        [white] { $game }, level { $level }, you play White, { $clock }
        [black] { $game }, level { $level }, you play Black, { $clock }
       *[random] { $game }, level { $level }, random colour, { $clock }
    }
home-summary-hotseat = { $game }, two people, { $clock }
home-summary-demo = { $game }, level { $white } against level { $black }, { $clock }
home-clock-none = no clock
home-clock-time = { $minutes } min each
home-clock-increment = { $minutes } min each + { $seconds } s a turn

# Sounds.

sound-mute = Mute sounds
sound-setting = Sounds
