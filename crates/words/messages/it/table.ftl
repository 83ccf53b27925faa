# Ciò che sta attorno al tavoliere: l’elenco delle mosse, i giocatori, il sacchetto. E le virgolette.

# Ciò che qualcuno ha scritto, in un messaggio d’errore.
quoted = «{ $text }»

# Una riga dell’elenco delle mosse fuori dalla linea principale; $level vale 2 per una variante di una variante.
moves-variation =
    { $level ->
        [1] Variante
       *[other] Variante, livello { $level }
    }

# Ciò che è stato scelto prima del primo turno. $tiles è un elenco di nomi, $count il loro numero.
moves-picked = { player } sceglie { $tiles }
moves-faces =
    { $count ->
        [0] { player } lascia visibile il fronte di tutti i pezzi
       *[other] { player } mostra il retro di questi pezzi: { $tiles }
    }

# I pezzi rimasti nel sacchetto, in Sciame.
bag-count =
    { $count ->
        [0] Il sacchetto è vuoto
        [one] { $count } pezzo nel sacchetto
       *[other] { $count } pezzi nel sacchetto
    }

# Accanto al nome del giocatore di turno.
player-on-turn = di turno
player-your-turn = tocca a te
player-you = tu

# Il tempo che resta a un giocatore, se supera un giorno.
clock-days =
    { $days ->
        [one] 1 giorno
       *[other] { $days } giorni
    }
