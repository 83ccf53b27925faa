### The page of the puzzles. $player is white or black.

puzzles-title = Problemi
puzzles-modes = Quali problemi
puzzles-mode-next = Per te
puzzles-mode-daily = Del giorno
puzzles-mode-streak = Serie
puzzles-game = Gioco
puzzles-theme = Tema
puzzles-theme-any = Tutti i temi
puzzles-with-count = { $name } ({ $count })

# A puzzle.

puzzle-win =
    { $player ->
        [white] Il Bianco
       *[black] Il Nero
    } { $count ->
        [one] muove e vince subito.
       *[other] muove e vince in { $count } azioni proprie.
    }
puzzle-save =
    { $player ->
        [white] Il Bianco
       *[black] Il Nero
    } muove: tutte le azioni tranne una perdono per forza. Trova quella giusta.
puzzle-just-moved = Appena mosso: { $tiles }.
puzzle-just-placed = Appena piazzato: { $tiles }.
puzzle-hint = Suggerimento
puzzle-solution = Soluzione
puzzle-next = Prossimo problema
puzzle-again = Riprova
puzzle-link = Copia il link
puzzle-analyse = Analizza

# What is said about answers.

puzzle-right = Giusto! { $action }
puzzle-answered = { $action } Tocca a te.
puzzle-solved = Risolto! { $action }
puzzle-solved-late = Ecco la soluzione. { $action }
puzzle-checking = Sbagliato. Cerco la confutazione…
puzzle-wrong-now = Sbagliato: così non si vince subito.
puzzle-wrong-win = Sbagliato. { $action } Ora la vittoria richiede troppo tempo.
puzzle-wrong-loss = Sbagliato. { $action } Ora perdi per forza.
puzzle-wrong-lost = Sbagliato. { $action } Così vince l’avversario.
puzzle-wrong = Sbagliato: non è la soluzione.
puzzle-taken-back = { $reason } La tua azione è annullata: riprova.
puzzle-hint-tile = Prova con { $tile }.
puzzle-hint-none = Non serve nessun pezzo.
puzzle-hint-action = Prova così: { $action }
puzzle-shown = { $action }
puzzle-shown-end = Era questa la soluzione. { $action }

# Ratings, counts and streaks.

puzzle-rating = Il tuo punteggio: { $rating }
puzzle-rating-provisional = Il tuo punteggio: { $rating } (ancora incerto)
puzzle-change = { $change } punti
puzzle-about = Problema { $id }, punteggio { $rating }
puzzle-unrated = Hai già provato questo problema: non cambia il tuo punteggio.
puzzle-run-unrated = Una serie non cambia il tuo punteggio.
puzzle-themes = Temi
puzzle-count = Risolti: { $solved } su { $total }
puzzle-daily-of = Problema del giorno: { $date }
puzzle-days =
    { $days ->
        [0] Ancora nessun giorno di fila
        [one] Un giorno di fila
       *[other] { $days } giorni di fila
    }
puzzle-run = { $count } di fila
puzzle-best = record: { $count }
puzzle-run-over =
    { $count ->
        [0] La serie finisce prima di cominciare.
        [one] La serie finisce dopo un problema.
       *[other] La serie finisce dopo { $count } problemi.
    }

# What goes wrong.

puzzles-loading = Carico i problemi…
puzzles-unreachable = Non è stato possibile caricare i problemi di questo gioco. Serve una connessione finché non sono stati aperti una volta.
puzzles-damaged = I problemi di questo gioco sono danneggiati e illeggibili.
puzzles-lines-damaged =
    { $count ->
        [one] Un problema di questo gioco è danneggiato ed è stato tralasciato.
       *[other] { $count } problemi di questo gioco sono danneggiati e sono stati tralasciati.
    }
puzzles-none = In questo gioco non c’è un problema così.
puzzles-unknown = Qui non c’è il problema { $id }.
puzzles-try-again = Riprova
puzzles-record-all = I tuoi risultati nei problemi sono illeggibili. Tutto ricomincia da capo.
puzzles-record-version = I tuoi risultati nei problemi sono stati salvati da una versione più recente di skep (formato { $version }) e sono illeggibili.
puzzles-record-rating = Il tuo punteggio nei problemi è illeggibile e ricomincia da capo.
puzzles-record-daily = La tua serie di problemi del giorno è illeggibile e ricomincia da capo.
puzzles-record-run = La tua serie senza errori è illeggibile e ricomincia da capo.
puzzles-record-seen =
    { $count ->
        [one] La voce di un problema è illeggibile. Le altre sono rimaste com’erano.
       *[other] Le voci di { $count } problemi sono illeggibili. Le altre sono rimaste com’erano.
    }

# Themes.

puzzle-theme-save = Difesa
puzzle-theme-one-move = Vittoria in una
puzzle-theme-two-moves = Vittoria in due
puzzle-theme-three-moves = Vittoria in tre
puzzle-theme-four-moves = Vittoria in quattro
puzzle-theme-five-moves = Vittoria in cinque
puzzle-theme-last-side = Ultimo lato
puzzle-theme-pin = Blocco
puzzle-theme-gate = Rinchiuso
puzzle-theme-throw = Lancio
puzzle-theme-queen-displaced = Regina spostata per forza
puzzle-theme-climb = Scalata
puzzle-theme-on-queen = Sulla Regina
puzzle-theme-drop = Piazzamento accanto alla Regina
puzzle-theme-quiet = Azione tranquilla
puzzle-theme-queen-move = Mossa di Regina
puzzle-theme-sting = Puntura
puzzle-theme-flip = Capovolgimento
puzzle-theme-removal = Eliminazione
puzzle-theme-swap = Scambio
puzzle-theme-mind-control = Controllo mentale
puzzle-theme-combo = Honeycombo
puzzle-theme-double-turn = Doppio turno
puzzle-theme-opponent-passes = L’avversario passa
