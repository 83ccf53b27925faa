## Analisi delle partite

review-title = Analisi della partita
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
        [one] manca una vittoria in una mossa
       *[other] manca una vittoria forzata in { $moves } mosse
    }
review-allowed-loss =
    { $moves ->
        [one] permette una vittoria in una mossa
       *[other] permette una vittoria forzata in { $moves } mosse
    }
review-turning-point = punto di svolta
review-draws = Il pezzo pescato dipende dal caso: il valore è una media.
review-incomplete = L’analisi è stata interrotta: mancano le prime mosse.
review-graph = Probabilità di vittoria del Bianco dopo ogni mossa
