# I due giochi di base.

set-base = Base
set-base-about = Gli undici pezzi della prima edizione.
set-venom = Veleno
set-venom-about = Gli stessi pezzi con un’altra creatura sul retro; nel proprio turno si può anche girarne uno.

# I giochi proposti per primi.

preset-tournament = Torneo
preset-tournament-about = Base con Zanzara, Coccinella e Onisco: il gioco dei tornei.
preset-base = Base
preset-base-about = Undici pezzi a testa, si impara in fretta: l’ideale per cominciare.
preset-carbon = Carbon
preset-carbon-about = Base con Zanzara e Coccinella.
preset-venom = Veleno
preset-venom-about = Pezzi a due facce che si girano durante la partita.
preset-venom-mlp = Gran Veleno
preset-venom-mlp-about = Tutti i quattordici pezzi a due facce, con Zecca, Cimice e Centopiedi sul retro.
preset-swarm = Sciame
preset-swarm-about = I pezzi del torneo in un sacchetto: si pesca, a volte anche l’altro colore.
preset-predators = Predatori
preset-predators-about = Torneo con Mantide e Cimice assassina, che eliminano pezzi.
preset-guardians = Guardiani
preset-guardians-about = Torneo con Farfalla e Falena, che vivono sopra l’alveare.
preset-honeycombo = Honeycombo
preset-honeycombo-about = Torneo con un pezzo neutrale che regala un doppio turno.
preset-packs = Tutti i pacchetti
preset-packs-about = Torneo con Predatori, Guardiani e Honeycombo.
preset-venom-swarm = Sciame velenoso
preset-venom-swarm-about = Il Gran Veleno, pescato dal sacchetto.
preset-challenge = Sfida finale
preset-challenge-about = Il Gran Veleno con Predatori, Guardiani e Honeycombo: la sfida suprema del regolamento.
preset-ultimate = Estremo
preset-ultimate-about = Tutto insieme: per chi conosce già tutto.
preset-tiles = { $count } pezzi a testa

# Che cosa si può aggiungere a ogni gioco.

pack-predators = Predatori
pack-predators-about = Mantide e Cimice assassina: eliminano un pezzo, e sé stesse con lui.
pack-guardians = Guardiani
pack-guardians-about = Farfalla e Falena restano sopra l’alveare; una Regina è persa solo se è anche coperta.
pack-honeycombo = Honeycombo
pack-honeycombo-about = Un pezzo neutrale: chi lo gira ha due azioni nel turno seguente.
pack-swarm = Sciame
pack-swarm-about = Mani scoperte di quattro pezzi, e tutto il resto in un sacchetto da cui si pesca.

# Ogni creatura in una riga.

queen-about = Avanza di una casella. Se viene circondata, perde la partita.
beetle-about = Fa un passo, anche sopra l’alveare, e copre ciò che trova.
grasshopper-about = Salta in linea retta sopra i pezzi.
spider-about = Avanza di esattamente tre caselle.
ant-about = Gira intorno all’alveare quanto vuole.
ladybug-about = Due passi sopra l’alveare, poi uno per scendere.
pillbug-about = Avanza di una casella, o lancia un vicino sopra di sé.
mosquito-about = Fa ciò che sa fare un insetto che tocca.
wasp-about = L’altra faccia della Regina: avanza di una casella, o punge un nemico.
scorpion-about = Avanza di esattamente due caselle; i nemici che tocca non possono essere girati.
firefly-about = Sale sull’alveare e ci vive, un passo alla volta.
fly-about = Da qualsiasi punto vola verso ciò che l’avversario ha appena giocato.
dragonfly-about = Sale e vola dritta fino alla fine della fila.
centipede-about = Si scambia di posto con un pezzo a tre passi.
stink-bug-about = Scavalca un pezzo; protegge sé stessa e gli amici che tocca.
tick-about = Sale o scende, o fa agire per te un nemico vicino.
assassin-bug-about = Avanza di una casella, o elimina un vicino e sé stessa.
mantis-about = Aspetta; elimina ciò che l’avversario ha appena piazzato, e sé stessa.
butterfly-about = Si piazza sopra un pezzo proprio; due passi sopra l’alveare.
moth-about = Si piazza sopra un pezzo proprio; scende e risale altrove.
honeycombo-about = Non è di nessuno; girato, dà due azioni nel turno seguente.

# Ciò che i regolamenti lasciano aperto: le domande e le risposte.

