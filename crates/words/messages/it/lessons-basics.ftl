# Le lezioni: primi passi e creature.

lessons-basics = Primi passi

lesson-goal = Lo scopo
lesson-goal-1 = Giochi col Bianco. Al centro c’è l’Ape Regina del Nero: cinque delle sei caselle intorno a lei sono occupate. Porta la tua Formica sull’ultima casella libera: tocca la Formica, poi la casella segnata.
lesson-goal-1-hint = Scegli la Formica bianca a destra, poi la casella segnata.
lesson-goal-1-done = La Regina è circondata su tutti e sei i lati: hai vinto!
lesson-goal-1-wrong-1 = La Regina nera ha ancora un lato libero. La tua Formica deve fermarsi proprio accanto a lei.
lesson-goal-2 = Non importa di chi siano i pezzi: il Nero ha murato la propria Regina. Chiudi il cerchio con la tua Cavalletta, che salta dritta sopra una fila di pezzi.
lesson-goal-2-done = Vinto. Sei pezzi intorno alla Regina, di chiunque siano.
lesson-goal-3 = Ora senza segni. Dov’è l’ultimo lato libero della Regina nera, e quale dei tuoi pezzi ci arriva? Vinci in una mossa.
lesson-goal-3-hint = Anche la tua Regina può chiudere il cerchio.

lesson-placing = Piazzare i pezzi
lesson-placing-1 = Il tavoliere è vuoto: sono i pezzi stessi a formare l’alveare. Comincia il Bianco. Prendi un Ragno dalla riserva e piazzalo.
lesson-placing-1-hint = Scegli il Ragno nella tua riserva, poi la casella sul tavoliere.
lesson-placing-2 = Ora giochi col Nero. Il secondo pezzo va accanto al primo: solo stavolta un pezzo nuovo tocca l’altro colore. Piazza una Cavalletta.
lesson-placing-3 = D’ora in poi un pezzo nuovo tocca soltanto pezzi del suo colore. Infrangi la regola: prova a piazzare una Formica nella casella segnata, accanto al Nero.
lesson-placing-3-done = Rifiutato, e ti viene detto perché. Qui puoi provare tutto: non succede nulla di male.
lesson-placing-4 = Tre caselle toccano solo il bianco. Piazza la tua Ape Regina su una di esse.

lesson-placing-more = Ancora sul piazzare
lesson-placing-more-1 = Piazza una Formica in modo che tocchi la tua Regina.
lesson-placing-more-1-wrong-1 = Bel pezzo, ma stavolta prendi una Formica.
lesson-placing-more-2 = La regola vale solo per piazzare. Un pezzo che si muove può andare accanto al nemico: porta la tua Formica accanto alla Regina nera.
lesson-placing-more-3 = Un pezzo nuovo arriva dall’alto, quindi può finire in un buco in cui nulla potrebbe strisciare da fuori. Piazza una nuova Formica nel buco.

lesson-queen-deadline = La scadenza della Regina
lesson-queen-deadline-1 = La Regina non può essere il tuo primo pezzo. Provaci lo stesso.
lesson-queen-deadline-2 = Finché la tua Regina non è in gioco, i tuoi pezzi non si muovono. Prova a muovere la Formica.
lesson-queen-deadline-3 = Deve entrare in gioco al più tardi nel tuo quarto turno, cioè adesso. Prova invece a piazzare uno Scarabeo.
lesson-queen-deadline-3-done = Ora è permessa soltanto la Regina.
lesson-queen-deadline-4 = Allora piazzala, e lasciale spazio: almeno cinque dei suoi sei lati devono restare liberi.
lesson-queen-deadline-4-hint = Cerca una casella che tocchi un solo pezzo.
lesson-queen-deadline-4-wrong-1 = Lì tocca due pezzi: due dei suoi lati sono già occupati.

lesson-turns = Un turno ciascuno
lesson-turns-1 = In un turno piazzi un pezzo oppure ne muovi uno. Gioca tre turni: piazza la Regina, piazza una Formica, poi porta la Formica accanto alla Regina nera.
lesson-turns-1-hint = Prima la Regina, poi la Formica: senza Regina nulla si muove.
lesson-turns-2 = I pezzi in gioco possono muoversi turno dopo turno; nessuno torna mai nella riserva. Muovi la tua Regina di una casella.

