# Perché una partita conservata o copiata non si può leggere.

import-error-empty = non c’è nulla da leggere
import-error-too-long = non si leggono più di { $max } byte
import-error-unknown = { $text } non comincia come una stringa di partita o di posizione, né come un PGN, un SGF o un link
import-error-game-string = letto come stringa di partita: { $error }
import-error-position-string = letto come stringa di posizione: { $error }
import-error-pgn = letto come PGN, { $error }
import-error-sgf = letto come SGF, { $error }
import-error-link = letto come link: { $error }
import-error-saved = letto come partita salvata: { $error }

in-line = riga { $line }: { $problem }

# Ciò che non è stato letto così com’è scritto.

import-warning-queen-first = il primo pezzo di un giocatore era la Regina: la partita è letta con l’opzione «queen_first=allow»
import-warning-repetition = la partita è continuata dopo che una posizione si era presentata tre volte: è letta con l’opzione «repetition=off»
import-warning-unknown-result = { $text } non è un risultato conosciuto, perciò la partita è letta senza risultato
import-warning-unknown-glyph = { $text } non è un segno conosciuto, perciò è omesso
import-warning-note = { $error }, perciò ciò che eccede è omesso

# Che cosa non va in un link.

link-error-too-long = il link supera i { $max } caratteri
link-error-unknown-part = { $text } non fa parte di un link a una partita, che comincia con «g=» o «p=»
link-error-twice = il link contiene due volte «{ $part }=»
link-error-missing = il link è incompleto: manca «{ $part }=»
link-error-percent = carattere { $number } del link: un segno di percentuale va seguito dal codice di un carattere
link-error-at = il link dice di essere al passo { $text }, ma ne ha { $steps }

# Che cosa non va nei passi di una partita.

step-error = passo { $number }, { $text }: { $problem }
step-error-nothing-to-vary = prima di questa variante non c’è alcun passo
step-error-unopened = questa «)» non chiude nulla
step-error-unclosed = una variante non è chiusa da «)»
step-error-too-many = non si leggono più di { $max } passi

# Che cosa non va in una partita salvata.

saved-error-too-long = la partita salvata supera i { $max } byte
saved-error-json = la partita salvata è danneggiata alla riga { $line }, colonna { $column }: { $problem }
saved-error-foreign = questa non è una partita salvata da skep
saved-error-version = la partita salvata ha il formato { $version }, e questo programma conosce i formati solo fino al { $max }
saved-error-start = l’inizio della partita salvata: { $error }
saved-error-started = l’inizio della partita salvata, { $text }, non è né un tipo di gioco né una posizione
saved-error-too-many-steps = la partita ha { $steps } passi, varianti comprese; non se ne possono salvare più di { $max }
saved-error-at = la partita salvata dice di essere al passo { $at }, ma ne ha { $steps }
saved-error-name = il nome { $text } supera i { $max } caratteri
no-level = non c’è il livello { $level }: i livelli vanno da 1 a 10
saved-error-clock = l’orologio segna più di cento giorni
json-syntax = ciò che si trova lì non è JSON
json-end = il testo finisce troppo presto
json-field = un campo manca, è sconosciuto o ha un valore sbagliato

# Che cosa non va in un PGN.

pgn-error-tag = { $text } non è un’etichetta come «[GameType "Base"]»
pgn-error-no-type = nessuna etichetta dice di che gioco si tratta, come «[GameType "Base"]»
pgn-error-contradiction = il risultato indicato è { $said }, ma dopo le mosse è { $found }
pgn-error-comment = il commento che comincia qui non finisce con «{ "}" }»
pgn-error-nothing-to-vary = prima di questa variante non c’è alcuna mossa
pgn-error-unclosed = la variante che comincia qui non è chiusa da «)»
pgn-error-too-many-steps = non si leggono più di { $max } mosse, varianti comprese
pgn-error-several = qui comincia un’altra partita; se ne legge una alla volta

# Che cosa non va in un SGF.

sgf-error-unclosed = la «[» che apre qui un valore non è chiusa
sgf-error-another-game = questa non è una partita di Hive: il suo «GM» è { $text } e non 27
sgf-error-no-set = nessun «SU» dice a quale gioco si è giocato, come in «SU[hive-plm]»
sgf-error-set = { $text } non è uno dei giochi standard, da «hive» a «hive-plm»
sgf-error-syntax = { $text } non indica un pezzo e un posto, come in «move W wA1 N 13 -bQ»
sgf-error-tile = non resta alcun pezzo { $tile } da piazzare
sgf-error-nowhere = non c’è nulla in { $place } né accanto

# Perché una partita non si può scrivere in SGF.

no-sgf-not-standard = solo i giochi standard, da Base a Base+MLP, si possono scrivere in SGF
no-sgf-from-position = una partita ripresa da una posizione non si può scrivere in SGF
no-sgf-too-wide = l’alveare non entra nelle 26 colonne e righe di SGF

# Che cosa non va in una nota.

noted-step-error = la nota al passo { $number }: { $error }
note-error-comment = un commento non supera i { $max } caratteri
note-error-drawings = una mossa non ha più di { $max } frecce e caselle segnate
note-error-total = le note di una partita non superano i { $max } caratteri in tutto
note-error-no-such-step = la partita non ha questa mossa
note-error-twice = la mossa ha due note
note-error-drawing = { $text } non è né una casella segnata né una freccia, come «G0,0» o «R0,0/1,-2»
note-error-glyph = { $text } non è uno dei segni «!!», «!», «!?», «?!», «?» e «??»
note-error-syntax = { $text } non è una nota, che comincia con il numero di una mossa
