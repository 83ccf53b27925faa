# Le lezioni: il Veleno.

lessons-venom = Il Veleno

lesson-two-faces = Due facce
lesson-two-faces-1 = Ogni pezzo ha un’altra creatura sul retro, e scegli la faccia quando lo piazzi. Piazza un Ragno con il retro visibile: uno Scorpione.
lesson-two-faces-1-hint = Prendi il pezzo del Ragno e scegli l’altra faccia.
lesson-two-faces-1-wrong-1 = Quella è la faccia del Ragno. Scegli lo Scorpione prima di piazzare il pezzo.
lesson-two-faces-2 = Solo la Regina non ha scelta: entra sempre in gioco come Ape Regina. Piazzala.
lesson-two-faces-3 = Regina e Vespa, Ragno e Scorpione, Scarabeo e Lucciola, Cavalletta e Libellula, Formica e Mosca. Piazza una Mosca.
lesson-two-faces-3-hint = È sul retro di una Formica.

lesson-flipping = Girare
lesson-flipping-1 = Quando la tua Regina è in gioco, puoi girare un pezzo invece di muovere. Trasforma la tua Formica in una Mosca.
lesson-flipping-1-hint = Scegli la Formica, poi il pulsante che la gira.
lesson-flipping-2 = Anche un pezzo bloccato si può girare. La tua Cavalletta non può muoversi: fanne una Libellula.
lesson-flipping-3 = Ciò che è coperto resta com’è. Gira il tuo Ragno; la Formica è sotto uno Scarabeo.
lesson-flipping-4 = Un pezzo girato non riposa: può agire nel turno seguente. Il tuo Ragno è a due caselle dalla meta, e uno Scorpione ne fa due. Vinci in due mosse.

lesson-wasp = La Vespa
lesson-wasp-1 = La Vespa è sul retro della tua Regina, ed è regina anche lei: se viene circondata, la partita è finita. Gira la tua Regina.
lesson-wasp-2 = Avanza di una casella, oppure punge un nemico, per quanto lontano. La vittima viene subito girata. Pungi la Formica nera.
lesson-wasp-2-done = La Formica ora è una Mosca, ed è stordita durante il prossimo turno del Nero.
lesson-wasp-2-wrong-1 = Una puntura, ma non alla Formica.
lesson-wasp-3 = Le pile sono al sicuro, e così ciò che è appena stato mosso o girato. Pungi la Regina nera: diventa una Vespa e per un turno non può far nulla.
lesson-wasp-4 = La regina del Nero mostra la Vespa. Non cambia nulla: circondala.

lesson-stung = Punto dalla Vespa
lesson-stung-1 = La Vespa nera ha appena punto la tua Formica, che ora è una Mosca. Prova a muoverla.
lesson-stung-2 = La Formica nera sta per chiudere il cerchio intorno alla tua Vespa. Fermala con una puntura.
lesson-stung-2-done = Stordita: nel turno del Nero non può far nulla.
lesson-stung-3 = Una Regina punta diventa una Vespa: pensaci bene, un giorno potrebbe pungere lei. Qui provaci: pungila.
lesson-stung-4 = Un pezzo punto non può nemmeno essere portato via da un amico. Prova a lanciare la Formica con il tuo Onisco.

lesson-scorpion = Lo Scorpione
lesson-scorpion-1 = Lo Scorpione è sul retro del Ragno. Avanza di esattamente due caselle. Muovilo.
lesson-scorpion-2 = I nemici che tocca non possono essere girati dal loro giocatore. Porta il tuo Scorpione a contatto con la Regina nera: niente Vespa per il Nero.
lesson-scorpion-3 = Agisce anche contro di te. Lo Scorpione nero tocca la tua Formica e la tua Cavalletta. Gira un pezzo che non tocca.
lesson-scorpion-4 = A due caselle da qui c’è l’ultimo lato della Regina nera. Vinci.

lesson-firefly = La Lucciola
lesson-firefly-1 = La Lucciola è sul retro dello Scarabeo. Da terra fa due passi: sale, e passa su un altro pezzo. Posati sulla Regina nera.
lesson-firefly-2 = A terra non cammina mai. Prova la casella qui sotto.
lesson-firefly-3 = Lassù fa un passo per turno, come uno Scarabeo, anche verso terra. Vinci.

lesson-fly = La Mosca
lesson-fly-1 = La Mosca è sul retro della Formica. Vola verso un insetto che l’avversario ha appena piazzato, mosso o girato, e si posa accanto. Raggiungi lo Scarabeo.
lesson-fly-2 = Qui il Nero ha passato, quindi non c’è dove volare. Prova a muovere la Mosca.
lesson-fly-3 = In volo nessun varco stretto la ferma. Il Nero ha appena piazzato una Cavalletta accanto all’ultimo lato libero della Regina: vinci.

lesson-dragonfly = La Libellula
lesson-dragonfly-1 = La Libellula è sul retro della Cavalletta. Sale su un vicino e vola dritta fino alla fine della fila. Vola oltre la Regina nera.
lesson-dragonfly-2 = Sul primo pezzo può cambiare direzione. Prendi l’altra, oltre la tua stessa Regina.
lesson-dragonfly-3 = Supera almeno due pezzi e non può fermarsi prima. Prova la casella segnata.
lesson-dragonfly-4 = Vinci con la Libellula.
lesson-dragonfly-4-hint = Sopra il Ragno nero e la Regina.

