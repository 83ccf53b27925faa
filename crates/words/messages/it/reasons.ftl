# Perché un’azione è impossibile. $tile e gli altri sono nomi di pezzi, con il genere $tile-gender; $player è white
# o black.

player =
    { $player ->
        [white] il Bianco
       *[black] il Nero
    }
to-player =
    { $player ->
        [white] al Bianco
       *[black] al Nero
    }
of-player =
    { $player ->
        [white] del Bianco
       *[black] del Nero
    }

illegal-game-over = la partita è finita
illegal-cannot-pass = { player } non può passare finché è possibile un’altra azione
illegal-not-in-game = { $tile } non fa parte di questo gioco
illegal-not-in-reserve = { $tile } è già in gioco
illegal-not-in-play = { $tile } non è ancora in gioco
illegal-not-yours-to-place = non tocca { to-player } piazzare { $tile }
illegal-not-lowest = bisogna piazzare { $lowest } prima di { $tile }
illegal-queen-first = { $tile } non può essere il primo pezzo
illegal-queen-due = { $tile } va piazzata adesso: deve essere in gioco entro il quarto turno
illegal-queen-not-in-play = { $tile } non può muoversi prima che { $queen } sia in gioco
illegal-occupied = { $by } occupa { $place }, e { $tile } non può salirci sopra
illegal-touches-nothing = { $tile } lì non toccherebbe nulla
illegal-touches-enemy = in { $place } { $tile } toccherebbe { $enemy }: un pezzo nuovo può toccare solo il proprio colore
illegal-covered = { $by } copre { $tile }
illegal-resting =
    { $tile } riposa: { $tile-gender ->
        [f] è stata spostata
       *[m] è stato spostato
    } nel turno precedente
illegal-pinned =
    { $tile } è { $tile-gender ->
        [f] bloccata: spostarla
       *[m] bloccato: spostarlo
    } dividerebbe l’alveare
illegal-not-yours-to-move = non tocca { to-player } spostare { $tile }
illegal-not-yours-to-throw =
    non tocca { to-player } spostare { $tile }, e nessun pezzo { of-player } può { $tile-gender ->
        [f] lanciarla
       *[m] lanciarlo
    }
illegal-not-in-this-game = in questo gioco non c’è un’azione simile
illegal-choose-first = { player } deve prima scegliere, con «{ $word }» seguito dai pezzi
illegal-cannot-choose =
    { $tile } non può essere { $tile-gender ->
        [f] scelta
       *[m] scelto
    } per «{ $word }»: si scelgono pezzi propri, ciascuno una sola volta, e mai l’Ape Regina
illegal-pick-three = { player } sceglie tre pezzi, come in «pick wA1 wB1 wG1»; l’Ape Regina si aggiunge a loro
illegal-nothing-drawn =
    { $tile } non può essere { $tile-gender ->
        [f] pescata
       *[m] pescato
    }: il pezzo non è nel sacchetto, oppure con questa azione non si pesca
illegal-draw-unknown = bisogna indicare il pezzo pescato, come in «draw +bG2»
illegal-empty-bag = nel sacchetto non c’è nulla da pescare
illegal-queen-first-of-all = finché { $tile } non è in gioco, si possono solo piazzare pezzi
illegal-cannot-steal =
    { $tile } non può essere { $tile-gender ->
        [f] ripresa
       *[m] ripreso
    }: si riprendono solo i pezzi { of-player } nella mano dell’avversario
illegal-steal-lowest = bisogna riprendere { $lowest } prima di { $tile }
illegal-cannot-end = si rinuncia alla seconda azione solo se non è possibile altro
illegal-splits-hive = senza { $tile } e { $victim } l’alveare si dividerebbe
illegal-nothing-to-end = non c’è una seconda azione a cui rinunciare
illegal-on-honeycombo = { $tile } deve prima lasciare l’Honeycombo: nessun pezzo può finire lì un turno
illegal-ends-on-honeycombo = { $tile } non può finire un turno sull’Honeycombo
illegal-combo-not-yours = l’Honeycombo non mostra il colore { of-player }, che quindi non può girarlo
illegal-combo-locked = non si può girare l’Honeycombo subito dopo l’avversario, né durante un doppio turno
illegal-not-yours-to-flip = non tocca { to-player } girare { $tile }
illegal-cannot-flip =
    { $tile } non può essere { $tile-gender ->
        [f] girata
       *[m] girato
    } in questo gioco
illegal-stung =
    { $tile } è { $tile-gender ->
        [f] stata punta: in questo turno non può fare nulla e non le si può fare nulla
       *[m] stato punto: in questo turno non può fare nulla e non gli si può fare nulla
    }
illegal-suppressed =
    { $tile } tocca { $scorpion }, quindi non può essere { $tile-gender ->
        [f] girata
       *[m] girato
    }
illegal-shielded = { $stink-bug } protegge { $tile }
illegal-shields-itself =
    { $stink-bug } protegge sé { $stink-bug-gender ->
        [f] stessa
       *[m] stesso
    }