option-assassin-spares-just-moved = La Cimice assassina risparmia ciò che è appena stato spostato o girato?
option-assassin-spares-just-moved-no = No
option-assassin-spares-just-moved-yes = Sì
option-combo-second = La seconda azione di un doppio turno è obbligatoria?
option-combo-second-optional = No, vi si può rinunciare
option-combo-second-compulsory = Sì, se ce n’è una possibile
option-dragonfly-gates = I varchi stretti fermano la Libellula?
option-dragonfly-gates-apply = Sì, come tutti
option-dragonfly-gates-ignore = No, li sorvola
option-faces = Come si decide quale faccia mostra un pezzo a due facce?
option-faces-flip = La si sceglie piazzandolo, poi si può cambiare
option-faces-fixed = La si fissa prima del primo turno
option-faces-chosen = La si sceglie piazzandolo, poi resta quella
option-flip-rests = Un pezzo riposa dopo che il suo giocatore l’ha girato?
option-flip-rests-no = No
option-flip-rests-yes = Sì
option-guardian-flips = In quali partite si può girare il pezzo dei Guardiani?
option-guardian-flips-venom = Dove si possono girare anche gli altri pezzi
option-guardian-flips-any = In tutte le partite
option-noflip-sting = Che cosa fa una puntura a un pezzo che non si gira?
option-noflip-sting-stun = Lo stordisce per un turno
option-noflip-sting-none = In tal caso non ci sono punture
option-pack-tiles = Un pacchetto dà a ogni giocatore un pezzo a due facce, o due pezzi?
option-pack-tiles-one = Un pezzo a due facce
option-pack-tiles-two = Due pezzi
option-queen-first = Un giocatore può cominciare con l’Ape Regina?
option-queen-first-forbid = No, come nei tornei
option-queen-first-allow = Sì
option-repetition = La partita è patta quando una posizione si presenta per la terza volta?
option-repetition-auto = Sì, automaticamente
option-repetition-off = No, solo per accordo
option-stinkbug-own-side = Gli amici che toccano la Cimice possono lanciarla o scambiarsi di posto con lei?
option-stinkbug-own-side-free = Sì, è protetta solo dai nemici
option-stinkbug-own-side-bound = No
option-stinkbug-predator-scope = Quali pezzi la Cimice salva dall’eliminazione?
option-stinkbug-predator-scope-all = Tutto ciò che tocca, e sé stessa
option-stinkbug-predator-scope-friends = Solo ciò che protegge
option-stinkbug-shield = Quali pezzi la Cimice protegge dall’avversario?
option-stinkbug-shield-friends = Sé stessa e gli amici che tocca
option-stinkbug-shield-itself = Solo sé stessa
option-swap-connectivity = Che cosa deve restare unito durante uno scambio?
option-swap-connectivity-strict = L’alveare senza i due pezzi
option-swap-connectivity-lenient = L’alveare senza il Centopiedi
option-swarm-place = Quale pezzo si piazza nello Sciame?
option-swarm-place-refill = Uno della mano, poi si pesca
option-swarm-place-drawn = Uno della mano, o quello appena pescato
option-tick-chain = Una Zecca controllata può controllare un altro insetto?
option-tick-chain-yes = Sì
option-tick-chain-no = No
option-tick-side = Per chi combatte un insetto controllato?
option-tick-side-controller = Per chi lo controlla
option-tick-side-owner = Per chi lo possiede
option-wasp-sting-range = Fin dove può pungere una Vespa?
option-wasp-sting-range-any = Ovunque nell’alveare
option-wasp-sting-range-adjacent = Solo i suoi vicini

# I livelli del computer.

level = Livello { $number }
level-named = { $number }: { $name }
level-1 = Uovo
level-1-about = Ha appena imparato le regole, e non vede nemmeno le tue minacce.
level-2 = Larva
level-2-about = Gioca più o meno la mossa che al momento sembra migliore, senza guardare avanti.
level-3 = Pupa
level-3-about = Guarda un po’ avanti, e si accontenta facilmente.
level-4 = Pulitrice
level-4-about = Prevede qualche mossa, ma sbaglia spesso.
level-5 = Nutrice
level-5-about = Prevede qualche mossa e ogni tanto sbaglia.
level-6 = Costruttrice
level-6-about = Prevede qualche mossa e non sbaglia più.
level-7 = Guardiana
level-7-about = Vede in tempo quasi tutte le tue minacce.
level-8 = Bottinatrice
level-8-about = Va lontano, e raramente torna a zampe vuote.
level-9 = Esploratrice
level-9-about = È già stata dove stai andando.
level-10 = Regina
level-10-about = Il meglio che il motore sa fare nel tempo che ha.
