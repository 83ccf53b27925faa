### Games online: the lobby and the game.

online-title = Gioca online
online-absent = Il gioco online non è disponibile
online-absent-about = Questo server non offre il gioco online. Tutto il resto funziona come sempre.
online-game = Partita online
online-outdated = Questa pagina non è aggiornata
online-outdated-about = Il server è stato aggiornato. Ricarica la pagina per continuare; le tue partite sono al sicuro.
online-load = Ricarica

# Le pagine e la connessione.

online-loading = La partita si sta caricando…
online-missing = Questa partita non esiste o non è destinata a te.
online-withdrawn = Questa partita è stata ritirata prima che qualcuno vi si unisse.
online-connecting = Connessione…
online-broken = La connessione è caduta. Si riprova; nulla va perso.
online-places = Gioco online
online-guest = Ospite
online-computer = Computer, livello { $level }

# Partite e tempi.

online-minutes = { $minutes } min
online-seconds = { $seconds } s
online-pace = { $time } + { $seconds } s a turno
online-pace-days =
    { $days ->
        [one] { $days } giorno a turno
       *[other] { $days } giorni a turno
    }
online-pace-none = senza orologio
online-terms = { $game }, { $pace }
online-terms-rated = { $game }, { $pace }, classificata
online-for-minutes =
    { $number ->
        [one] { $number } minuto
       *[other] { $number } minuti
    }
online-for-hours =
    { $number ->
        [one] { $number } ora
       *[other] { $number } ore
    }
online-for-days =
    { $number ->
        [one] { $number } giorno
       *[other] { $number } giorni
    }

# La sala.

online-new = Nuova partita online
online-time = Tempo
online-opponent = Avversario
online-anybody = Chiunque
online-friend = Un amico
online-rated = Partita classificata
online-rated-about = Il risultato cambia il tuo punteggio.
online-pair = Trova un avversario
online-searching = Ricerca di qualcuno che vuole la stessa partita…
online-stop = Interrompi la ricerca
online-seek = Mettila nell’elenco
online-make-link = Crea un link per un amico
online-play = Gioca
online-own = Le tue partite
online-own-none = Al momento non hai partite in corso.
online-own-invited = { $name } ti invita
online-own-open = Nessuno si è ancora unito
online-next = Prossima partita che mi aspetta
online-row = { $game } contro { $name }
online-your-turn = Tocca a te
online-their-turn = Tocca all’avversario
online-left = ancora { $time }
online-seeks = Partite aperte
online-seeks-none = Al momento nessuno aspetta.
online-numbers = Persone connesse: { $people }. Partite in corso: { $games }.

# Una partita a cui nessuno si è ancora unito.

online-waiting = In attesa dell’avversario
online-waiting-about = La partita comincia non appena qualcuno apre il link e si unisce. Puoi lasciare questa pagina: la partita è nell’elenco delle tue partite.
online-send-link = Invia questo link al tuo avversario. Per giocare non serve altro.
online-link = Link alla partita
online-invited = { $name } vuole giocare con te
online-invited-guest = Un ospite vuole giocare con te
online-you-white = Giochi con il Bianco.
online-you-black = Giochi con il Nero.
online-you-either = Il caso decide chi gioca con il Bianco.
online-join = Unisciti alla partita
online-join-about = Non serve un account.
online-withdraw-game = Ritira la partita

# Proposte.

online-accept = Accetta
online-decline = Rifiuta
online-withdraw = Ritira
online-offered-draw = L’avversario propone la patta.
online-offered-takeback = L’avversario chiede di riprendere l’ultimo turno.
online-offered-rematch = L’avversario propone la rivincita.
online-own-draw = Hai proposto la patta.
online-own-takeback = Hai chiesto di riprendere il tuo ultimo turno.
online-own-rematch = Hai proposto la rivincita.
online-declined-draw = La patta è stata rifiutata.
online-declined-takeback = La ripresa del turno è stata rifiutata.
online-declined-rematch = La rivincita è stata rifiutata.
online-took-back = Il turno è stato ripreso.
online-take-back = Chiedi di riprendere
online-abort = Annulla la partita
online-resign-question = Abbandonare? La vittoria va all’avversario.
online-planned = Giocata appena tocca a te: { $action }
online-plan-failed = Ciò che avevi previsto non è più possibile.

# Assenza.

online-badge-sending = invio in corso
online-badge-here = è presente
online-badge-away = è assente
online-absent-now = L’avversario è assente. Puoi concludere la partita.
online-absent-soon =
    { $seconds ->
        [one] L’avversario è assente. Potrai concludere la partita tra { $seconds } secondo.
       *[other] L’avversario è assente. Potrai concludere la partita tra { $seconds } secondi.
    }
online-claim-win = Reclama la vittoria
online-claim-draw = Reclama la patta

# La fine di una partita.

online-end-aborted = La partita è stata annullata. Non ha un risultato.
online-end-length = La partita è patta: ha raggiunto il numero massimo di azioni.
online-end-absence = Vince il { $winner }: il { $absent } ha lasciato la partita.
online-end-absence-draw = La partita è patta: un giocatore l’ha lasciata.
online-to-rematch = Vai alla rivincita
online-another = Un’altra partita
online-save = Salva nelle mie partite
online-saved = La partita è ora in «Le mie partite».
online-copy-link = Copia il link

# La chat.

online-chat = Chat
online-chat-players = Chat dei giocatori
online-chat-new = Nuovo messaggio
online-chat-spectators = Chat degli spettatori
online-watching =
    { $count ->
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }
online-say = Invia
online-block = Blocca questa persona
online-blocked = Non sentirai più questa persona nelle chat.

# Novità.

online-news-begun = La tua partita è cominciata.
online-news-turn = Tocca a te.
online-news-ended = La tua partita è finita.
online-go = Vai
online-notify = Avvisami al mio turno

# Perché qualcosa non è stato fatto.

online-error-lost = La connessione è caduta prima della risposta. Controlla se è stato fatto.
online-error-no-game = Questa partita non esiste.
online-error-terms = Partite del genere non sono previste.
online-error-fast =
    { $seconds ->
        [one] Troppo in fretta. Aspetta { $seconds } secondo.
       *[other] Troppo in fretta. Aspetta { $seconds } secondi.
    }
online-error-many = Ne hai troppe: il limite è { $limit }.
online-error-text = Scrivi qualcos’altro: i messaggi hanno al massimo 200 lettere e non si ripetono.
online-error-speak = Non puoi scrivere in questa chat.
online-error-stored = Al momento il server non può farlo. Riprova.
online-error-other = Ora non è possibile.
online-refused-begun = Qualcuno si è già unito a questa partita.
online-refused-withdrawn = Questa partita è stata ritirata.
online-refused-ended = La partita è finita.
online-refused-own = Non puoi unirti alla tua stessa partita.
online-refused-invited = Questa partita è per qualcun altro.
online-refused-account = Una partita classificata richiede un account.
online-refused-turn = Non tocca a te.
online-refused-offered = Non puoi proporlo di nuovo adesso.
online-refused-offer = La proposta non vale più.
online-refused-nothing = Non c’è nulla da riprendere.
online-refused-swarm = In Swarm i turni non si riprendono: le tessere estratte sono state viste.
online-refused-late = Entrambi hanno giocato: puoi abbandonare, ma non annullare.
online-refused-present = L’avversario non è assente da abbastanza tempo.
online-refused-time = Il tuo tempo è scaduto.
