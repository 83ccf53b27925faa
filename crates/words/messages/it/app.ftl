app-name = skep
app-tagline = Tutti i giochi di Hive

## Navigation

nav-play = Gioca
nav-online = Online
nav-learn = Impara
nav-puzzles = Problemi
nav-rules = Regole
nav-games = Le mie partite
nav-settings = Impostazioni
nav-skip = Vai al tavoliere

## Set-up

setup-title = Nuova partita
setup-start = Inizia la partita
setup-custom = Su misura
setup-hotseat = In due
setup-computer = Il computer
setup-demo = Guarda
setup-color = Il tuo colore
setup-random = A caso
setup-level = Livello

## Play

play-undo = Annulla
play-hint = Suggerimento
play-resign = Abbandona
play-offer-draw = Proponi la patta
play-restart = Ricomincia
play-rematch = Rivincita a colori invertiti
play-moves = Mosse
play-reserve = Riserva del { $player }
play-thinking = Sto pensando…

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
button-about = { $button }: { $subject }

## Board

board-label = L’alveare
board-keys = Con le frecce o con i tasti intorno a S ci si sposta da una casella all’altra. Invio o la barra spaziatrice prende e posa, Esc lascia, F gira, I descrive un pezzo e mostra la sua pila, più, meno e 0 cambiano la vista, [ e ] ruotano il tavoliere.
board-zoom-in = Ingrandisci
board-zoom-out = Riduci
board-fit = Mostra tutto l’alveare
board-choose = Che cosa fare?
board-thrown = solo con un lancio
board-can-go = Mossa possibile.
board-can-be-thrown = Il pezzo può essere lanciato qui.
board-can-sting = Può pungere questo pezzo.
board-can-remove = Entrambi i pezzi possono essere eliminati.
board-can-swap = Può scambiarsi di posto con questo pezzo.
board-can-choose = Qui sono possibili più azioni.
tray-tile =
    { $count ->
        [one] { $tile }
       *[other] { $tile }, ne restano { $count }
    }
do-place = Piazza
do-move = Muovi qui
do-flip = Gira
do-sting = Pungi
do-remove = Elimina entrambi
do-swap = Scambia i posti
do-combo = Gira l’Honeycombo
do-draw = Pesca un pezzo
do-steal = Prendi in mano
do-end = Termina il turno
do-pass = Passa

## The application's frame

app-title = skep – tutti i giochi di Hive
nav-label = Pagine
nav-new = Nuova partita
unknown-title = Qui non c’è nulla
unknown-about = Questo indirizzo non porta a nessuna pagina di skep.
failed-title = Qualcosa è andato storto
failed-about = Si è verificato un errore e il programma non può continuare. Le tue partite sono salvate: riaprile.
failed-again = Apri le mie partite
link-broken = Questo link non si può aprire: { $reason }
kept-broken = Questa partita non si può leggere: { $reason }
kept-failed = La partita non si può salvare: { $reason }

## Set-up, more of it

setup-game = Gioco
setup-custom-about = Ogni scatola, pacchetto, insetto e regola a piacere.
setup-players = Giocatori
setup-clock = Orologio
setup-clock-about = Parte con la prima mossa.
setup-minutes = Minuti a testa
setup-increment = Incremento (secondi)
setup-set = Scatola
setup-expansions = Espansioni
setup-packs = Pacchetti
setup-extras = Insetti del Veleno singoli
setup-extras-about = Quanti ne ha ogni giocatore, come pezzi a una faccia.
setup-extras-venom = Nel Veleno sono già sul retro dei pezzi.
setup-options = Varianti delle regole
setup-options-about = I regolamenti lasciano aperte queste domande o vi rispondono in modi diversi. Le varianti senza effetto in questo gioco sono attenuate.
setup-resume = Riprendi una partita

## Play, more of it

