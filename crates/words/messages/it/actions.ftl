# Che cosa fanno i giocatori. $tile e gli altri sono pezzi, $where è dove un pezzo arriva, $player è white o black.

action-place = { player } piazza { $tile } { $where }
action-place-first = { player } piazza { $tile } come primo pezzo
action-and-draws = { $action } e pesca { $drawn }
action-and-draws-something = { $action } e pesca un pezzo
action-move = { $tile } va { $where }
action-jump = { $tile } salta { $where }
action-fly = { $tile } vola { $where }
action-climb = { $tile } sale { $where }
action-come-down = { $tile } scende { $where }
action-throw = { $agent } lancia { $tile } { $where }
action-flip = { player } gira { $tile }, che diventa { $other }
action-sting = { $tile } punge { $victim }
action-sting-flip = { $tile } punge { $victim }, che diventa { $other }
action-remove = { $tile } elimina { $victim }: entrambi i pezzi lasciano la partita
action-swap = { $tile } si scambia di posto con { $other }
action-combo = { player } gira l’Honeycombo e avrà due azioni nel prossimo turno
action-draw = { player } pesca { $drawn } dal sacchetto
action-draw-something = { player } pesca un pezzo dal sacchetto
action-steal = { player } riprende { $tile } dalla mano dell’avversario
action-end = { player } rinuncia alla seconda azione
action-pass = { player } passa

# Intorno a un’azione.

action-controlled = sotto il controllo { $of }, { $action }
action-second = seconda azione: { $action }

# Una Zanzara che imita un’altra creatura.

tile-as = { $tile } (come { $bug })

# Dove arriva un pezzo, visto da un altro.

where-on-top = sopra { $the }
where-east = a destra { $of }
where-north-east = in alto a destra { $of }
where-north-west = in alto a sinistra { $of }
where-west = a sinistra { $of }
where-south-west = in basso a sinistra { $of }
where-south-east = in basso a destra { $of }

# Una casella del tavoliere, per chi ascolta.

cell-tile = { $tiles }, { cell-around }
cell-stack = pila di { $height }, dall’alto in basso: { $tiles }; { cell-around }
cell-empty = vuota, { cell-around }
cell-around =
    { $count ->
        [0] nessun vicino
        [one] 1 vicino: { $neighbors }; { cell-free }
       *[other] { $count } vicini: { $neighbors }; { cell-free }
    }
cell-free =
    { $free ->
        [0] nessun lato libero
        [one] { $free } lato libero su 6
       *[other] { $free } lati liberi su 6
    }
cell-pinned =
    { $tile } ({ $tile-gender ->
        [f] bloccata
       *[m] bloccato
    })
cell-resting = { $tile } (a riposo)
cell-stung =
    { $tile } ({ $tile-gender ->
        [f] punta
       *[m] punto
    })
cell-honeycombo = Honeycombo, colore { of-player }
at-east = { $tile } a destra
at-north-east = { $tile } in alto a destra
at-north-west = { $tile } in alto a sinistra
at-west = { $tile } a sinistra
at-south-west = { $tile } in basso a sinistra
at-south-east = { $tile } in basso a destra

# Che cosa si sceglie prima del primo turno.

choice-pick = { player } sceglie tre pezzi, che con l’Ape Regina formano la prima mano
choice-faces = { player } sceglie i pezzi che mostrano il retro

# Di chi è il turno.

turn = tocca { to-player }, turno { $number }
turn-first = tocca { to-player }, turno { $number }, prima azione di due
turn-second = tocca { to-player }, turno { $number }, seconda azione di due
turn-queen-due = { $turn }: l’Ape Regina va piazzata adesso
turn-queen-later = { $turn }: l’Ape Regina va piazzata entro il turno 4

# Come è finita una partita.

outcome-win = { player } vince
outcome-draw = patta
ending-surrounded =
    { player } vince: { $royal } è { $royal-gender ->
        [f] circondata
       *[m] circondato
    }
ending-covered =
    { player } vince: { $royal } è { $royal-gender ->
        [f] circondata e coperta
       *[m] circondato e coperto
    }
ending-removed =
    { player } vince: { $royal } è { $royal-gender ->
        [f] stata eliminata
       *[m] stato eliminato
    }
ending-resignation = { player } vince: l’avversario ha abbandonato
ending-time = { player } vince: l’avversario ha esaurito il tempo
ending-both-surrounded = patta: entrambe le Api Regine sono circondate
ending-repetition = patta: la stessa posizione si è presentata tre volte
ending-agreement = patta per accordo
