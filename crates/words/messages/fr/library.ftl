# Les parties enregistrées : leurs noms, la liste, import et export.

library-hotseat = { $game }, à deux
library-against = { $game }, contre le niveau { $level }
library-demo = { $game }, niveau { $white } – niveau { $black }
library-named = { $game }, { $white } – { $black }
library-today = aujourd’hui, { $time }
library-yesterday = hier, { $time }

library-search = Rechercher
library-state = Afficher
library-all = Toutes
library-in-progress = En cours
library-finished = Terminées
library-game = Jeu
library-every-game = Tous les jeux
library-count = { $total ->
    [one] { $found } sur 1 partie
   *[other] { $found } sur { $total } parties
}
library-none-found = Aucune partie ne correspond.
library-more = En afficher plus
library-deleted = Partie supprimée : { $name }.
library-gone = Cette partie n’existe plus.
library-deleted-elsewhere = Cette partie a été supprimée dans un autre onglet. Si vous continuez à jouer, elle sera de nouveau enregistrée.
library-unavailable = Les parties enregistrées sont inaccessibles : { $reason }.

library-export-all = Tout exporter
library-import-about = Une chaîne de partie, une chaîne de position, un PGN, un SGF, un lien ou le fichier de « Tout exporter ». Collez le texte, choisissez un fichier ou déposez-en un ici.
library-choose-file = Choisir un fichier
library-drop = Déposez le fichier pour l’importer.
library-import-failed = Les parties ne peuvent pas être enregistrées : { $reason }.
library-file-unreadable = Le navigateur ne peut pas lire ce fichier.
library-entry = entrée { $id }
library-imported-new = { $count ->
    [one] 1 nouvelle partie.
   *[other] { $count } nouvelles parties.
}
library-imported-updated = { $count ->
    [one] 1 partie mise à jour.
   *[other] { $count } parties mises à jour.
}
library-imported-same = { $count ->
    [one] 1 partie était déjà là.
   *[other] { $count } parties étaient déjà là.
}
library-imported-damaged = { $count ->
    [one] 1 entrée est illisible : { $names }.
   *[other] { $count } entrées sont illisibles : { $names }.
}
library-imported-nothing = Ce fichier ne contient aucune partie.
library-imported-lessons = Vos progrès dans les leçons ont été ajoutés.
library-imported-lessons-damaged = Une partie des progrès dans les leçons est illisible et a été laissée de côté.
library-imported-puzzles = Vos résultats aux problèmes ont été ajoutés.
library-imported-puzzles-damaged = Une partie des résultats aux problèmes est illisible et a été laissée de côté.
archive-error-too-long = un fichier de parties ne peut pas dépasser { $max } octets
archive-error-version = le fichier de parties est au format { $version }, et ce programme n’en connaît pas de plus récent que { $max }
archive-error-no-games = ce fichier ne contient aucune partie

library-extent = Coups
library-extent-main = Ligne principale
library-extent-here = Jusqu’à cette position
library-contains-main = La ligne principale jusqu’à sa fin, sans les variantes.
library-contains-here = Les coups jusqu’à la position affichée, sans les variantes.
library-contains-position = La position affichée.
library-contains-tree = Toute la partie, avec toutes les variantes.
library-picture = La position affichée
library-svg = Enregistrer en SVG

undo-to-turn = Annuler : revenir à votre tour
redo-to-turn = Rétablir : avancer à votre tour