play-title = La partita
play-table = Il tavoliere
play-panel = Mosse e menu
play-controls = Navigazione
play-first = All’inizio
play-back = Mossa precedente
play-forward = Mossa successiva
play-last = Alla fine
play-no-moves = Ancora nessuna mossa.
play-first-tile = Tocca un pezzo della tua riserva, poi la casella segnata.
play-promote = Rendi principale questa linea
play-delete-variation = Elimina da qui in poi
play-queen-due =
    { $turns ->
        [1] Ape Regina adesso
       *[other] Ape Regina entro { $turns } turni
    }
play-go-on = Fai giocare il computer
play-stop = Ferma
play-computer-failed = Il computer non può giocare: { $reason }
play-hinted = Suggerimento: { $action }
play-meanwhile = Nella partita: { $action }
play-opinion = Valutazione del computer: { $score }
play-opinion-win = vittoria forzata del { $player }
play-lot = { $tile }: pezzo pescato, da piazzare adesso.
play-draw-lot = Pesca un pezzo e piazzalo
play-resign-question = Il { $player } abbandona? La vittoria va al { $winner }.
play-restart-question = La partita ricomincia da capo. Quella in corso resta in «Le mie partite».
play-draw-offered = Il { $player } propone la patta.
play-draw-accept = Accetta
play-draw-decline = Rifiuta
play-draw-declined = Il computer rifiuta la patta.
play-copy-link = Copia il link
play-share = Esporta e importa

## What is chosen before the first turn

choose-pass = Passa il dispositivo al { $player }
choose-pass-about = La prossima scelta è segreta finché entrambi i giocatori non hanno fatto la loro.
choose-seated = Gioco con il { $player }
choose-pick = { $player }: scegli tre pezzi
choose-pick-about = Vanno in mano insieme all’Ape Regina. Tutti gli altri pezzi vanno nel sacchetto.
choose-pick-status = Il { $player } sceglie tre pezzi.
choose-faces = { $player }: quali pezzi mostrano il retro?
choose-faces-about = Gira i pezzi che devono mostrare il retro. Restano così per tutta la partita.
choose-faces-status = Il { $player } sceglie le facce.
choose-count = { $count } di { $all }
choose-done = Fatto

## Export and import

share-export = Esporta
share-game = Partita
share-position = Posizione
share-link = Link
share-picture = Immagine
share-save = Salva in un file
share-png = Salva come PNG
share-copied = Copiato.
share-not-copied = Qui il browser non permette di copiare.
share-no-picture = Il browser non è riuscito a disegnare l’immagine.
share-import = Importa
share-import-wrong = Non si può leggere: { $reason }
share-import-warning = Partita importata, ma { $warning }.
share-import-button = Apri

## My games

games-title = Le mie partite
games-about = Sono salvate solo in questo browser.
games-none = Ancora nessuna partita.
games-turn = turno { $turn }
games-unreadable = Una partita danneggiata
games-name = Nome della partita
games-rename = Rinomina
games-delete = Elimina

## Settings and keys, more of it

theme-auto = Come da sistema
settings-animation = Anima le mosse
settings-coordinates = Mostra le coordinate
settings-evaluation = Mostra la valutazione del computer
settings-shortcuts = Scorciatoie con un solo tasto
shortcuts-title = Scorciatoie da tastiera
shortcuts-game = Nella partita
shortcuts-board = Sull’alveare
shortcut-back = Mossa precedente
shortcut-forward = Mossa successiva
shortcut-first = All’inizio
shortcut-last = Alla fine
shortcut-undo = Annulla
shortcut-redo = Ripristina
shortcut-hint = Chiedi un suggerimento
shortcut-next = Prossimo problema
shortcut-moves = Mostra o nascondi le mosse su uno schermo piccolo
shortcut-link = Copia il link
shortcut-turn-left = Ruota il tavoliere a sinistra
shortcut-turn-right = Ruota il tavoliere a destra
shortcut-help = Apri la guida
