# La pagina delle regole.

rules-title = Le regole di Hive
rules-intro = Tutto ciò che serve per giocare, con esempi da provare. Le mosse che gli esempi mostrano sono proprio quelle che il gioco permette.
rules-contents = Indice
rules-basics = Il gioco
rules-creatures = Le creature

# Gli argomenti che servono a tutti.

rules-topic-begin-title = Da dove cominciare
rules-topic-begin = Comincia con gli undici pezzi di Base. Quando li conosci, aggiungi la Zanzara, la Coccinella e l’Onisco. Poi prova il Veleno con i suoi undici pezzi e, dopo, un pacchetto alla volta. Quando li conosci tutti, gioca con tutto insieme.
rules-topic-goal-title = Lo scopo
rules-topic-goal = Circonda l’Ape Regina dell’altro giocatore: tutte e sei le caselle intorno a lei devono essere occupate. Non importa di chi siano i pezzi, e per vincere non occorre aver piazzato tutti i tuoi. Se una sola azione chiude il cerchio intorno a entrambe le Regine, la partita è patta.
rules-topic-turn-title = Un turno
rules-topic-turn = Comincia il Bianco, poi si gioca a turno. Nel tuo turno metti in gioco un pezzo nuovo oppure ne sposti uno già presente. Se non puoi fare né l’uno né l’altro, passi; altrimenti devi giocare.
rules-topic-placing-title = Piazzare
rules-topic-placing = Il secondo pezzo della partita va accanto al primo. Poi ogni pezzo nuovo deve toccare l’alveare, ma soltanto pezzi del proprio colore. Di una pila conta solo il pezzo in cima. Questo vale solo quando si piazza: un pezzo già in gioco può spostarsi accanto a pezzi nemici. Un pezzo piazzato non torna mai nella riserva.
rules-topic-queen-title = Entro quando piazzare la Regina
rules-topic-queen = La tua Ape Regina deve entrare in gioco entro il tuo quarto turno. Finché lei non c’è, gli altri tuoi pezzi non si muovono. I regolamenti stampati permettono di piazzarla per prima, la regola dei tornei no: skep segue i tornei, a meno che l’opzione queen_first non lo consenta.
rules-topic-one-hive-title = Un solo alveare
rules-topic-one-hive = L’alveare resta sempre unito, anche mentre un pezzo è in viaggio. Un pezzo che da solo collega due parti dell’alveare è bloccato: non si muove. Un pezzo che sta sopra altri non è mai bloccato.
rules-topic-freedom-title = La libertà di movimento
rules-topic-freedom = I pezzi scivolano. Dove due pezzi vicini lasciano un passaggio troppo stretto, il varco è chiuso, sia per entrare sia per uscire. I varchi chiusi non fermano chi salta o vola. Anche sopra l’alveare ci sono varchi chiusi, tra due pile più alte. Un pezzo nuovo si posa dall’alto e può quindi essere piazzato in qualsiasi buco.
rules-topic-stacks-title = Le pile
rules-topic-stacks = Alcune creature si arrampicano. Ciò che sta sotto un altro pezzo non può muoversi né fare altro, e la pila ha il colore del pezzo in cima. Fermati con il mouse su una pila, premila a lungo o selezionala per vederla tutta.
rules-topic-resting-title = Il riposo
rules-topic-resting = Un pezzo appena spostato, da chiunque, riposa durante il turno seguente: non può essere spostato né lanciato, e non può usare poteri. Nel gioco normale questo conta per via dell’Onisco.
rules-topic-draws-title = Le patte
rules-topic-draws = La partita è patta se entrambe le Regine vengono circondate insieme, se la stessa posizione con lo stesso giocatore di turno si presenta per la terza volta, o se i giocatori si accordano.

# Le creature, un paragrafo ciascuna.