illegal-no-power =
    { $tile } ora non può { $power ->
        [throw] lanciare un pezzo
        [sting] pungere
        [swap] scambiarsi di posto
        [force] controllare un pezzo
       *[remove] eliminare un pezzo
    }
illegal-no-victim =
    { $tile } non può { $power ->
        [throw] lanciare
        [sting] pungere
        [swap] scambiarsi di posto con
        [force] controllare
       *[remove] eliminare
    } { $victim }: { aim }
aim =
    { $power ->
        [throw] si lancia un pezzo che tocca chi lancia e non sta in una pila, e mai attraverso varchi troppo stretti
        [sting] si punge un pezzo avversario che non sta in una pila
        [swap] l’altro pezzo non deve stare in una pila e deve trovarsi a tre passi di distanza, passando sopra l’alveare
        [force] si controlla un pezzo avversario vicino, alla stessa altezza
       *[remove] una Cimice assassina elimina un pezzo avversario vicino che non sta in una pila, una Mantide uno appena piazzato
    }
illegal-just-moved =
    { $tile } è { $tile-gender ->
        [f] stata spostata o girata
       *[m] stato spostato o girato
    } nel turno precedente
illegal-wrong-face =
    { $tile } non può essere { $tile-gender ->
        [f] piazzata
       *[m] piazzato
    } con questa faccia visibile
illegal-not-on-own = { $tile } si piazza sopra un pezzo del proprio colore
illegal-no-place-for =
    { $tile } non può essere { $tile-gender ->
        [f] piazzata
       *[m] piazzato
    } ora: ovunque toccherebbe l’altro colore
illegal-cannot-throw-there =
    { $tile } non può essere { $tile-gender ->
        [f] lanciata
       *[m] lanciato
    } in { $place }: il lancio finisce su un lato libero di chi lancia, e non attraversa varchi troppo stretti
illegal-same-place = { $tile } si trova già lì
illegal-gate = { $tile } non riesce a passare tra { $left } e { $right }
illegal-enclosed = { $tile } non può entrare in { $place }: tutti gli accessi sono troppo stretti
illegal-loses-contact = { $tile } perderebbe il contatto con l’alveare andando verso { $place }
illegal-surrounded =
    { $tile } non può andare da nessuna parte: è { $tile-gender ->
        [f] circondata
       *[m] circondato
    }
illegal-shut-in = { $tile } non può andare da nessuna parte: tutte le uscite sono troppo strette
illegal-nothing-to-copy = { $tile } non tocca alcun insetto da copiare
illegal-path-too-short = { $tile } non può andare da nessuna parte: { $rule }, e tutti i percorsi da qui sono più corti
illegal-stuck = { $tile } non può andare da nessuna parte: { $rule }
illegal-cannot-reach = { $tile } non può raggiungere { $place }: { $rule }

# Il posto che una persona ha appena indicato.
that-place = quella casella

# Come si muove ogni creatura, in mezza frase.

reach-queen = l’Ape Regina avanza di una casella
reach-beetle = uno Scarabeo fa un passo
reach-grasshopper = una Cavalletta salta in linea retta fino alla prima casella vuota
reach-spider = un Ragno avanza di esattamente tre caselle
reach-ant = una Formica avanza quanto vuole, ma mai attraverso un varco troppo stretto
reach-ladybug = una Coccinella fa due passi sull’alveare e uno per scendere
reach-pillbug = un Onisco avanza di una casella
reach-mosquito = una Zanzara si muove come un insetto che tocca
reach-mosquito-on-top = sopra l’alveare una Zanzara si muove come uno Scarabeo
reach-wasp = una Vespa avanza di una casella
reach-scorpion = uno Scorpione avanza di esattamente due caselle
reach-firefly = una Lucciola sale e fa un altro passo, oppure fa un solo passo sull’alveare
reach-fly = una Mosca scende accanto a un insetto che l’avversario ha appena giocato
reach-dragonfly = una Libellula sale e vola dritta sopra l’alveare
reach-centipede = un Centopiedi può solo scambiarsi di posto con un pezzo a tre passi
reach-stink-bug = una Cimice scavalca un solo pezzo
reach-tick = una Zecca sale di un passo o scende a terra
reach-assassin-bug = una Cimice assassina avanza di una casella
reach-mantis = una Mantide non si muove; elimina ciò che l’avversario ha appena piazzato
reach-butterfly = una Farfalla fa esattamente due passi sull’alveare
reach-moth = una Falena scende e risale da un’altra parte
reach-honeycombo = l’Honeycombo non si muove mai

# Che cosa non va in una mossa scritta.

tile-error = { $text } non è un pezzo: un pezzo è un colore, una creatura e a volte un numero, come wQ o bA2
move-error-syntax = { $text } non è una mossa: una mossa è un pezzo e un posto accanto a un altro, come «wA1 -bQ», oppure un pezzo su cui salire, come «wB1 bQ»
move-error-no-place = la mossa non dice dove va { $tile }: aggiungi un pezzo accanto al posto, come «-bQ» o «bQ/»
move-error-reference-not-in-play = { $reference } non è sul tavoliere e non può dire dove va { $tile }

# Che cosa non va in una partita scritta.