lesson-one-hive = Un solo alveare
lesson-one-hive-1 = L’alveare deve sempre restare unito. A tenerlo insieme è la tua Formica. Prova a muoverla.
lesson-one-hive-1-done = La Formica è bloccata: non può muoversi finché è l’unico legame.
lesson-one-hive-2 = Tre dei tuoi pezzi sono in questa catena, e due sono bloccati. Muovi quello libero.
lesson-one-hive-2-hint = Un pezzo in fondo a una catena non tiene insieme nulla.
lesson-one-hive-3 = In un anello nessuno è bloccato: c’è sempre un’altra via. Muovi uno qualunque dei tuoi pezzi.
lesson-one-hive-3-wrong-1 = Così piazzi un pezzo nuovo. Muovine uno già in gioco.
lesson-one-hive-4 = Bloccare è un’arma. La Formica nera potrebbe andarsene. Appendici la tua dall’esterno, così deve restare.
lesson-one-hive-4-hint = Vai dove la tua Formica tocca solo la Formica nera.
lesson-one-hive-4-done = Se la Formica nera se ne andasse, la tua resterebbe staccata: è bloccata.
lesson-one-hive-4-wrong-1 = La Formica nera è ancora libera di andarsene: la tua deve toccare lei e nient’altro.

lesson-gates = I varchi stretti
lesson-gates-1 = I pezzi scivolano sul tavoliere. Accanto alla tua Regina c’è una casella libera, ma il varco è troppo stretto. Prova a portarcela.
lesson-gates-1-done = Dove due vicini sono così stretti non passa niente, né in entrata né in uscita.
lesson-gates-2 = Da fuori è lo stesso. Prova a far entrare la tua Formica nel buco in mezzo.
lesson-gates-3 = Una Cavalletta salta, e i varchi stretti non la fermano. Manda la tua nel buco.
lesson-gates-3-hint = Salta dritta sopra il Ragno.
lesson-gates-4 = Uno Scarabeo si arrampica, quindi può entrare dall’alto. Porta il tuo nel buco in due mosse: su, e poi giù.

lesson-contact = Restare a contatto
lesson-contact-1 = Un pezzo che striscia resta sempre a contatto con l’alveare. Prova a portare la tua Regina direttamente nella casella alla sua destra.
lesson-contact-2 = Ci arriva lo stesso, solo più lentamente. Portala nella casella segnata in due turni, lungo il bordo.

lessons-creatures = Le creature di Base

lesson-queen = L’Ape Regina
lesson-queen-1 = L’Ape Regina avanza di una sola casella. Prova a portarla due caselle più in là, su quella segnata.
lesson-queen-2 = Spesso basta un passo. Quattro lati della tua Regina sono occupati: portala fuori, in modo che almeno quattro siano liberi.
lesson-queen-2-wrong-1 = Muovi la Regina stessa.
lesson-queen-3 = Può anche attaccare. Chiudi il cerchio con la tua Regina.

lesson-ant = La Formica
lesson-ant-1 = La Formica avanza quanto vuole. Falle fare tutto il giro fino all’altro capo, dietro la Regina nera.
lesson-ant-2 = Una Formica può occupare un lato della Regina da qualunque punto. La Regina nera ha due lati liberi: occupane uno con la tua Formica.
lesson-ant-2-wrong-1 = Non è accanto alla Regina. Quali caselle la toccano?
lesson-ant-3 = La fermano solo i varchi troppo stretti: il buco in mezzo le è chiuso. Raggiungi la Regina nera dall’esterno.

lesson-spider = Il Ragno
lesson-spider-1 = Il Ragno avanza di esattamente tre caselle lungo l’alveare. Da qui raggiunge le due caselle segnate. Vai su una di esse.
lesson-spider-2 = Né due né quattro. Prova a fermarti dopo due caselle.
lesson-spider-3 = Conta: uno, due, tre. Vinci con un Ragno.
lesson-spider-3-hint = Parti dall’ultimo lato libero della Regina nera e conta tre caselle all’indietro.

lesson-grasshopper = La Cavalletta
lesson-grasshopper-1 = La Cavalletta salta dritta sopra una fila di pezzi, fino alla prima casella vuota che segue. Saltali tutti e tre.
lesson-grasshopper-2 = Salta solo sopra i pezzi, mai sopra un vuoto. Prova a saltare dall’altra parte della Regina nera.
lesson-grasshopper-3 = L’ultimo lato della Regina nera è dietro un varco chiuso, dove nessuna Formica entra. Salta!

lesson-beetle = Lo Scarabeo
lesson-beetle-1 = Lo Scarabeo fa un passo e sa arrampicarsi. Mettilo sopra il Ragno nero.
lesson-beetle-2 = Lassù cammina di pezzo in pezzo. Sali sulla Regina nera.
lesson-beetle-2-done = Adesso lei non può più muoversi.
lesson-beetle-3 = Per una volta giochi col Nero. La tua Regina è sotto lo Scarabeo e non può far nulla, ma la tua Formica è libera. Muovila.
lesson-beetle-3-wrong-1 = Così piazzi un pezzo nuovo. Muovi la tua Formica.
lesson-beetle-4 = Una pila ha il colore del pezzo in cima, quindi questa ora è bianca. Piazza una Formica proprio accanto al tuo Scarabeo.
lesson-beetle-4-done = Ecco perché gli Scarabei fanno paura: permettono di piazzare a ridosso della Regina nemica.

