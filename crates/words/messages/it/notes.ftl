## Note alle mosse: commenti, segni, frecce e caselle segnate

notes-on-start = Prima della prima mossa
notes-on-move = Mossa { $move }
notes-comment = Commento
notes-comment-about = Commento, salvato mentre scrivi
notes-glyphs = Quanto vale la mossa
notes-glyph-brilliant = Mossa brillante
notes-glyph-good = Buona mossa
notes-glyph-interesting = Mossa interessante
notes-glyph-dubious = Mossa dubbia
notes-glyph-mistake = Errore
notes-glyph-blunder = Errore grave
notes-drawings = Frecce e caselle segnate
notes-how = Trascina con il tasto destro del mouse per una freccia, fai clic con lo stesso tasto per un segno; ripeti il gesto per toglierli. Con il dito, premi prima la matita sul tavoliere.
notes-arrow =
    { $pen ->
        [red] Freccia rossa: { $from } → { $to }
        [blue] Freccia blu: { $from } → { $to }
        [yellow] Freccia gialla: { $from } → { $to }
       *[green] Freccia verde: { $from } → { $to }
    }
notes-mark =
    { $pen ->
        [red] Segno rosso: { $place }
        [blue] Segno blu: { $place }
        [yellow] Segno giallo: { $place }
       *[green] Segno verde: { $place }
    }
notes-cell = casella { $place }
notes-remove = Togli: { $drawing }
notes-clear = Togli tutto
notes-drawn = Disegno aggiunto. { $drawing }.
notes-removed = Disegno tolto. { $drawing }.
notes-here = Commento
notes-said = Commento: { $comment }
library-extent-tree = Con le varianti
notes-too-long-for-link = Le note sono troppo lunghe per un link, che perciò contiene solo le mosse. Per trasmetterle, esporta la partita in PGN, oppure tutte le partite.

## Disegnare sul tavoliere

board-draw = Disegna
board-pens = Matite
board-pen-green = Verde
board-pen-red = Rossa
board-pen-blue = Blu
board-pen-yellow = Gialla
board-draw-keys = O segna una casella. V comincia una freccia e, su un’altra casella, la termina. I tasti da 1 a 4 scelgono la matita; con Maiusc è quella rossa.