rules-queen = Il pezzo intorno a cui gira tutto. Avanza di una sola casella per turno, e spesso basta per sgusciare fuori da un cerchio quasi chiuso. Quando tutti e sei i suoi lati sono occupati, il suo giocatore ha perso.
rules-beetle = Un passo per turno, a terra o salendo sull’alveare. Ciò che copre non può più fare nulla, e la casella prende il colore dello Scarabeo. Lassù cammina di pezzo in pezzo, e può calarsi in buchi dove nessuno riesce a strisciare.
rules-grasshopper = Salta in una delle sei direzioni sopra almeno un pezzo, lungo una fila senza interruzioni, e si posa sulla prima casella vuota dopo di essa. Così arriva in posti chiusi da ogni lato.
rules-spider = Striscia lungo il bordo dell’alveare per esattamente tre caselle, né una di più né una di meno. Per strada deve restare a contatto con l’alveare e non può passare due volte per la stessa casella.
rules-ant = La più veloce a piedi: striscia lungo il bordo dell’alveare per quante caselle vuole. La fermano soltanto i varchi troppo stretti.
rules-ladybug = Tre passi: sale sull’alveare, ne fa un altro lassù, poi scende su una casella vuota. Non resta mai in cima, ma entra nei posti chiusi e ne esce.
rules-pillbug = Avanza di una casella come la Regina. Oppure resta fermo e lancia un vicino: il pezzo viene sollevato sopra l’Onisco e posato su un’altra casella vuota accanto a lui. Può essere di qualsiasi colore, purché non sia in una pila, bloccato o appena spostato. Chi è stato lanciato riposa per un turno.
rules-mosquito = Non ha un movimento proprio: si muove, o usa un potere, come un qualsiasi insetto scoperto che tocca, amico o nemico. Se tocca solo un’altra Zanzara, non si muove. Sopra l’alveare è uno Scarabeo; lassù può anche agire come una Lucciola, una Zecca, una Farfalla o una Falena che tocca e che sta anch’essa sopra l’alveare. Da terra non copia mai un Guardiano, e non copia mai i poteri passivi. Se usa il potere della Mantide o della Cimice assassina, è la Zanzara a lasciare la partita insieme alla vittima.
rules-wasp = Il retro della Regina, e regina anche lei: circondata, perde la partita. Avanza di una casella, o punge un pezzo nemico ovunque nell’alveare, purché non sia in una pila e non sia stato spostato né girato nel turno precedente. La vittima viene subito girata. Nel prossimo turno del suo giocatore non può muoversi né essere spostata, né essere girata, né usare un potere. La presa dello Scorpione e la protezione della Cimice agiscono nel turno dell’altro giocatore: una puntura quindi non le sospende.
rules-scorpion = Avanza di esattamente due caselle. Finché è scoperto, i pezzi nemici che tocca non possono essere girati dal loro giocatore; solo la Cimice ne è immune.
rules-firefly = Da terra sale e fa un altro passo lassù, quindi finisce sopra l’alveare. In alto fa un passo per turno, che può anche riportarla a terra. A terra non cammina mai.
rules-fly = Si alza in volo da dove si trova, si posa su un insetto scoperto che l’avversario ha piazzato, spostato o girato nell’ultimo turno, e da lì scende su una casella vuota accanto. Se l’avversario non ha fatto nulla del genere, resta ferma.
rules-dragonfly = Sale su un vicino, sceglie una direzione e vola dritta sopra l’alveare finché la fila di pezzi finisce, e lì scende. Supera almeno due pezzi e non può fermarsi prima.
rules-centipede = Fa tre passi sopra l’alveare e finisce su un pezzo che sta da solo nella sua casella. I due si scambiano di posto ed entrambi riposano. Il pezzo può essere di qualsiasi colore; il Centopiedi non si muove in altro modo.
rules-stink-bug = Sale su un vicino e scende su una casella vuota. Finché è scoperta, né lei né gli amici che tocca possono essere spostati, girati o eliminati dall’altro giocatore.
rules-tick = Sale di un passo o, dall’alveare, scende a terra; nient’altro. In alternativa può prendere il controllo di un insetto nemico che tocca alla sua stessa altezza e farlo muovere o fargli usare il suo potere come vuoi tu. Per lui valgono ancora tutte le altre regole.
rules-assassin-bug = Avanza di una casella. Oppure si getta su un vicino nemico che non è in una pila, ed entrambi lasciano la partita per sempre. L’alveare non deve spezzarsi.
rules-mantis = Non si muove: aspetta. Quando l’avversario ha appena piazzato un suo pezzo, ovunque sia, la Mantide può volarci sopra, ed entrambi lasciano la partita per sempre. Nemmeno una Regina appena piazzata è al sicuro.
rules-butterfly = Un Guardiano: si piazza sopra uno dei tuoi pezzi e non tocca mai terra. Fa esattamente due passi per turno sopra l’alveare.
rules-moth = Un Guardiano, l’altra faccia della Farfalla. In una sola mossa scende su una casella vuota a terra e risale da un’altra parte.
rules-honeycombo = Un pezzo neutrale, sul tavoliere fin dall’inizio. Non si muove mai, non si può eliminare, e nessun pezzo può finirvi un turno. Conta quando una Regina viene circondata, e accanto possono essere piazzati entrambi i colori.

