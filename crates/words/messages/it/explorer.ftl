## L’esploratore: che cosa è stato giocato in una posizione

explorer-source = Partite
explorer-book = Libro
explorer-own = Le mie partite
explorer-table = Mosse giocate in questa posizione
explorer-move = Mossa
explorer-games = Partite
explorer-share = Quota in percentuale
explorer-results = Risultati
explorer-total = Totale
explorer-bar = Vittorie del Bianco { $white }%, patte { $draws }%, vittorie del Nero { $black }%
explorer-undecided = senza risultato
explorer-about-book = { $games } partite del computer contro sé stesso, { $nodes } posizioni esaminate a ogni mossa. Le posizioni ruotate o riflesse contano come una sola.
explorer-about-own = Le partite salvate in questo browser, tranne quella aperta. Le posizioni ruotate o riflesse contano come una sola.
explorer-progress = Lettura delle tue partite: { $done } di { $all }
explorer-loading = Caricamento del libro…
explorer-reading = Lettura delle tue partite…
explorer-empty = Nessuna partita del libro ha raggiunto questa posizione.
explorer-empty-own = Nessun’altra tua partita ha raggiunto questa posizione.
explorer-empty-games = Nessuna partita ha raggiunto questa posizione.
explorer-none = Non c’è un libro per questo gioco.
explorer-unreachable = Non è stato possibile caricare il libro. C’è una connessione?
explorer-damaged = Il libro caricato è danneggiato.
explorer-again = Riprova
explorer-forbidden = Il browser non dà accesso alle partite salvate.
explorer-choose = L’esploratore comincia dal primo turno, dopo le scelte dei giocatori.
explorer-over = Qui la partita è finita.
