## L’editor di posizioni

editor-title = Editor di posizioni
editor-open = Modifica la posizione
editor-panel = Posizione e impostazioni
editor-tools = Strumenti
editor-keys-title = Tasti
editor-keys = Le frecce vanno da una casella all’altra. Una lettera sceglie una creatura bianca, con Maiusc una nera; la stessa lettera di nuovo, la creatura seguente con quella lettera. Invio posa il pezzo scelto, o sceglie ciò che c’è. Canc toglie un pezzo, R lo gira, I lo descrive. V sposta i pezzi, E cancella.

# La tavolozza. L’Honeycombo non è di nessuno.
editor-palette =
    { $player ->
        [white] Pezzi del Bianco
       *[black] Pezzi del Nero
    }
editor-left =
    { $count ->
        [0] { $tile }, non ne resta nessuno
        [one] { $tile }, ne resta { $count }
       *[other] { $tile }, ne restano { $count }
    }
editor-none-left = Non ne resta nessuno: { $tile }.
editor-picked = Pezzo scelto: { $tile }.
editor-taken-off = Pezzo tolto: { $tile }.

editor-move = Sposta
editor-erase = Cancella
editor-undo = Annulla
editor-redo = Ripristina
editor-mirror = Rifletti
editor-rotate = Ruota
editor-center = Centra
editor-clear = Svuota il tavoliere
editor-start = Posizione iniziale
editor-hive = Tutto l’alveare

# Che cosa non va.
editor-possible = Questa posizione è possibile.
editor-over = Questa posizione è possibile. Qui la partita è finita.
editor-problems =
    { $count ->
        [one] Questa posizione non è possibile:
       *[other] Questa posizione non è possibile, per { $count } motivi:
    }
editor-cell-wrong = Qui qualcosa non va.
editor-cannot-stand-on-top = { $tile } non può stare sopra un altro pezzo
editor-in-pieces = l’alveare è diviso: nulla collega { $tile } e { $other }
editor-on-the-ground = { $tile } non può stare a terra
editor-honeycombo-covered = { $tile } è sull’Honeycombo, dove nessun pezzo può finire un turno
editor-no-honeycombo = manca l’Honeycombo: è sul tavoliere fin dall’inizio

# Il testo.
editor-text = Posizione, partita o link
editor-text-about = Tutto ciò che scrivi o incolli qui appare subito sul tavoliere.
editor-too-wide = i pezzi sono troppo lontani fra loro per essere mostrati

# Il gioco.
editor-other-game = Un altro gioco…
editor-take-game = Usa questo gioco
editor-dropped = Tolti dal tavoliere, perché non fanno parte di questo gioco: { $tiles }.
editor-turned = Girati sul fronte, perché in questo gioco non hanno un retro: { $tiles }.

# Il turno.
editor-to-move = Tocca a
editor-turn = Turno
editor-combo = L’Honeycombo mostra
editor-locked = L’avversario ha appena girato l’Honeycombo
editor-stage = Questo turno
editor-stage-single = Un’azione
editor-stage-first = Prima azione di due
editor-stage-second = Seconda azione di due
editor-pending = Doppio turno in arrivo
editor-pending-none = Nessuno

# I pezzi che non sono sul tavoliere.
editor-hand =
    { $player ->
        [white] Mano del Bianco
       *[black] Mano del Nero
    }
editor-removed = Pezzi eliminati
editor-nothing = Niente
editor-add = Aggiungi il pezzo scelto
editor-pick-first = Prima scegli un pezzo.
editor-put-back = { $tile }: rimetti
editor-faces = Facce dei pezzi di riserva

# La pila scelta.
editor-chosen = Pila scelta
editor-whole-stack = Sposta tutta la pila
editor-turn-over = Gira
editor-take-off = Togli
editor-last-turn = Ultimo turno
editor-first-action = Prima azione
editor-status-resting = a riposo
editor-status-stung = punto
editor-status-placed = piazzato
editor-status-moved = spostato
editor-status-flipped = girato

# Che cosa fare della posizione.
editor-analyse = Analizza
editor-play = Gioca da qui
editor-copy-text = Copia il testo
editor-picture = Immagine

# Perché un cambiamento non è possibile.
editor-no-other-side = { $tile } qui non può essere { $tile-gender ->
        [f] girata
       *[m] girato
    }
editor-too-far = quel posto è troppo lontano dagli altri pezzi
editor-not-here = in questo gioco non c’è
editor-not-on-table = { $tile } non è sul tavoliere