# Il Veleno.

rules-topic-venom-title = Il Veleno
rules-topic-venom = Ogni pezzo ha un’altra creatura sul retro. Quando piazzi un pezzo scegli quale faccia mostrare; solo la Regina entra sempre in gioco come Ape Regina. Perdi se la tua Regina viene circondata, qualunque faccia mostri.
rules-topic-flips-title = Girare
rules-topic-flips = Quando la tua Regina è in gioco, puoi usare il turno per girare uno dei tuoi pezzi, anche bloccato. Non deve essere coperto, né punto, né spostato nel turno precedente, e non deve toccare uno Scorpione nemico.
rules-topic-extras-title = Insetti del Veleno nel gioco originale
rules-topic-extras = Le creature del Veleno possono anche unirsi a Base come pezzi a sé, con una sola faccia. Allora non si gira nulla, e una puntura si limita a stordire. Una Vespa aggiunta è una seconda regina: se viene circondata, la partita è persa.

# I pacchetti.

rules-pack-predators = Ogni giocatore ha un pezzo in più, con la Mantide su una faccia e la Cimice assassina sull’altra. Entrambe possono eliminare un pezzo nemico, e lasciano la partita insieme a lui. Se viene eliminata una Regina, il suo giocatore ha perso subito. Un pezzo che tocca una Cimice, di qualunque colore sia, non può essere eliminato, e nemmeno la Cimice stessa.
rules-pack-guardians = Ogni giocatore ha un pezzo in più, con la Farfalla su una faccia e la Falena sull’altra. Si piazza sopra uno dei tuoi pezzi, senza pezzi nemici accanto, e non resta mai a terra. Con i Guardiani una Regina è persa solo se è circondata e anche coperta.
rules-pack-honeycombo = L’Honeycombo comincia in mezzo al tavoliere con la faccia nera visibile. Quando la tua Regina è in gioco e si vede il tuo colore, puoi usare il turno per girarlo: nel turno seguente hai allora due azioni, con un solo pezzo o con due. Subito dopo che l’ha girato l’avversario, non si può girare di nuovo.
rules-pack-swarm = Ogni giocatore sceglie in segreto tre pezzi che formano la sua mano insieme alla Regina; tutto il resto va in un solo sacchetto. Poi le mani sono scoperte. Dopo aver piazzato un pezzo se ne pesca un altro, di qualsiasi colore. Con la tua Regina in gioco puoi anche usare un turno per pescare, o per riprenderti uno dei tuoi pezzi dalla mano dell’avversario. Un pezzo dell’altro colore si piazza secondo le regole del suo colore, e il suo proprietario può usarlo subito.

# Ciò che i regolamenti pubblicati lasciano aperto.

rules-topic-interpretations-title = Ciò che i regolamenti non chiariscono
rules-topic-interpretations = I regolamenti pubblicati lasciano aperti alcuni punti, e skep li ha decisi. Un pezzo punto non può essere lanciato nemmeno dalla sua stessa parte. In un doppio turno un pezzo punto dalla prima azione può essere punto di nuovo dalla seconda, e viene girato un’altra volta. Nello Sciame con l’opzione swarm_place=drawn si piazza un pezzo della mano o quello appena pescato; non è la lettura rigorosa, in cui si deve piazzare ciò che si pesca. Altri punti sono opzioni che puoi cambiare quando prepari una partita.

# Didascalie degli esempi da provare.

rules-targets =
    { $count ->
        [0] { $tile } qui non può fare nulla.
        [one] { $tile } qui ha 1 possibilità.
       *[other] { $tile } qui ha { $count } possibilità.
    }
rules-reset = Ricomincia
rules-back = Sul retro: { $bug }
rules-to-game = Torna alla partita
rules-lesson = Imparalo su un tavoliere

# Gli esempi da provare, per nome.

