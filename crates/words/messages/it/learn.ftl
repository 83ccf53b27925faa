### The page of the lessons.

lessons-title = Impara Hive
learn-lead = Brevi lezioni su un vero tavoliere: un’idea alla volta, dal primo pezzo all’ultima espansione. Puoi provare tutto: non si perde nulla.
learn-count = Lezioni completate: { $done } su { $total }
learn-begin = Comincia: { $lesson }
learn-go-on = Continua: { $lesson }
learn-lesson-done = (completata)
learn-lesson-steps = (passi completati: { $done } su { $total })

# In a lesson.

learn-all = Tutte le lezioni
learn-steps = Passi
learn-step = Passo { $number } di { $total }
learn-step-done = Passo { $number } di { $total }, completato
learn-hint = Suggerimento
lesson-show = Mostrami
learn-restart = Ricomincia
learn-next-step = Avanti
learn-next-lesson = Prossima lezione: { $lesson }
learn-play = Gioca una partita
learn-rules = La stessa cosa nelle regole
learn-marked = Segnato: { $places }.
learn-not-yet = Non ci siamo ancora. Riprova.
learn-go-on-step = Bene, continua.
learn-right = Esatto!
learn-answered = { $action } Tocca a te.
learn-hint-tile = Prova con { $tile }.
learn-hint-button = C’è un pulsante apposta sotto il tavoliere.

# Damaged progress.

learn-damaged-all = I tuoi progressi nelle lezioni sono illeggibili. Tutto ricomincia da capo.
learn-damaged-version = I tuoi progressi nelle lezioni sono stati salvati da una versione più recente di skep (formato { $version }) e sono illeggibili.
learn-damaged-lesson = I tuoi progressi nella lezione «{ $lesson }» sono illeggibili. Le altre lezioni sono rimaste com’erano.

# The coach.

coach-ask = Chiedi all’allenatore
coach-insist = Gioca lo stesso
coach-reconsider = Ci ripenso
coach-blunder = Attenzione! { $reason }
coach-about-to-lose =
    { $free ->
        [one] La tua Regina ha un solo lato libero, e { $tile } può occuparlo.
       *[other] La tua Regina ha { $free } lati liberi, e { $tile } può circondarla in una mossa.
    }
coach-few-sides =
    { $free ->
        [one] La tua Regina ha un solo lato libero, e { $tile } può occuparlo.
       *[other] La tua Regina ha { $free } lati liberi, e { $tile } può occuparne uno.
    }
coach-queen-due =
    { $turns ->
        [one] Devi piazzare la Regina adesso.
       *[other] La tua Regina non è ancora in gioco: ti restano { $turns } turni, e prima nulla si muove.
    }
coach-suggestion = Suggerisco: { $action }
coach-wins = Così vinci.
coach-saves = Altrimenti perderesti subito.
coach-brings-queen = Quando la Regina è in gioco, i tuoi pezzi possono muoversi.
coach-takes-side =
    { $free ->
        [0] Così occupi l’ultimo lato della Regina nemica.
        [one] Alla Regina nemica resta così un solo lato libero.
       *[other] Alla Regina nemica restano così { $free } lati liberi.
    }
coach-frees-queen =
    { $free ->
        [one] La tua Regina ha poi un lato libero.
       *[other] La tua Regina ha poi { $free } lati liberi.
    }
coach-pins = Blocca { $tile }.
coach-covers = Copre { $tile }.
coach-develops = Un pezzo in più ti dà più possibilità.
