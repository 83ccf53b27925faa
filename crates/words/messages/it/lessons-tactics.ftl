# Le lezioni: tattica e prima partita.

lessons-tactics = Prima tattica

lesson-last-side = Occupare l’ultimo lato
lesson-last-side-1 = Hai due Formiche, ma una è bloccata. Vinci con l’altra.
lesson-last-side-2 = L’ultimo lato è dietro un varco chiuso, e il tuo Scarabeo è già lassù. Calalo dentro.
lesson-last-side-3 = Con il tuo Scarabeo sulla Regina, la sua casella è bianca: puoi piazzare proprio lì accanto. Vinci con un pezzo nuovo.

lesson-pinning = Bloccare
lesson-pinning-1 = Una Formica che non può muoversi non fa danni. Salta in modo da bloccare la Formica nera.
lesson-pinning-2 = Uno Scarabeo ferma qualunque cosa sedendocisi sopra. Siediti sulla Formica nera.
lesson-pinning-3 = Pensa anche ai tuoi pezzi. Piazza una Formica in modo che né la tua prima Formica né la tua Regina siano bloccate.
lesson-pinning-3-hint = Un pezzo che ne tocca due può fare a meno di uno dei due.
lesson-pinning-3-wrong-1 = Ora la tua Regina, che da sola tiene la nuova Formica, è bloccata.
lesson-pinning-3-wrong-2 = Ora la tua prima Formica, che da sola tiene la nuova, è bloccata.

lesson-shut-in = Chiudere un varco
lesson-shut-in-1 = La Regina nera ha due lati liberi e potrebbe scappare. Metti la Formica dove l’uscita diventa un varco chiuso.
lesson-shut-in-2 = Ora sei tu in pericolo: la Formica nera sta per occupare l’ultimo lato della tua Regina. Con la tua Formica forma un varco chiuso lì davanti.
lesson-shut-in-2-hint = Uno stipite c’è già: il tuo Scarabeo. Mettiti di fronte.
lesson-shut-in-2-wrong-1 = Quello era l’ultimo lato della tua stessa Regina: hai perso.

lesson-queen-room = Tenere libera la Regina
lesson-queen-room-1 = La Formica nera minaccia l’ultimo lato della tua Regina. Uno dei suoi lati è occupato da un tuo pezzo che può andarsene: spostalo.
lesson-queen-room-1-wrong-1 = Un pezzo nuovo non serve: la Formica nera chiude lo stesso il cerchio.
lesson-queen-room-2 = Oppure ferma chi attacca: blocca la Formica nera con la tua.
lesson-queen-room-2-hint = Vai dove la tua Formica non tocca altro che la Formica nera.
lesson-queen-room-3 = Meglio ancora: non aspettare tanto. Quattro lati sono occupati: esci finché puoi, con almeno quattro lati liberi.

lesson-throws = Il lancio che salva, il lancio che vince
lesson-throws-1 = La Formica nera sta per chiudere il cerchio intorno alla tua Regina. Lanciala fuori.
lesson-throws-2 = L’ultimo lato della Regina nera è accanto al tuo Onisco. Lanciaci dentro qualcosa.
lesson-throws-2-hint = Va bene anche la Formica del Nero.
lesson-throws-3 = Cinque muri e il centro vuoto: lancia la Regina nera dritta nella trappola.

lesson-two-moves = Due mosse avanti
lesson-two-moves-1 = Due lati sono liberi e il Nero si muove a malapena. Occupane uno in modo da vincere alla prossima mossa, qualunque cosa faccia il Nero.
lesson-two-moves-2 = Ora giocala fino in fondo: due mosse.

lesson-beetle-attack = Lo Scarabeo all’attacco
lesson-beetle-attack-1 = Uno Scarabeo è lento, ma una volta in alto quasi nulla lo ferma. Raggiungi la Regina nera in due mosse, sopra l’alveare.
lesson-beetle-attack-2 = Due lati liberi, e il tuo Scarabeo sta sulla Regina. Occupali entrambi con pezzi nuovi.

lesson-opening = Una buona apertura
lesson-opening-1 = Molti giocatori mettono la Regina al secondo o terzo turno: così tutto può muoversi. Piazzala dietro il tuo Ragno.
lesson-opening-2 = Poi una Formica, l’attaccante più forte. Piazzala dove non blocca la tua Regina.
lesson-opening-2-wrong-1 = Dietro la Regina, la Formica è appesa solo a lei, che non può più muoversi.
lesson-opening-3 = Il Nero ha messo una Formica. Bloccala con la tua prima che attacchi.
lesson-opening-3-hint = Da dietro, toccando solo la Formica nera.

lessons-first-game = La tua prima partita

lesson-first-game = Una prima partita con un allenatore
lesson-first-game-1 = Gioca una partita intera contro un avversario gentile. Hai il Bianco. Chiedi all’allenatore quando vuoi; se stai per perdere qualcosa, ti avvisa lui.
lesson-first-game-1-done = La partita è finita. Chiunque abbia vinto, ora sai giocare a Hive!