example-win = Il Bianco può vincere: tra le due Regine la Formica chiude il cerchio intorno a quella nera.
example-placing = Il Bianco piazza un pezzo. Tutte le caselle segnate toccano soltanto pezzi bianchi.
example-deadline = Quarto turno del Bianco: l’Ape Regina deve entrare in gioco adesso. Prova a piazzare un altro pezzo, o a muoverne uno.
example-one-hive = La Formica bianca tiene insieme l’alveare ed è bloccata.
example-gate = Accanto alla Regina bianca c’è una casella libera, ma il varco è troppo stretto per uscire.
example-contact = La casella a destra della Regina toccherebbe l’alveare, ma lungo la strada lei perderebbe il contatto.
example-high-gate = Due pile chiudono il varco: lo Scarabeo bianco non può passare tra di esse per salire sulla Regina.
example-stack = Uno Scarabeo bianco sta su una Formica nera, quindi la casella è bianca: accanto si possono piazzare nuovi pezzi bianchi.
example-resting = Il Nero ha appena mosso la Formica. Riposa, e l’Onisco bianco non può lanciarla.
example-draw = Tra le due Regine, in alto, la Formica chiuderebbe entrambi i cerchi insieme.
example-queen = La Regina bianca è in fondo all’alveare e può avanzare da una parte o dall’altra.
example-beetle = Lo Scarabeo può camminare a terra o salire su uno dei suoi tre vicini.
example-grasshopper = La Cavalletta ha una casella dopo ogni fila di pezzi.
example-spider = Tre caselle in un senso, oppure tre nell’altro.
example-ant = La Formica fa tutto il giro, ma non entra nel buco in mezzo.
example-ladybug = Su, attraverso e giù: la Coccinella arriva dall’altra parte dell’alveare.
example-pillbug = L’Onisco bianco lancia la Formica nera. Scegli l’Onisco per vedere che cosa può lanciare.
example-mosquito = Accanto a una Regina e a una Cavalletta, la Zanzara può avanzare come l’una e saltare come l’altra.
example-faces = Il Bianco piazza un Ragno con il retro visibile, come Scorpione. Ogni pezzo di riserva mostra entrambe le facce.
example-flips = Scegli un pezzo del Nero e giralo. La Mosca tocca lo Scorpione bianco e deve restare com’è; la Cimice no.
example-wasp = La Vespa bianca è bloccata, eppure può pungere. La pila è al sicuro.
example-stung = La Vespa nera ha punto la Formica bianca. In questo turno non può fare nulla, e l’Onisco non può lanciarla.
example-scorpion = Due caselle in un senso, oppure due nell’altro.
example-firefly = La Lucciola sale, fa un altro passo e resta in cima.
example-fly = Il Nero ha appena mosso lo Scarabeo all’altro capo. La Mosca ci si posa sopra e scende lì accanto.
example-dragonfly = Dalla Formica nera vola dritta o prende un’altra direzione.
example-centipede = A tre passi c’è la Regina nera: il Centopiedi può scambiarsi di posto con lei.
example-stink-bug = Su sul vicino, e giù dall’altra parte.
example-shield = La Cimice nera protegge sé stessa, la Formica e la Regina. La Vespa bianca può pungere soltanto la Cavalletta.
example-tick = La Zecca bianca fa volare la Libellula nera. Scegli la Zecca per vedere chi può controllare.
example-assassin-bug = La Cimice assassina può camminare, o lasciare la partita insieme alla Formica nera.
example-mantis = Il Nero ha appena piazzato il Ragno all’altro capo. La Mantide può eliminarlo.
example-guardian = Il Guardiano del Bianco si può piazzare sul Ragno o sulla Regina. La Formica tocca un pezzo nero.
example-butterfly = Dalla Regina la Farfalla fa due passi sopra l’alveare.
example-moth = Dalla Regina la Falena scende a terra e risale su un altro pezzo.
example-honeycombo = La Cavalletta salta l’Honeycombo come qualunque altro pezzo. È visibile la faccia nera.
example-combo = È visibile la faccia bianca ed è il turno del Bianco: scegli l’Honeycombo e giralo.
example-double = Un doppio turno: il Bianco gioca due volte, con la Cavalletta o con altro.
example-swarm = Il Bianco ha in mano una Formica nera e può piazzarla, ma solo dove non tocca pezzi bianchi.
