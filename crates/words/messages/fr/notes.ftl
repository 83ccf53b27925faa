## Notes sur les coups : commentaires, signes, flèches et cases marquées

notes-on-start = Avant le premier coup
notes-on-move = Coup { $move }
notes-comment = Commentaire
notes-comment-about = Commentaire, enregistré au fil de la frappe
notes-glyphs = Ce que vaut le coup
notes-glyph-brilliant = Coup brillant
notes-glyph-good = Bon coup
notes-glyph-interesting = Coup intéressant
notes-glyph-dubious = Coup douteux
notes-glyph-mistake = Erreur
notes-glyph-blunder = Gaffe
notes-drawings = Flèches et cases marquées
notes-how = Glissez avec le bouton droit de la souris pour une flèche, cliquez pour une marque ; le même geste l’enlève. Au doigt, appuyez d’abord sur le crayon du plateau.
notes-arrow =
    { $pen ->
        [red] Flèche rouge : { $from } → { $to }
        [blue] Flèche bleue : { $from } → { $to }
        [yellow] Flèche jaune : { $from } → { $to }
       *[green] Flèche verte : { $from } → { $to }
    }
notes-mark =
    { $pen ->
        [red] Marque rouge : { $place }
        [blue] Marque bleue : { $place }
        [yellow] Marque jaune : { $place }
       *[green] Marque verte : { $place }
    }
notes-cell = case { $place }
notes-remove = Enlever : { $drawing }
notes-clear = Tout enlever
notes-drawn = Dessin ajouté. { $drawing }.
notes-removed = Dessin enlevé. { $drawing }.
notes-here = Commentaire
notes-said = Commentaire : { $comment }
library-extent-tree = Avec les variantes
notes-too-long-for-link = Les notes sont trop longues pour un lien, qui ne contient donc que les coups. Pour les transmettre, exportez la partie en PGN, ou toutes les parties.

## Dessiner sur le plateau

board-draw = Dessiner
board-pens = Crayons
board-pen-green = Vert
board-pen-red = Rouge
board-pen-blue = Bleu
board-pen-yellow = Jaune
board-draw-keys = O marque une case. V commence une flèche et, sur une autre case, la termine. Les touches 1 à 4 choisissent le crayon ; avec Maj, c’est le rouge.
