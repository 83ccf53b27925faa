# Why a game that was kept or copied cannot be read. The English sentences are those of the record crate, word for
# word: a test compares them.

import-error-empty = there is nothing to read
import-error-too-long = no more than { $max } bytes are read
import-error-unknown = { $text } does not begin like a game string, a position string, a PGN, an SGF or a link
import-error-game-string = read as a game string: { $error }
import-error-position-string = read as a position string: { $error }
import-error-pgn = read as a PGN, { $error }
import-error-sgf = read as an SGF, { $error }
import-error-link = read as a link: { $error }
import-error-saved = read as a saved game: { $error }

in-line = line { $line }: { $problem }

# What was not read as it was written.

import-warning-queen-first = a player’s first tile was the Queen: the game is read with the option ‘queen_first=allow’
import-warning-repetition = the game went on after a position had occurred three times: it is read with the option ‘repetition=off’
import-warning-unknown-result = { $text } is not a result that is known, so the game is read without it
import-warning-unknown-glyph = { $text } is not a sign of a move that is known, so it is left out
import-warning-note = { $error }, so what goes beyond that is left out

# What is wrong with a link.

link-error-too-long = the link is longer than { $max } characters
link-error-unknown-part = { $text } is not a part of a link to a game, which begins with ‘g=’ or ‘p=’
link-error-twice = the link has two parts ‘{ $part }=’
link-error-missing = the link is not complete: its part ‘{ $part }=’ is missing
link-error-percent = character { $number } of the link: a percent sign must be followed by the code of a character
link-error-at = the link says it is at step { $text }, and has { $steps } of them

# What is wrong with the steps of a game.

step-error = step { $number }, { $text }: { $problem }
step-error-nothing-to-vary = there is no step before this variation
step-error-unopened = this ‘)’ closes nothing
step-error-unclosed = a variation is not closed with ‘)’
step-error-too-many = no more than { $max } steps are read

# What is wrong with a saved game.

saved-error-too-long = the saved game is longer than { $max } bytes
saved-error-json = the saved game is damaged in line { $line }, column { $column }: { $problem }
saved-error-foreign = this is not a saved game of skep
saved-error-version = the saved game has format { $version }, and this program knows no later one than { $max }
saved-error-start = the start of the saved game: { $error }
saved-error-started = the start of the saved game, { $text }, is neither a game type nor a position
saved-error-too-many-steps = the game has { $steps } steps with all its variations; no more than { $max } can be saved
saved-error-at = the saved game says it is at step { $at }, and has { $steps } of them
saved-error-name = the name { $text } is longer than { $max } characters
no-level = there is no level { $level }: the levels are 1 to 10
saved-error-clock = the clock shows more than a hundred days
json-syntax = what stands there is not JSON
json-end = the text ends too early
json-field = a field is missing, is not known or has a wrong value

# What is wrong with a PGN.

pgn-error-tag = { $text } is not a tag, as in ‘[GameType "Base"]’
pgn-error-no-type = there is no tag that says which game it is, as in ‘[GameType "Base"]’
pgn-error-contradiction = the result is said to be { $said }, but after the moves it is { $found }
pgn-error-comment = the comment that begins here does not end with ‘{ "}" }’
pgn-error-nothing-to-vary = there is no move before this variation
pgn-error-unclosed = the variation that begins here is not closed with ‘)’
pgn-error-too-many-steps = no more than { $max } moves are read, with all variations
pgn-error-several = another game begins here; games are read one at a time

# What is wrong with an SGF.

sgf-error-unclosed = the ‘[’ that begins a value here is not closed
sgf-error-another-game = this is not a record of Hive: its ‘GM’ is { $text } and not 27
sgf-error-no-set = there is no ‘SU’ that says which set was played, as in ‘SU[hive-plm]’
sgf-error-set = the set { $text } is not one of the standard games, ‘hive’ to ‘hive-plm’
sgf-error-syntax = { $text } does not tell a tile and a place, as in ‘move W wA1 N 13 -bQ’
sgf-error-tile = there is no { $tile } left to be placed
sgf-error-nowhere = nothing lies at { $place } or beside it

# Why a game cannot be written as SGF.

no-sgf-not-standard = only standard games, from Base to Base+MLP, can be written as SGF
no-sgf-from-position = a game that goes on from a position cannot be written as SGF
no-sgf-too-wide = the hive does not fit on the 26 columns and rows that SGF has

# What is wrong with a note.

noted-step-error = the note on step { $number }: { $error }
note-error-comment = a comment has no more than { $max } characters
note-error-drawings = a move has no more than { $max } arrows and marked cells
note-error-total = the notes of a game have no more than { $max } characters altogether
note-error-no-such-step = the game has no such move
note-error-twice = the move has two notes
note-error-drawing = { $text } is neither a marked cell nor an arrow, as in ‘G0,0’ or ‘R0,0/1,-2’
note-error-glyph = { $text } is not one of the signs ‘!!’, ‘!’, ‘!?’, ‘?!’, ‘?’ and ‘??’
note-error-syntax = { $text } is not a note, which begins with the number of a move
