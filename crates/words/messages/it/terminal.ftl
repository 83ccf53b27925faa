# Che cosa dicono `skep play`, `skep show` e `skep puzzle`. I pezzi hanno il nome della notazione; $player è white o
# black, e i messaggi `player`, `terminal-player` e gli altri ne fanno un nome.

terminal-player =
    { $player ->
        [white] { color-white }
       *[black] { color-black }
    }
terminal-opponent =
    { $player ->
        [white] { color-black }
       *[black] { color-white }
    }
# Il giocatore all’inizio di una frase.
terminal-the-player =
    { $player ->
        [white] Il Bianco
       *[black] Il Nero
    }

## All’inizio e alla fine.

terminal-welcome = Scrivi una mossa, come «wS1» o «bA1 -wQ», oppure «help» per l’aiuto.
terminal-press-again = Premi di nuovo Ctrl-C per uscire.
terminal-goodbye = La partita giocata: { $game }

## Chi gioca.

terminal-is-level = { terminal-player }: livello { $number }, { $name }. { $about }
terminal-is-random = { terminal-player }: gioca a caso; tutte le mosse hanno la stessa probabilità.
terminal-is-greedy = { terminal-player }: avido; gioca la mossa che al momento sembra migliore, senza guardare avanti.
terminal-is-program = { terminal-player }: { $name }, un altro programma.
terminal-thinking = { terminal-the-player } sta pensando…

## L’invito a scrivere.

terminal-prompt = { terminal-player } { $turn }
terminal-prompt-first = { terminal-player } { $turn }, prima azione
terminal-prompt-second = { terminal-player } { $turn }, seconda azione
terminal-prompt-place = { terminal-player } { $turn }, piazza { $tile }
terminal-prompt-choice = { terminal-player }, { $word }
terminal-prompt-over = partita finita

## Di chi è il turno.

terminal-turn = Turno { $turn } { of-player }
terminal-turn-first = Turno { $turn } { of-player }, prima azione di due
terminal-turn-second = Turno { $turn } { of-player }, seconda azione di due
terminal-turn-pick = { terminal-the-player } sceglie i pezzi della mano
terminal-turn-faces = { terminal-the-player } sceglie le facce
terminal-pending = { terminal-the-player } ha due azioni nel suo prossimo turno.
terminal-locked = { terminal-the-player } non può girare l’Honeycombo: l’ha appena girato l’avversario.
terminal-occurrences = Questa posizione si è presentata { $times } volte.
terminal-only-pass = { terminal-the-player } può solo passare («pass»).
terminal-only-end = { terminal-the-player } può solo terminare il turno («end»).

## Che cosa c’è accanto all’alveare. I titoli hanno al massimo 18 caratteri.

terminal-title-reserve = Riserva { of-player }
terminal-title-hand = Mano { of-player }
terminal-title-tiles = Pezzi { of-player }
terminal-title-bag = Sacchetto
terminal-title-bag-of = Sacchetto ({ $count })
terminal-title-removed = Eliminati
terminal-title-stacks = Pile
terminal-title-placed = Appena piazzati
terminal-title-moved = Appena mossi
terminal-title-resting = A riposo
terminal-title-flipped = Appena girati
terminal-title-stung = Pezzi punti
terminal-title-placed-now = Piazzati ora
terminal-title-moved-now = Mossi ora
terminal-title-flipped-now = Girati ora
terminal-title-stung-now = Pezzi punti ora
terminal-empty = nessun pezzo
terminal-bottom-to-top = { $stacks } (dal basso verso l’alto)
terminal-combo = colore { of-player }

## Che cosa si sceglie prima del primo turno.

terminal-choose-faces = { terminal-player }, quali pezzi mostrano il retro? Scrivi per esempio «faces { $example }», oppure solo «faces».
terminal-choose-pick = { terminal-player }, scegli tre pezzi da tenere in mano con l’Ape Regina, per esempio «pick { $example }».
terminal-look-away = La scelta è segreta: { terminal-opponent }, non guardare.
terminal-has-picked = Il { terminal-opponent } ha scelto.
terminal-secret = la scelta del Bianco resta segreta finché non ha scelto anche il Nero

## Che cosa fanno i giocatori.

