# La page d’accueil.

home-lead = Contre l’ordinateur ou quelqu’un à vos côtés. Gratuit, sans compte, et même hors ligne.
home-learn = Apprendre Hive
home-online = Jouer en ligne
home-puzzle = Problème du jour
home-first-lesson = Vous découvrez Hive ? Apprenez-le en dix minutes
home-hero-pause = Arrêter le plateau animé
home-hero-go-on = Animer le plateau
home-games = Choisir un jeu
home-more = Plus de jeux

# Ce qui est choisi, en une phrase.

home-summary-computer =
    { $side ->
        [white] { $game }, niveau { $level }, vous jouez les Blancs, { $clock }
        [black] { $game }, niveau { $level }, vous jouez les Noirs, { $clock }
       *[random] { $game }, niveau { $level }, couleur au hasard, { $clock }
    }
home-summary-hotseat = { $game }, à deux, { $clock }
home-summary-demo = { $game }, niveau { $white } contre niveau { $black }, { $clock }
home-clock-none = sans pendule
home-clock-time = { $minutes } min chacun
home-clock-increment = { $minutes } min chacun + { $seconds } s par tour

# Les sons.

sound-mute = Couper le son
sound-setting = Sons