lesson-stacks = Le pile
lesson-stacks-1 = Chi sta sopra altri pezzi non è mai bloccato, perché ciò che sta sotto rimane. Sposta il tuo Scarabeo.
lesson-stacks-2 = Uno Scarabeo nero sta sulla tua Formica, quindi quella casella è nera. Prova a piazzare un pezzo lì accanto.
lesson-stacks-3 = Anche in alto ci sono varchi troppo stretti: tra due pile alte uno Scarabeo non passa. Prova a salire sulla Regina nera.
lesson-stacks-4 = La tua Formica è sotto il tuo stesso Scarabeo. Togli lo Scarabeo, poi muovi la Formica.

lessons-expansions = Coccinella, Onisco, Zanzara

lesson-ladybug = La Coccinella
lesson-ladybug-1 = La Coccinella fa tre passi: su, un altro lassù, e giù. Mandala sopra l’alveare fino alla Regina nera.
lesson-ladybug-2 = Non resta mai in cima. Prova a lasciarla sul Ragno.
lesson-ladybug-3 = I varchi stretti a terra non la fermano, perché arriva dall’alto. Vinci con la tua Coccinella.
lesson-ladybug-3-hint = Conta: su un pezzo, sul successivo, poi giù sull’ultimo lato libero.
lesson-ladybug-4 = Chiusa su tutti e sei i lati? Non la Coccinella. Esci.

lesson-pillbug = L’Onisco
lesson-pillbug-1 = L’Onisco può lanciare un vicino di qualsiasi colore sopra di sé, su un’altra casella vuota accanto a lui. Lancia la Formica nera dall’altra parte.
lesson-pillbug-1-hint = Scegli la Formica nera: si illuminano le caselle in cui può essere lanciata.
lesson-pillbug-2 = La cosa migliore da lanciare è la tua Regina. Cinque dei suoi lati sono occupati. Lanciala dall’altra parte dell’Onisco.
lesson-pillbug-3 = Nemmeno un pezzo bloccato si può lanciare. Prova a lanciare la Formica nera, che da sola lega la Regina all’alveare.
lesson-pillbug-4 = Invece di lanciare, l’Onisco può avanzare di una casella, come una Regina. Fallo.

lesson-resting = Il riposo
lesson-resting-1 = Un pezzo mosso nell’ultimo turno riposa per un turno. La Formica nera è appena arrivata. Prova a lanciarla via.
lesson-resting-2 = Anche un lancio costringe al riposo. Il Bianco ha appena lanciato la tua Formica. Prova a muoverla.
lesson-resting-3 = Un lancio quindi toglie un pezzo dal gioco per un turno. La Formica nera vuole correre verso la tua Regina: lanciala dove vuoi.
lesson-resting-3-wrong-1 = La Formica nera può ancora muoversi.

lesson-mosquito = La Zanzara
lesson-mosquito-1 = La Zanzara si muove come qualunque insetto che tocca, di qualsiasi colore. Qui tocca una Formica: corri fino alla Regina nera.
lesson-mosquito-2 = Accanto a una Cavalletta nera è una Cavalletta. Salta sopra la fila.
lesson-mosquito-3 = Copia anche i poteri. Accanto all’Onisco nero può lanciare: lancia la tua Regina.
lesson-mosquito-4 = Non copia un’altra Zanzara. Senza altri vicini non si muove: prova.
lesson-mosquito-5 = Sopra l’alveare è uno Scarabeo, qualunque cosa tocchi. Sali sulla Regina nera.

lesson-passing = Passare
lesson-passing-1 = Il tuo unico pezzo è bloccato, e tutte le caselle intorno toccano il Nero. Non hai nulla da giocare: passa.
lesson-passing-2 = Nessuno può passare finché c’è altro da fare. Togli tutto al Nero: muovi la Formica in modo che debba passare.
lesson-passing-2-hint = Blocca la Regina nera dal lato opposto.

lesson-draws = Le patte
lesson-draws-1 = A ogni Regina resta un solo lato libero, ed è la stessa casella. Chiudi entrambi i cerchi insieme: la partita è patta.
lesson-draws-2 = La stessa posizione per la terza volta, con lo stesso giocatore di turno, è patta. C’è già stata due volte: riporta la Formica dov’era.
lesson-draws-2-hint = Il suo posto è in alto a sinistra della tua Regina.