terminal-plays = { terminal-the-player } gioca { $move }.
terminal-plays-and-draws = { terminal-the-player } gioca { $move } e pesca { $tile }.
terminal-picks = { terminal-the-player } sceglie i pezzi della mano.
terminal-chooses = { terminal-the-player } sceglie { $move }.
terminal-draws = { terminal-the-player } pesca { $tile }.
terminal-draws-to-place =
    { terminal-the-player } pesca { $tile } e ora deve { $tile-gender ->
        [f] piazzarla
       *[m] piazzarlo
    }.
terminal-draws-and-keeps =
    { terminal-the-player } pesca { $tile }, non può { $tile-gender ->
        [f] piazzarla e la
       *[m] piazzarlo e lo
    } tiene in mano.
terminal-undo-takes-back = { $ending } «undo» annulla la decisione.
terminal-offers-draw = { terminal-the-player } propone la patta. { terminal-opponent }, accetti?
terminal-declines-draw = Il { terminal-opponent } rifiuta la patta. La partita continua.

# Una domanda è seguita da [s/N]. Ogni risposta che comincia con terminal-yes, maiuscola o no, vuol dire sì.
terminal-yes-or-no = { $question } [s/N]
terminal-yes = s

## Suggerimenti. $score è un numero di punti o una fine forzata.

terminal-hint = Suggerimento: { $move }
terminal-hint-score = Suggerimento: { $move } ({ $score })
terminal-hint-line = Suggerimento: { $move } ({ $score }), poi { $line }
terminal-win-in = vittoria in { $count }
terminal-loss-in = sconfitta in { $count }

## Liste.

terminal-kind-place = piazzare
terminal-kind-move = muovere
terminal-kind-flip = girare
terminal-kind-sting = pungere
terminal-kind-remove = eliminare
terminal-kind-swap = scambiare
terminal-kind-combo = combo
terminal-kind-draw = pescare
terminal-kind-steal = riprendere
terminal-kind-end = terminare
terminal-kind-pass = passare
terminal-cannot-act = { $tile } adesso non può fare nulla.
terminal-over = La partita è finita.

## Che cosa non va in una riga.

terminal-unknown = { $text } non è né una mossa né un comando; «help» elenca i comandi
terminal-mistyped = { $text } non è né una mossa né un comando; intendevi «{ $command }»?
terminal-not-a-count = { $text } non è un numero di mosse
terminal-needs-file = «{ $command }» richiede il nome di un file
terminal-stands-alone = «{ $command }» va scritto da solo, ma è seguito da { $text }
terminal-not-a-tile = { $text } non è un pezzo di questo gioco
terminal-nothing-to-undo = non c’è nulla da annullare
terminal-nothing-to-redo = non c’è nulla da ripristinare
terminal-place-drawn =
    { $tile } è { $tile-gender ->
        [f] stata pescata
       *[m] stato pescato
    } e va { $tile-gender ->
        [f] piazzata
       *[m] piazzato
    } adesso
terminal-in-bag = { $tile } è nel sacchetto: «place» pesca un pezzo e lo piazza subito
terminal-no-place = «place» serve solo nei giochi con swarm_place=drawn
terminal-line-empty = la riga è vuota
terminal-line-not-text = la riga non è in UTF-8
terminal-line-too-long = la riga supera i { $max } byte

## File.

terminal-overwrite = { $path } esiste già. Vuoi sovrascriverlo?
terminal-not-saved = Non è stato salvato nulla.
terminal-saved = Partita salvata in { $path }.
terminal-saved-position = La partita è cominciata da una posizione: viene salvata solo la posizione attuale.
terminal-cannot-write = non è possibile scrivere { $path }: { $error }
terminal-cannot-read = non è possibile leggere { $path }: { $error }
terminal-cannot-load = { $path }: { $error }

## Un motore che non può continuare.

terminal-engine-fails = { terminal-player }: { $error }
terminal-engine-illegal = il motore gioca { $text }, ma { $error }
terminal-engine-no-move = non c’è nulla da giocare
terminal-engine-not-started = non è possibile avviare { $program }: { $error }
terminal-engine-ended = il motore si è fermato
terminal-engine-silent = il motore non risponde da { $seconds } s
terminal-engine-nonsense = il motore non rispetta il protocollo: risponde { $text }
terminal-engine-refuses = il motore rifiuta { $asked }: { $answer }
terminal-engine-invalid = il motore ritiene illegale { $asked }: { $answer }
terminal-engine-interrupted = l’attesa della risposta del motore è stata interrotta
terminal-yours = D’ora in poi giochi tu con { player }; funzionano anche «undo» e «quit».

