# Pourquoi une partie conservée ou copiée ne peut pas être lue.

import-error-empty = il n’y a rien à lire
import-error-too-long = on ne lit pas plus de { $max } octets
import-error-unknown = { $text } ne commence ni comme une chaîne de partie ou de position, ni comme un PGN, un SGF ou un lien
import-error-game-string = lu comme une chaîne de partie : { $error }
import-error-position-string = lu comme une chaîne de position : { $error }
import-error-pgn = lu comme un PGN, { $error }
import-error-sgf = lu comme un SGF, { $error }
import-error-link = lu comme un lien : { $error }
import-error-saved = lu comme une partie enregistrée : { $error }

in-line = ligne { $line } : { $problem }

# Ce qui n’a pas été lu tel quel.

import-warning-queen-first = la première pièce d’un joueur était la Reine : la partie est lue avec l’option « queen_first=allow »
import-warning-repetition = la partie a continué alors qu’une position s’était présentée trois fois : elle est lue avec l’option « repetition=off »
import-warning-unknown-result = { $text } n’est pas un résultat connu, la partie est donc lue sans résultat
import-warning-unknown-glyph = { $text } n’est pas un signe connu, il est donc omis
import-warning-note = { $error }, ce qui dépasse est donc omis

# Ce qui ne va pas dans un lien.

link-error-too-long = le lien dépasse { $max } caractères
link-error-unknown-part = { $text } ne fait pas partie d’un lien vers une partie, qui commence par « g= » ou « p= »
link-error-twice = le lien contient deux fois « { $part }= »
link-error-missing = le lien est incomplet : il y manque « { $part }= »
link-error-percent = caractère { $number } du lien : un signe pour cent doit être suivi du code d’un caractère
link-error-at = le lien dit en être à l’étape { $text }, et il en compte { $steps }

# Ce qui ne va pas dans les étapes d’une partie.

step-error = étape { $number }, { $text } : { $problem }
step-error-nothing-to-vary = aucune étape ne précède cette variante
step-error-unopened = cette « ) » ne ferme rien
step-error-unclosed = une variante n’est pas fermée par « ) »
step-error-too-many = on ne lit pas plus de { $max } étapes

# Ce qui ne va pas dans une partie enregistrée.

saved-error-too-long = la partie enregistrée dépasse { $max } octets
saved-error-json = la partie enregistrée est endommagée à la ligne { $line }, colonne { $column } : { $problem }
saved-error-foreign = ce n’est pas une partie enregistrée par skep
saved-error-version = la partie enregistrée est au format { $version }, et ce programme n’en connaît pas de plus récent que { $max }
saved-error-start = le début de la partie enregistrée : { $error }
saved-error-started = le début de la partie enregistrée, { $text }, n’est ni un type de jeu ni une position
saved-error-too-many-steps = la partie compte { $steps } étapes avec toutes ses variantes ; on ne peut pas en enregistrer plus de { $max }
saved-error-at = la partie enregistrée dit en être à l’étape { $at }, et elle en compte { $steps }
saved-error-name = le nom { $text } dépasse { $max } caractères
no-level = il n’y a pas de niveau { $level } : les niveaux vont de 1 à 10
saved-error-clock = la pendule affiche plus de cent jours
json-syntax = ce qui s’y trouve n’est pas du JSON
json-end = le texte s’arrête trop tôt
json-field = un champ manque, est inconnu ou a une mauvaise valeur

# Ce qui ne va pas dans un PGN.

pgn-error-tag = { $text } n’est pas une étiquette comme « [GameType "Base"] »
pgn-error-no-type = aucune étiquette ne dit de quel jeu il s’agit, comme « [GameType "Base"] »
pgn-error-contradiction = le résultat annoncé est { $said }, mais après les coups c’est { $found }
pgn-error-comment = le commentaire qui commence ici ne se termine pas par « { "}" } »
pgn-error-nothing-to-vary = aucun coup ne précède cette variante
pgn-error-unclosed = la variante qui commence ici n’est pas fermée par « ) »
pgn-error-too-many-steps = on ne lit pas plus de { $max } coups, variantes comprises
pgn-error-several = une autre partie commence ici ; on ne lit qu’une partie à la fois

# Ce qui ne va pas dans un SGF.

sgf-error-unclosed = le « [ » qui ouvre ici une valeur n’est pas refermé
sgf-error-another-game = ce n’est pas une partie de Hive : son « GM » est { $text } et non 27
sgf-error-no-set = aucun « SU » ne dit à quel jeu on a joué, comme dans « SU[hive-plm] »
sgf-error-set = { $text } n’est pas l’un des jeux standard, de « hive » à « hive-plm »
sgf-error-syntax = { $text } n’indique pas une pièce et une place, comme dans « move W wA1 N 13 -bQ »
sgf-error-tile = il ne reste pas de { $tile } à placer
sgf-error-nowhere = il n’y a rien sur { $place } ni à côté

# Pourquoi une partie ne peut pas s’écrire en SGF.

no-sgf-not-standard = seuls les jeux standard, de Base à Base+MLP, peuvent s’écrire en SGF
no-sgf-from-position = une partie reprise à partir d’une position ne peut pas s’écrire en SGF
no-sgf-too-wide = la ruche ne tient pas dans les 26 colonnes et rangées du SGF

# Ce qui ne va pas dans une note.

noted-step-error = la note de l’étape { $number } : { $error }
note-error-comment = un commentaire ne dépasse pas { $max } caractères
note-error-drawings = un coup n’a pas plus de { $max } flèches et cases marquées
note-error-total = les notes d’une partie ne dépassent pas { $max } caractères en tout
note-error-no-such-step = la partie n’a pas ce coup
note-error-twice = le coup a deux notes
note-error-drawing = { $text } n’est ni une case marquée ni une flèche, comme « G0,0 » ou « R0,0/1,-2 »
note-error-glyph = { $text } n’est pas l’un des signes « !! », « ! », « !? », « ?! », « ? » et « ?? »
note-error-syntax = { $text } n’est pas une note, qui commence par le numéro d’un coup
