# Account, persone, classifiche, partite da guardare, sorte verificabile.

## Tipi di partita, tempi e risultati

speed-bullet = Bullet
speed-blitz = Blitz
speed-rapid = Rapida
speed-classical = Classica
speed-correspondence = Per corrispondenza
category = { $family }, { $speed }
game-rated = classificata
game-casual = amichevole
result-won = Vinta
result-lost = Persa
result-drawn = Patta
result-white = Ha vinto il Bianco
result-black = Ha vinto il Nero
cause-surrounded = accerchiamento
cause-removed = eliminazione
cause-repetition = ripetizione
cause-length = partita troppo lunga
cause-agreement = di comune accordo
cause-resignation = per abbandono
cause-time = per il tempo
cause-absence = avversario assente
cause-aborted = annullata
results-line = { $won } vinte, { $lost } perse, { $drawn } patte
actions-count = { $count ->
    [0] non iniziata
    [one] 1 azione
   *[other] { $count } azioni
}
rating-provisional = punteggio provvisorio { $rating }

## L’account

account-title = Account
account-loading = Caricamento…
account-guest = Stai giocando come ospite.
account-guest-about = Il server riconosce questo browser grazie a un cookie. Con un account giochi partite classificate e ritrovi le tue partite su tutti i dispositivi. Non serve un indirizzo e-mail.
account-logged-in = Hai effettuato l’accesso come { $name }.
account-to-profile = Il mio profilo
account-tabs = Che cosa fare
account-make = Crea un account
account-make-about = Le partite che hai giocato come ospite restano tue.
account-log-in = Accedi
account-log-in-about = Le partite che hai giocato qui come ospite non passano all’account. Per tenerle, crea un account.
account-recover = Password dimenticata
account-recover-about = Con il codice di recupero ricevuto insieme all’account scegli una nuova password. Tutti i dispositivi vengono disconnessi e ricevi un nuovo codice.
account-recover-do = Imposta la password
account-name = Nome
account-name-hint = Da 2 a 20 caratteri: lettere dalla a alla z, cifre, - e _. Lo vedono tutti.
account-password = Password
account-password-hint = Almeno 8 caratteri.
account-password-old = Password attuale
account-password-new = Nuova password
account-code = Codice di recupero
account-code-title = Il tuo codice di recupero
account-code-about = Conservalo in un posto sicuro, per esempio in un gestore di password o su un foglio. Se dimentichi la password, solo questo codice riapre il tuo account. Viene mostrato solo questa volta.
account-code-copied = Il codice di recupero è negli appunti.
account-code-not-copied = Il browser non permette di copiare. Seleziona il codice e copialo a mano.
account-code-kept = L’ho conservato
account-devices = Dispositivi
account-devices-about = I browser che hanno accesso a questo account.
account-device = { $browser }, { $system }
account-device-unknown = Browser sconosciuto
account-device-this = questo dispositivo
account-device-used = ultimo uso: { $when }
account-device-end = Disconnetti
account-devices-end = Disconnetti tutti gli altri
account-device-ended = Il dispositivo è disconnesso.
account-devices-ended = Tutti gli altri dispositivi sono disconnessi.
account-change-password = Cambia la password
account-change-password-about = Tutti gli altri dispositivi vengono disconnessi.
account-password-changed = La password è cambiata. Tutti gli altri dispositivi sono disconnessi.
account-new-code = Nuovo codice di recupero
account-new-code-about = Se il codice è andato perso o qualcuno può averlo letto. Il vecchio codice non vale più e tutti gli altri dispositivi vengono disconnessi.
account-new-code-do = Crea un nuovo codice
account-data = I miei dati
account-data-about = Tutto ciò che il server conserva su di te, in un file JSON: partite, punteggi, dispositivi, messaggi.
account-download = Scarica
account-blocked = Persone bloccate
account-blocked-about = Non possono invitarti, e non leggi ciò che scrivono. Si blocca qualcuno dalla sua pagina.
account-blocked-none = Non blocchi nessuno.
account-unblock = Sblocca
account-log-out = Esci
account-log-out-about = Da questo dispositivo. Rientri con nome e password.
account-delete = Elimina l’account
account-delete-about = Prima della conferma leggi che cosa viene eliminato e che cosa resta.
account-delete-open = Elimina l’account…
account-delete-gone = Eliminati subito: il tuo nome, la password e il codice di recupero, i punteggi, i dispositivi, l’elenco di chi blocchi e ciò che hai scritto nelle chat. Poi altri possono prendere il tuo nome.
account-delete-stays = Le partite finite restano, perché sono anche dei tuoi avversari. Al tuo posto figura un ospite senza nome. Le partite in corso sono perse e quelle aperte vengono ritirate.
account-delete-confirm = La tua password, per conferma
account-delete-do = Elimina per sempre
account-deleted = L’account è eliminato. Sei di nuovo un ospite.
account-logged-out = Sei uscito e sei di nuovo un ospite.
account-made = Ciao, { $name }.