## `help`. Una riga mostra un esempio e che cosa vuol dire.

terminal-help-moves = Per giocare, scrivi un pezzo e il posto dove va:
terminal-help-first = il primo pezzo della partita
terminal-help-west = a sinistra di bQ
terminal-help-east = a destra di bQ
terminal-help-north-west = in alto a sinistra di bQ
terminal-help-north-east = in alto a destra di bQ
terminal-help-south-west = in basso a sinistra di bQ
terminal-help-south-east = in basso a destra di bQ
terminal-help-on-top = sopra bQ
terminal-help-pass = passare, se non è possibile nient’altro
terminal-help-other-moves = Alcuni giochi hanno anche altre mosse:
terminal-help-flip = girare wA1
terminal-help-combo = girare l’Honeycombo
terminal-help-sting = pungere bA1
terminal-help-remove = eliminare bA1
terminal-help-swap = scambiare posto con bQ
terminal-help-end = rinunciare alla seconda azione
terminal-help-draw = pescare dal sacchetto
terminal-help-steal = riprendere wA1 dall’altra mano
terminal-help-commands = Comandi:
terminal-argument-tile = PEZZO
terminal-argument-type = GIOCO
terminal-argument-file = FILE
terminal-command-help = elenca i comandi
terminal-command-undo = annulla la tua ultima mossa, o N, e le risposte del motore
terminal-command-redo = ripristina le mosse annullate
terminal-command-history = elenca le mosse giocate
terminal-command-moves = elenca le mosse legali, o quelle di un pezzo
terminal-command-show = disegna l’alveare
terminal-command-hint = chiede un suggerimento al motore
terminal-command-game = scrive la partita in una riga
terminal-command-position = scrive la posizione in una riga
terminal-command-resign = abbandona
terminal-command-offer = propone la patta
terminal-command-draw = come «offer»; con Swarm è una mossa: pesca dal sacchetto
terminal-command-place = con swarm_place=drawn: pesca un pezzo e lo piazza subito
terminal-command-new = ricomincia, o comincia un altro gioco: «new Venom+M»
terminal-command-save = salva la partita in un file
terminal-command-load = legge una partita da un file
terminal-command-quit = esce, come Ctrl-D

## `skep puzzle`.

terminal-puzzle-welcome = Scrivi una mossa, oppure «hint», «solution», «next», «help».
terminal-puzzle-title = Problema { $id }, punteggio { $rating }
terminal-puzzle-daily = Problema del { $date }: { $id }, punteggio { $rating }
terminal-puzzle-win =
    { $count ->
        [one] { terminal-the-player } muove e vince subito.
       *[other] { terminal-the-player } muove e vince in { $count } azioni proprie.
    }
terminal-puzzle-save = { terminal-the-player } muove: tutte le azioni tranne una perdono per forza. Trova quella giusta.
terminal-puzzle-prompt = problema
terminal-puzzle-right = Giusto: { $move }.
terminal-puzzle-reply = { terminal-the-player } risponde { $move }.
terminal-puzzle-solved = Risolto: { $move }.
terminal-puzzle-wrong-now = Sbagliato: { $move } non vince subito.
terminal-puzzle-wrong-win = Sbagliato: dopo { $move }, { $reply } impedisce la vittoria in quel numero di azioni.
terminal-puzzle-wrong-loss = Sbagliato: dopo { $move }, { $reply } fa vincere il { terminal-opponent }.
terminal-puzzle-wrong = Sbagliato: { $move } non è la soluzione.
terminal-puzzle-hint = Suggerimento: il pezzo è { $tile }.
terminal-puzzle-solution = Soluzione: { $line }
terminal-puzzle-next = «next» mostra un altro problema.
terminal-puzzle-no-more = Non ci sono altri problemi di questo tipo.
terminal-puzzle-damaged = Il problema { $id } è danneggiato: { $error }
terminal-puzzle-help-hint = quale pezzo riguarda la soluzione
terminal-puzzle-help-solution = mostra la soluzione
terminal-puzzle-help-next = passa a un altro problema
terminal-puzzle-help-position = scrive la posizione, per «skep analyse» e «skep solve»