lesson-venom-plan = Pensare con due facce
lesson-venom-plan-1 = La Mosca non ha dove volare, ma la sua altra faccia corre ovunque. Vinci in due mosse.
lesson-venom-plan-2 = Un pezzo bloccato non si muove, ma si può girare. Gira quello dei tuoi pezzi che è bloccato.
lesson-venom-plan-2-wrong-1 = Quello è libero. Quale pezzo tiene insieme l’alveare?
lesson-venom-plan-3 = Una Vespa raggiunge tutto ciò che sta da solo, anche un pezzo bloccato. Pungi la Formica nera, che lo è.

lessons-venom-expansions = Il Veleno al completo

lesson-centipede = Il Centopiedi
lesson-centipede-1 = Il Centopiedi, sul retro dell’Onisco, fa tre passi sopra l’alveare e si scambia di posto con un pezzo che sta da solo. Scambiati con la Regina nera.
lesson-centipede-2 = Non si muove in altro modo. Prova a farlo camminare.
lesson-centipede-3 = Sa anche salvare. La tua Regina è quasi circondata: portala, con uno scambio, nel posto tranquillo del Centopiedi.
lesson-centipede-4 = Il tuo Centopiedi sta in mezzo a sei pezzi. Mettici piuttosto la Regina nera.

lesson-stink-bug = La Cimice
lesson-stink-bug-1 = La Cimice, sul retro della Coccinella, sale su un vicino e scende dall’altra parte. Passa sopra la Regina nera.
lesson-stink-bug-2 = Protegge sé stessa e gli amici che tocca: l’avversario non può spostarli, girarli o eliminarli. Trova l’unico pezzo nero che la tua Vespa può pungere.
lesson-stink-bug-2-hint = È quello più lontano.
lesson-stink-bug-3 = La Vespa nera vorrebbe pungere la tua Regina. Porta la tua Cimice al suo fianco.
lesson-stink-bug-4 = Nemmeno un pezzo protetto si può lanciare. Prova a lanciare la Formica nera.

lesson-tick = La Zecca
lesson-tick-1 = La Zecca, sul retro della Zanzara, sale di un passo e resta in cima quanto vuole. Sali sul Ragno nero.
lesson-tick-2 = Dall’alveare può solo scendere: lassù non passeggia. Prova a passare sulla Regina nera.
lesson-tick-3 = Il suo potere è il controllo: un nemico che tocca, alla sua stessa altezza, agisce per te. Fai volare la Libellula nera dove vuoi.
lesson-tick-3-hint = Scegli la Libellula nera come se fosse tua.
lesson-tick-4 = Scendi dall’altra parte, accanto alla Regina nera.

lesson-mind-control = Il controllo
lesson-mind-control-1 = La Formica nera può chiudere lei stessa il cerchio, e la tua Zecca la tocca. Vinci.
lesson-mind-control-2 = Un insetto controllato combatte per te: la Vespa nera ora punge pezzi neri. Falla pungere.
lesson-mind-control-3 = Anche i poteri si controllano. Fai in modo che l’Onisco nero lanci la Formica nera.

lesson-tick-chain = Una catena di Zecche
lesson-tick-chain-1 = Una Zecca può controllare una Zecca. Fai salire la Zecca nera su uno dei tuoi pezzi.
lesson-tick-chain-2 = Una Zanzara accanto a una Zecca è anche lei una Zecca. Falla salire sulla Zecca nera.
lesson-tick-chain-3 = Ciò che il Nero ha appena mosso riposa e non ubbidisce a nessuno. Prova a controllare la Formica.

lesson-mosquito-venom = La Zanzara nel Veleno
lesson-mosquito-venom-1 = La Zanzara copia le creature nuove come quelle vecchie. Accanto alla Vespa nera può pungere: pungi la Formica.
lesson-mosquito-venom-2 = Accanto a un Centopiedi fa scambi. Prendi il posto della Regina nera.
lesson-mosquito-venom-3 = Ciò che agisce da solo non lo copia: accanto a uno Scorpione avanza di due caselle, ma non impedisce a nessuno di girarsi. Muovila.

lesson-faces = Il Veleno senza girare
lesson-faces-1 = I pezzi possono anche tenere la faccia con cui sono stati piazzati. Allora scegli bene: piazza una Lucciola.
lesson-faces-2 = Qui non si gira nulla: una Mosca resta una Mosca. Vola accanto al Ragno che il Nero ha appena piazzato.
lesson-faces-3 = Oppure ognuno decide prima del primo turno quali pezzi mostrano il retro. Hai una Mosca e una Lucciola: piazza la Mosca.

lesson-extras = Insetti ospiti
lesson-extras-1 = Singole creature del Veleno possono unirsi al gioco originale come pezzi a sé. Una Vespa aggiunta può persino essere il primo pezzo: piazzala.
lesson-extras-2 = Questi pezzi hanno una sola faccia, quindi una puntura si limita a stordire. Pungi la Formica nera.
lesson-extras-3 = Una Vespa aggiunta è una seconda regina. Circonda la Vespa nera e vinci, ovunque sia l’Ape Regina.
