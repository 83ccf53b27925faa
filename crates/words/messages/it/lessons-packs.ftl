# Le lezioni: i pacchetti.

lessons-predators = I Predatori

lesson-assassin-bug = La Cimice assassina
lesson-assassin-bug-1 = La Cimice assassina si getta su un vicino che sta da solo, ed entrambi lasciano la partita per sempre. Elimina la Formica nera.
lesson-assassin-bug-1-hint = Scegli la Cimice assassina, poi la Formica.
lesson-assassin-bug-2 = Avanza di una sola casella per turno. Portala accanto al Ragno nero.
lesson-assassin-bug-3 = Una regina eliminata è subito persa. Vinci.
lesson-assassin-bug-4 = Anche senza quei due pezzi l’alveare deve restare unito. La Regina nera è appesa solo a questa Formica: prova a eliminarla.
lesson-assassin-bug-5 = Una Cimice assassina bloccata non può far nulla. Prova a muoverla.

lesson-mantis = La Mantide
lesson-mantis-1 = La Mantide aspetta ciò che l’avversario ha appena piazzato, ovunque sia. Entrambi lasciano la partita. Il Nero ha appena piazzato il Ragno.
lesson-mantis-1-hint = Scegli la Mantide, poi il Ragno.
lesson-mantis-2 = Non si muove. Prova.
lesson-mantis-3 = Finché una Mantide sta in agguato, i giocatori prudenti tengono la Regina in riserva. Il Nero no: vinci.
lesson-mantis-4 = La vittima può persino stare su una pila. Il Nero ha appena piazzato una Farfalla sulla Regina: eliminala.

lesson-predators-more = Contro i Predatori
lesson-predators-more-1 = Un pezzo che tocca una Cimice, di qualunque colore, non può essere eliminato. La tua Cimice assassina ha due vicini neri: elimina quello che si può.
lesson-predators-more-2 = Una Zanzara accanto a una Cimice assassina lo è anche lei, e paga di persona. Elimina con lei la Formica nera.
lesson-predators-more-3 = Un solo pezzo ha entrambi i Predatori. Con Base scegli la faccia quando lo piazzi. Piazza la Mantide.

lessons-guardians = I Guardiani

lesson-guardians = Piazzare i Guardiani
lesson-guardians-1 = I Guardiani vivono sopra l’alveare. Si piazzano su un pezzo del proprio colore. Piazza la Farfalla.
lesson-guardians-2 = Accanto a quella casella non ci devono essere nemici. Prova a piazzare un Guardiano sulla Formica, che tocca il Nero.
lesson-guardians-3 = E mai a terra. Prova anche questo.
lesson-guardians-4 = Sul retro della Farfalla c’è la Falena. Piazzala sul tuo Ragno.

lesson-guarded-queen = Circondata e coperta
lesson-guarded-queen-1 = Con i Guardiani una Regina è persa solo se è circondata e anche coperta. La Regina nera è circondata: coprila.
lesson-guarded-queen-2 = L’ordine non conta. Qui il tuo Scarabeo la copre già: chiudi il cerchio.
lesson-guarded-queen-3 = E senza copertura? Chiudi il cerchio e guarda: la partita continua.
lesson-guarded-queen-3-done = Circondata ma non coperta: il Nero gioca ancora.

lesson-butterfly = La Farfalla
lesson-butterfly-1 = La Farfalla fa esattamente due passi sopra l’alveare. Posala sulla Regina nera.
lesson-butterfly-2 = Non uno solo. Prova la Formica accanto.
lesson-butterfly-3 = Ciò che sta sotto una Farfalla non si muove. Ferma la Formica nera.

lesson-moth = La Falena
lesson-moth-1 = La Falena scende su una casella vuota e risale su un altro pezzo, in una sola mossa. Muovila.
lesson-moth-2 = Non resta mai a terra. Prova a lasciarla su una casella vuota.
lesson-moth-3 = Con il Veleno un Guardiano si gira come gli altri pezzi. Fai della tua Farfalla una Falena.
lesson-moth-4 = Una volta circondata la Regina nera, nessuna Falena la raggiunge: non resta una casella da cui passare. Coprila prima, poi chiudi il cerchio.

lessons-honeycombo = Honeycombo

lesson-honeycombo = Il pezzo neutrale
lesson-honeycombo-1 = L’Honeycombo non è di nessuno e c’è fin dall’inizio. Il primo pezzo del Bianco lo tocca. Piazza un Ragno.
lesson-honeycombo-2 = Fa parte dell’alveare: collega, conta intorno a una Regina, lo si può saltare. Salta sopra l’Honeycombo e la Regina nera.
lesson-honeycombo-3 = Nessun pezzo può finirvi un turno. Prova con il tuo Scarabeo.
lesson-honeycombo-4 = Non ha colore: entrambi i giocatori possono piazzare lì accanto. Piazza una Formica in modo che tocchi l’Honeycombo.

