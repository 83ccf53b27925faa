app-name = skep
app-tagline = Tutti i giochi di Hive

## Navigation

nav-play = Gioca
nav-rules = Regole
nav-games = Le mie partite
nav-settings = Impostazioni
nav-skip = Vai al tavolo

## Set-up

setup-title = Nuova partita
setup-start = Inizia la partita
setup-custom = Su misura
setup-hotseat = Due giocatori su questo schermo
setup-computer = Contro il computer
setup-demo = Computer contro computer
setup-color = Il tuo colore
setup-random = A caso
setup-level = Livello

## Play

play-undo = Annulla
play-redo = Ripeti
play-hint = Suggerimento
play-resign = Abbandona
play-offer-draw = Proponi la patta
play-restart = Ricomincia
play-rematch = Rivincita a colori invertiti
play-moves = Mosse
play-reserve = Riserva: { $player }
play-thinking = Sto pensando …

## Settings

settings-language = Lingua
settings-theme = Tema
theme-light = Chiaro
theme-dark = Scuro
theme-contrast = Contrasto elevato

## Buttons

button-ok = OK
button-cancel = Annulla
button-close = Chiudi
button-yes = Sì
button-no = No
button-copy = Copia
button-delete = Elimina
