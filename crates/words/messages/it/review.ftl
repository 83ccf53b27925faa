## Revisione delle partite

review-title = Revisione della partita
review-accuracy = Precisione
review-inaccuracies = Imprecisioni
review-mistakes = Errori
review-blunders = Errori gravi
review-chance = Probabilità di vittoria del Bianco
review-inaccuracy = Imprecisione
review-mistake = Errore
review-blunder = Errore grave
review-better = meglio: { $line }
review-missed-win =
    { $moves ->
        [one] si lascia sfuggire una vittoria in una mossa
       *[other] si lascia sfuggire una vittoria forzata in { $moves } mosse
    }
review-allowed-loss =
    { $moves ->
        [one] permette una vittoria in una mossa
       *[other] permette una vittoria forzata in { $moves } mosse
    }
review-turning-point = punto di svolta
review-draws = Il pezzo pescato dipende dal caso: il valore è una media.
review-incomplete = La revisione è stata interrotta: mancano le prime mosse.
review-graph = Probabilità di vittoria del Bianco dopo ogni mossa
review-missed-wins = Vittorie mancate

## La revisione sulla pagina di analisi

review-start = Avvia la revisione della partita
review-about = Il motore giudica ogni mossa: dove la partita è cambiata, che cosa è sfuggito, quanto sono stati precisi i due giocatori.
review-no-moves = Non ci sono ancora mosse da giudicare.
review-progress = Avanzamento della revisione
review-cancel = Annulla
review-paused = La revisione è stata interrotta. Ciò che è stato trovato è conservato.
review-continue = Continua la revisione
review-stopped = La revisione si è fermata: { $reason }.
review-done = La revisione è completa.
review-percent = { $points }%
review-summary =
    Precisione: Bianco { $white }, Nero { $black }. { $turns ->
        [0] Nessun punto di svolta.
        [one] Un punto di svolta.
       *[other] { $turns } punti di svolta.
    }
review-point-start = Inizio della partita. Probabilità di vittoria del Bianco: { $chance }.
review-point = Turno { $number }: { $action } Probabilità di vittoria del Bianco: { $chance }.
review-verdict = { $judgement }: { $reason }.
review-falls = la probabilità di vittoria scende da { $before } a { $after }
review-best-was = La mossa migliore: { $action }
review-turning-points = Punti di svolta
review-line-play = Gioca la linea migliore
review-lines-add = Aggiungi le linee migliori come varianti
review-lines-remove = Togli le varianti aggiunte

## Imparare dagli errori

learn-title = Impara dagli errori
learn-white = Errori del Bianco ({ $count })
learn-black = Errori del Nero ({ $count })
learn-question = Domanda { $number } di { $count }
learn-ask-white = { $judgement }: { $action } Trova una mossa migliore per il Bianco.
learn-ask-black = { $judgement }: { $action } Trova una mossa migliore per il Nero.
learn-judging = Il motore controlla la tua mossa…
learn-best = Giusto: è la mossa migliore!
learn-good =
    { $points ->
        [0] Giusto: la tua mossa vale quanto la migliore.
        [one] Giusto: alla tua mossa manca solo un punto di probabilità di vittoria.
       *[other] Giusto: alla tua mossa mancano solo { $points } punti di probabilità di vittoria.
    }
learn-wrong = Non basta: la tua mossa perde { $points } punti di probabilità di vittoria. Provane un’altra.
learn-solution = La soluzione: { $action }
learn-away = Questa non è la posizione della domanda.
learn-back = Torna alla domanda
learn-retry = Riprova
learn-show = Mostra la soluzione
learn-next = Prossima domanda
learn-finish = Vedi il risultato
learn-result =
    { $found ->
        [0] Mosse migliori trovate: nessuna su { $count }.
       *[other] Mosse migliori trovate: { $found } su { $count }, di cui { $once } al primo tentativo.
    }
learn-again = Ricomincia
learn-end = Chiudi