lesson-combo-flip = Girare l’Honeycombo
lesson-combo-flip-1 = Se si vede il tuo colore e la tua Regina è in gioco, puoi girarlo invece di giocare. Fallo.
lesson-combo-flip-1-hint = Usa il pulsante sotto il tavoliere.
lesson-combo-flip-1-done = Nel tuo prossimo turno avrai due azioni.
lesson-combo-flip-2 = La Regina nera ha due lati liberi. Gira ora l’Honeycombo, poi occupali entrambi in un turno: tre azioni in tutto.

lesson-double-turn = Il doppio turno
lesson-double-turn-1 = Hai due azioni, con lo stesso pezzo o con due. Giocale entrambe.
lesson-double-turn-2 = Alla seconda azione si può rinunciare. Salta con la Cavalletta, poi termina il turno.
lesson-double-turn-3 = Nel mezzo un pezzo può stare sull’Honeycombo. Fai passare il tuo Scarabeo lì sopra, fin sulla Regina nera.
lesson-double-turn-4 = Due lati liberi, due azioni. Vinci.

lessons-swarm = Lo Sciame

lesson-swarm = Mani e un sacchetto
lesson-swarm-1 = Invece di una riserva hai in mano pochi pezzi; gli altri sono in un sacchetto. Dopo aver piazzato un pezzo ne peschi uno. Piazza la tua Formica e guarda che cosa peschi.
lesson-swarm-2 = Con la tua Regina in gioco puoi anche usare il turno per pescare. Pesca un pezzo.
lesson-swarm-3 = Prima di allora puoi soltanto piazzare. La tua Regina è sempre nella tua mano: mettila in gioco.

lesson-stealing = Riprendersi un pezzo
lesson-stealing-1 = Il Nero ha pescato una delle tue Formiche. Invece di giocare puoi riprenderti un pezzo del tuo colore dalla mano dell’avversario. Riprendila.
lesson-stealing-2 = Riprenditi la Formica e piazzala accanto alla tua Regina: due turni.

lesson-other-colour = I pezzi dell’altro colore
lesson-other-colour-1 = Puoi avere in mano pezzi dell’altro colore. Si piazzano secondo le regole del loro colore: devono toccare solo il nero. Piazza la Formica nera.
lesson-other-colour-1-done = D’ora in poi la muove il Nero.
lesson-other-colour-2 = Prova a piazzarla accanto ai tuoi pezzi.
lesson-other-colour-3 = Può essere un’arma. Intorno alla Regina nera è tutto nero: chiudi il cerchio con un pezzo nero.

lessons-ultimate = Tutto insieme

lesson-house-rules = Varianti delle regole
lesson-house-rules-1 = Dove i regolamenti divergono o tacciono, decide un’opzione. Con queen_first la Regina può cominciare: piazzala.
lesson-house-rules-2 = Con wasp_sting_range=adjacent una Vespa punge solo i suoi vicini. Pungi quello che è a portata.
lesson-house-rules-3 = Con combo_second=compulsory non si può rinunciare alla seconda azione di un doppio turno. Usala per saltare.

lesson-reading = Leggere il tavoliere
lesson-reading-1 = Piccoli segni dicono che cosa un pezzo ora non può fare: una Z in un cerchio vuol dire che è appena stato mosso. Il tuo Onisco ha due vicini neri. Lancia quello che si può lanciare.
lesson-reading-1-wrong-1 = Lancia qualcosa.
lesson-reading-2 = Un fulmine segna un pezzo che è stato punto: in questo turno non può far nulla. Gira un altro pezzo.
lesson-reading-3 = Un numero piccolo è l’altezza di una pila; conta solo la cima. Sali sull’altra pila, così avrà tre pezzi.

lesson-ultimate = Ultimate
lesson-ultimate-1 = Tutto insieme: due facce, mani e sacchetto, Predatori, Guardiani e Honeycombo. Niente di nuovo, solo di più. Elimina la Formica nera.
lesson-ultimate-2 = L’Honeycombo è uno dei sei intorno alla Regina nera. È circondata: che cosa manca ancora?
lesson-ultimate-2-hint = Con i Guardiani bisogna anche coprirla.
lesson-ultimate-3 = Ora conosci tutto. Qui resta una cosa da provare: prepara un doppio turno.