account-error-name-length = Un nome ha da 2 a 20 caratteri.
account-error-name-letters = Un nome è fatto di lettere dalla a alla z, cifre, - e _, e comincia con una lettera.
account-error-password-short = Una password ha almeno 8 caratteri.
account-error-password-long = Una password ha al massimo 200 caratteri.
account-error-code-empty = Manca il codice di recupero.
account-error-name-taken = Qualcuno ha già questo nome.
account-error-login = Il nome o la password è sbagliata.
account-error-recovery = Il nome o il codice di recupero è sbagliato.
account-error-password = La password è sbagliata.
account-error-has-account = Questo browser ha già effettuato l’accesso a un account.
account-error-not-logged-in = Su questo dispositivo l’accesso è terminato.
account-error-too-many = { $seconds ->
    [one] Troppi tentativi. Riprova tra 1 secondo.
   *[other] Troppi tentativi. Riprova tra { $seconds } secondi.
}
account-error-other-origin = Il server lo permette solo al proprio indirizzo.
account-error-not-found = Questo non esiste più.
account-error-not-stored = Il server al momento non può farlo. Riprova.
account-error-unreadable = Il server non capisce questa pagina. Ricaricala.
account-error-unreachable = Il server non è raggiungibile. Controlla la connessione e riprova.

## Una persona

profile-title = Profilo
person-since = Account creato: { $when }
person-you = Sei tu.
person-to-account = Account
person-gone-title = Nessuno si chiama { $name }
person-gone = Il nome è scritto male, o l’account è stato eliminato.
person-results = Tutte le partite: { $results }
person-against = Tu contro { $name }: { $results }
person-block = Blocca
person-unblock = Sblocca
person-blocked = Blocchi { $name }: non leggi i suoi messaggi e non ricevi i suoi inviti.
person-ratings = Punteggi
person-no-ratings = Ancora nessuna partita classificata.
person-games-rated = { $count ->
    [one] 1 partita classificata
   *[other] { $count } partite classificate
}
person-graph = { $category }: da { $first } a { $last } in { $count } partite, massimo { $highest }, minimo { $lowest }.
person-graph-one = { $category }: { $rating } dopo la prima partita.
person-graph-table = I punteggi in una tabella
person-graph-game = Partita
person-graph-when = Data
person-graph-rating = Punteggio
person-games = Partite
person-filter = Quali partite
person-filter-family = Gioco
person-filter-every-family = Tutti i giochi
person-filter-speed = Cadenza
person-filter-every-speed = Tutte le cadenze
person-filter-result = Risultato
person-filter-every-result = Tutte
person-filter-rated = Punteggio
person-filter-every-rated = Classificate e amichevoli
person-filter-rated-only = Solo classificate
person-filter-casual-only = Solo amichevoli
person-filter-against = Avversario
person-filter-apply = Cerca
person-filter-clear = Mostra tutte
person-filter-nobody = Nessuno ha il nome di questo avversario.
person-games-count = { $count ->
    [0] Nessuna partita finita.
    [one] 1 partita finita
   *[other] { $count } partite finite
}
person-games-none-found = Nessuna partita corrisponde.
person-page = Pagina { $page } di { $pages }
person-page-back = Più recenti
person-page-on = Meno recenti
game-between = { $white } – { $black }

