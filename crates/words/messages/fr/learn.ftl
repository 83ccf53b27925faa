### The page of the lessons.

lessons-title = Apprendre Hive
learn-lead = De courtes leçons sur un vrai plateau : une idée à la fois, de la première pièce à la dernière extension. Essayez tout ce que vous voulez, vous ne risquez rien.
learn-count = Leçons terminées : { $done } sur { $total }
learn-begin = Commencer : { $lesson }
learn-go-on = Continuer : { $lesson }
learn-lesson-done = (terminée)
learn-lesson-steps = (étapes faites : { $done } sur { $total })

# In a lesson.

learn-all = Toutes les leçons
learn-steps = Étapes
learn-step = Étape { $number } sur { $total }
learn-step-done = Étape { $number } sur { $total }, faite
learn-hint = Indice
lesson-show = Montrer
learn-restart = Recommencer
learn-next-step = Suivant
learn-next-lesson = Leçon suivante : { $lesson }
learn-play = Jouer une partie
learn-rules = La même chose dans les règles
learn-marked = Marqué : { $places }.
learn-not-yet = Ce n’est pas encore ça. Réessayez.
learn-go-on-step = Bien, continuez.
learn-right = C’est ça !
learn-answered = { $action } À vous.
learn-hint-tile = Essayez avec { $tile }.
learn-hint-button = Il y a un bouton pour cela sous le plateau.

# Damaged progress.

learn-damaged-all = Vos progrès dans les leçons sont illisibles. Tout recommence du début.
learn-damaged-version = Vos progrès dans les leçons ont été enregistrés par une version plus récente de skep (format { $version }) et sont illisibles.
learn-damaged-lesson = Vos progrès dans la leçon « { $lesson } » sont illisibles. Les autres leçons sont restées comme elles étaient.

# The coach.

coach-ask = Demander à l’entraîneur
coach-insist = Jouer quand même
coach-reconsider = Réfléchir encore
coach-blunder = Attention ! { $reason }
coach-about-to-lose =
    { $free ->
        [one] Votre Reine n’a plus qu’un côté libre, et { $tile } peut le prendre.
       *[other] Votre Reine a { $free } côtés libres, et { $tile } peut l’encercler en un coup.
    }
coach-few-sides =
    { $free ->
        [one] Votre Reine n’a plus qu’un côté libre, et { $tile } peut le prendre.
       *[other] Votre Reine a { $free } côtés libres, et { $tile } peut en prendre un.
    }
coach-queen-due =
    { $turns ->
        [one] Il faut placer votre Reine maintenant.
       *[other] Votre Reine n’est pas encore en jeu : il vous reste { $turns } tours, et rien ne bouge avant.
    }
coach-suggestion = Je propose : { $action }
coach-wins = Cela gagne.
coach-saves = Sinon, vous perdriez tout de suite.
coach-brings-queen = Une fois votre Reine en jeu, vos pièces peuvent bouger.
coach-takes-side =
    { $free ->
        [0] Cela prend le dernier côté de la Reine ennemie.
        [one] Il ne reste alors qu’un côté libre à la Reine ennemie.
       *[other] Il reste alors { $free } côtés libres à la Reine ennemie.
    }
coach-frees-queen =
    { $free ->
        [one] Votre Reine a alors un côté libre.
       *[other] Votre Reine a alors { $free } côtés libres.
    }
coach-pins = Cela cloue { $tile }.
coach-covers = Cela recouvre { $tile }.
coach-develops = Une pièce de plus vous donne plus de possibilités.