game-error-unknown-state = { $text } non è lo stato di una partita: NotStarted, InProgress, Draw, WhiteWins o BlackWins
game-error-no-turn = la partita non dice di chi è il turno, come in «Base;NotStarted;White[1]»
game-error-move = mossa { $number }, { $text }: { $error }
game-error-state = la partita dice { $said }, ma dopo le sue mosse è { $found }
game-error-wrong-turn = la partita dice che è il turno { $said }, ma dopo le sue mosse è { $found }
turn-error = { $text } non è un turno: un turno è un giocatore e un numero, come White[1] o Black[12]

# Che cosa non va in un tipo di gioco.

type-error-unknown-set = { $text } non è un gioco: un tipo di gioco comincia con Base o Venom, come Base+MLP
type-error-unknown-part = { $text } non si può aggiungere a un gioco: dopo + vengono le lettere M, L, P in quest’ordine, Predators, Guardians, Honeycombo, Swarm, o per Base un insetto di Venom come Fl2
type-error-extra-in-venom = { $text } non si può aggiungere a Venom, dove è già il retro di un pezzo
type-error-extra-count = { $text } non si può aggiungere a un gioco: un giocatore ne ha al massimo { $most }
type-error-twice = { $text } compare due volte nel tipo di gioco
type-error-unclosed = le opzioni non finiscono con ) alla fine di { $text }
type-error-not-an-option = { $text } non è un’opzione: le opzioni si scrivono nome=valore
type-error-unknown-option = non c’è l’opzione { $text }
type-error-unknown-value = l’opzione { $option } non può valere { $text }, ma solo { $values }
or = { $one } o { $other }

# Che cosa non va in una posizione scritta.

position-error-incomplete = { $text } non è una posizione: servono un tipo di gioco, un turno e delle caselle, come «Base;White[2];0,0:wS1 1,0:bS1»
position-error-stack = { $text } non è una pila: servono un posto e dei pezzi, come «1,0:bA1<wB1»
position-error-within = in { $text }: { $error }
position-error-unknown-status = { $text } non è uno stato dei pezzi di questo gioco
position-error-honeycombo-status = in { $text }: l’Honeycombo H non ha stati
position-error-back-on-table = in backs=: { $tile } è sul tavoliere, dove la sua faccia si vede
position-error-first-without-second = gli effetti di una prima azione si indicano solo con double2
position-error-twice = { $text } è indicato due volte

# Che cosa non va in una posizione intera.

setup-error-turn = il turno { $number } è impossibile: i turni vanno da 1 a { $max }
setup-error-too-far = il posto { $place } è troppo lontano: le coordinate arrivano a { $max }
setup-error-place-twice = ci sono due pile in { $place }
setup-error-empty-stack = la pila in { $place } non ha pezzi
setup-error-tile-twice = { $tile } è in due posti
setup-error-cannot-stand-on-top = { $tile } in { $place } non può stare sopra un altro pezzo
setup-error-in-pieces = l’alveare è diviso: nulla collega { $tile } in { $place } con { $other } in { $other-place }
setup-error-queen-missing = manca { $tile }: entra in gioco al più tardi nel quarto turno del suo giocatore
setup-error-tile-count =
    { player } non può avere { $tiles ->
        [one] { $tiles } pezzo
       *[other] { $tiles } pezzi
    } sul tavoliere dopo { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }
setup-error-on-the-ground = { $tile } in { $place } non può stare a terra
setup-error-no-honeycombo = manca l’Honeycombo H: è sul tavoliere fin dall’inizio
setup-error-honeycombo-covered = { $tile } è sull’Honeycombo in { $place }, dove nessun pezzo può finire un turno
setup-error-queen-in-bag = manca { $tile }: deve essere sul tavoliere, tra i pezzi eliminati o nella mano di chi la possiede
setup-error-back-up = { $tile } non può mostrare il retro in questo gioco
setup-error-pending = tocca { to-player }, quindi il suo doppio turno non può essere ancora in arrivo
setup-error-status-off-table = { $tile } ha uno stato ma non è sul tavoliere

# Perché il browser non può conservare qualcosa.

storage-error-forbidden = il browser non permette a questa pagina di salvare nulla
storage-error-full = il browser non ha più spazio per questa pagina

# Perché il computer non risponde.

trouble-question = la richiesta non si può leggere
trouble-game = { $text } non si può leggere come partita
trouble-choose-first = i giocatori devono prima scegliere i loro pezzi
trouble-seconds = { $text } non è un tempo per pensare: serve un numero di secondi, al massimo un giorno
trouble-no-place = nessun pezzo { $text } si può piazzare adesso
trouble-move = { $text } non è una mossa in questa posizione
trouble-puzzle = il problema non può essere aperto
engine-not-loaded = non è stato possibile caricare il motore: { $why }
engine-not-started = non è stato possibile avviare il motore: { $why }
engine-stopped = il motore si è fermato: { $why }
engine-unintelligible = la risposta del motore è incomprensibile
complaint-browser = il browser dice: { $text }
complaint-silent = il browser non dice perché
complaint-no-address = la pagina non dice dove si trova { $name }