## Classifiche

leaderboard-title = Classifiche
leaderboard-about = Ogni tipo di gioco e ogni cadenza ha i suoi punteggi. Cambiano con le partite classificate tra account. Chi non ne gioca da 60 giorni non compare.
leaderboard-family = Gioco
leaderboard-speed = Cadenza
leaderboard-people = { $count ->
    [0] ancora nessuno
    [one] 1 persona
   *[other] { $count } persone
}
leaderboard-table = { $category }: i migliori
leaderboard-place = Posto
leaderboard-name = Nome
leaderboard-rating = Punteggio
leaderboard-games = Partite
leaderboard-none = Di recente nessuno ha giocato partite classificate di questo tipo.
leaderboard-provisional = ? Punteggio provvisorio: finora troppo poche partite per un posto.
leaderboard-own = Il tuo posto: { $place }.
leaderboard-own-provisional = Il tuo punteggio è provvisorio: { $rating }. Avrai un posto dopo qualche altra partita classificata.
leaderboard-own-none = Di recente non hai giocato partite classificate di questo tipo.
leaderboard-own-guest = Solo gli account hanno un punteggio.
leaderboard-own-show = Mostra la mia riga
leaderboard-you = tu

## Partite da guardare

watch-title = Guarda
watch-about = Le partite in corso, prima quelle dei più forti.
watch-count = { $count ->
    [0] Al momento non si gioca nessuna partita.
    [one] 1 partita
   *[other] { $count } partite
}
watch-waiting = Ricerca delle partite…
watch-game = Guarda { $white } contro { $black }, { $game }
watch-recent = Appena finite
watch-recent-none = Ancora nessuna partita finita.
watch-now = In corso

## Sorte verificabile

fair-title = Sorte verificabile
fair-proven = { $count ->
    [0] Verificato: in questa partita non si è pescato nulla.
    [one] Verificato: l’unica pescata era regolare.
   *[other] Verificato: tutte le { $count } pescate erano regolari.
}
fair-proven-colors = Verificato: il sorteggio dei colori era regolare.
fair-colors = Anche i colori sono stati sorteggiati.
fair-means = Che cosa significa
fair-meaning = Prima che chiunque si unisse alla partita, il server aveva scelto un numero segreto, il seme, e ne aveva pubblicato l’hash, un’impronta dalla quale il seme non si può indovinare. Ogni pescata deriva dal seme e dal numero dell’evento, e da nient’altro. Ora che la partita è finita, il seme è pubblico. Il tuo browser ha ricalcolato l’hash del seme e tutte le pescate, e tutto coincide. Il server non ha quindi potuto né scegliere un pezzo durante la partita né cambiarlo dopo.
fair-hash = Hash pubblicato prima della partita
fair-seed = Seme rivelato dopo la partita
fair-draws = Le pescate
fair-draw = Evento { $number }, { $player }: { $tile }
fair-waiting = Il seme è ancora segreto. A partita finita viene pubblicato e il tuo browser verifica tutte le pescate.
fair-promise = Hash del seme segreto
fair-wrong = Non è dimostrato che questa partita sia regolare.
fair-error-seed = Il seme non ha l’hash pubblicato prima della partita.
fair-error-colors = I colori non derivano dal seme.
fair-error-draw = Evento { $number }: è uscito { $found }, ma il seme dà { $expected }.
fair-error-game = L’evento { $number } viola le regole del gioco.
fair-download = Scarica la partita
fair-command = Con il file scaricato, «skep verify» verifica lo stesso senza questa pagina.
