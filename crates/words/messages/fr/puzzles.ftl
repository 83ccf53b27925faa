### The page of the puzzles. $player is white or black.

puzzles-title = Problèmes
puzzles-modes = Quels problèmes
puzzles-mode-next = Pour vous
puzzles-mode-daily = Du jour
puzzles-mode-streak = Série
puzzles-game = Jeu
puzzles-theme = Thème
puzzles-theme-any = Tous les thèmes
puzzles-with-count = { $name } ({ $count })

# A puzzle.

puzzle-win =
    { $player ->
        [white] Les Blancs
       *[black] Les Noirs
    } { $count ->
        [one] jouent et gagnent tout de suite.
       *[other] jouent et gagnent en { $count } actions de leur part.
    }
puzzle-save =
    { $player ->
        [white] Les Blancs
       *[black] Les Noirs
    } jouent : toutes les actions sauf une perdent à coup sûr. Trouvez la bonne.
puzzle-just-moved = Vient de bouger : { $tiles }.
puzzle-just-placed = Vient d’arriver : { $tiles }.
puzzle-hint = Indice
puzzle-solution = Solution
puzzle-next = Problème suivant
puzzle-again = Réessayer
puzzle-link = Copier le lien
puzzle-analyse = Analyser

# What is said about answers.

puzzle-right = Juste ! { $action }
puzzle-answered = { $action } À vous.
puzzle-solved = Résolu ! { $action }
puzzle-solved-late = Voilà la solution. { $action }
puzzle-checking = Faux. Recherche de la réfutation…
puzzle-wrong-now = Faux : cela ne gagne pas tout de suite.
puzzle-wrong-win = Faux. { $action } Le gain prend alors trop de temps.
puzzle-wrong-loss = Faux. { $action } Vous perdez alors à coup sûr.
puzzle-wrong-lost = Faux. { $action } Votre adversaire gagne.
puzzle-wrong = Faux : ce n’est pas la solution.
puzzle-taken-back = { $reason } Votre action est annulée : réessayez.
puzzle-hint-tile = Essayez avec { $tile }.
puzzle-hint-none = Aucune pièce n’est nécessaire.
puzzle-hint-action = Essayez ceci : { $action }
puzzle-shown = { $action }
puzzle-shown-end = C’était la solution. { $action }

# Ratings, counts and streaks.

puzzle-rating = Votre classement : { $rating }
puzzle-rating-provisional = Votre classement : { $rating } (encore incertain)
puzzle-change = { $change } points
puzzle-about = Problème { $id }, classement { $rating }
puzzle-unrated = Vous avez déjà essayé ce problème : il ne change pas votre classement.
puzzle-run-unrated = Une série ne change pas votre classement.
puzzle-themes = Thèmes
puzzle-count = Résolus : { $solved } sur { $total }
puzzle-daily-of = Problème du jour : { $date }
puzzle-days =
    { $days ->
        [0] Pas encore de jours de suite
        [one] Un jour de suite
       *[other] { $days } jours de suite
    }
puzzle-run = { $count } de suite
puzzle-best = record : { $count }
puzzle-run-over =
    { $count ->
        [0] La série s’arrête avant d’avoir commencé.
        [one] La série s’arrête après un problème.
       *[other] La série s’arrête après { $count } problèmes.
    }

# What goes wrong.

puzzles-loading = Chargement des problèmes…
puzzles-unreachable = Les problèmes de ce jeu n’ont pas pu être chargés. Il faut une connexion tant qu’ils n’ont pas été ouverts une fois.
puzzles-damaged = Les problèmes de ce jeu sont abîmés et illisibles.
puzzles-lines-damaged =
    { $count ->
        [one] Un problème de ce jeu est abîmé et a été laissé de côté.
       *[other] { $count } problèmes de ce jeu sont abîmés et ont été laissés de côté.
    }
puzzles-none = Il n’y a pas de tel problème dans ce jeu.
puzzles-unknown = Il n’y a pas de problème { $id } ici.
puzzles-try-again = Réessayer
puzzles-record-all = Vos résultats aux problèmes sont illisibles. Tout recommence du début.
puzzles-record-version = Vos résultats aux problèmes ont été enregistrés par une version plus récente de skep (format { $version }) et sont illisibles.
puzzles-record-rating = Votre classement aux problèmes est illisible et repart du début.
puzzles-record-daily = Votre série de problèmes du jour est illisible et repart du début.
puzzles-record-run = Votre série sans faute est illisible et repart du début.
puzzles-record-seen =
    { $count ->
        [one] L’entrée d’un problème est illisible. Les autres sont restées comme elles étaient.
       *[other] Les entrées de { $count } problèmes sont illisibles. Les autres sont restées comme elles étaient.
    }

# Themes.

puzzle-theme-save = Défense
puzzle-theme-one-move = Gain en un
puzzle-theme-two-moves = Gain en deux
puzzle-theme-three-moves = Gain en trois
puzzle-theme-four-moves = Gain en quatre
puzzle-theme-five-moves = Gain en cinq
puzzle-theme-last-side = Dernier côté
puzzle-theme-pin = Clouage
puzzle-theme-gate = Enfermement
puzzle-theme-throw = Lancer
puzzle-theme-queen-displaced = Reine déplacée de force
puzzle-theme-climb = Escalade
puzzle-theme-on-queen = Sur la Reine
puzzle-theme-drop = Pose à côté de la Reine
puzzle-theme-quiet = Action tranquille
puzzle-theme-queen-move = Coup de Reine
puzzle-theme-sting = Piqûre
puzzle-theme-flip = Retournement
puzzle-theme-removal = Élimination
puzzle-theme-swap = Échange
puzzle-theme-mind-control = Contrôle mental
puzzle-theme-combo = Honeycombo
puzzle-theme-double-turn = Double tour
puzzle-theme-opponent-passes = L’adversaire passe
