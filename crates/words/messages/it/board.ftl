# Il tavoliere: le schede dei pezzi, le scelte su un pezzo, e il significato dei segni.

board-turn = Ruota il tavoliere

choice-flip = Gira: diventa { $bug }
choice-sting = Pungi: diventa { $bug }

card-back = Altra faccia: { $bug }.
card-stung = Questo pezzo è stato punto: non può fare nulla nel turno del suo giocatore.
card-resting = Appena mosso o girato: in questo turno non può essere né mosso né punto.
card-shielded = Una Cimice lo protegge dall’avversario.
card-suppressed = Tocca uno Scorpione nemico e non può essere girato.
card-pinned = Bloccato: senza questo pezzo l’alveare si dividerebbe.
card-copies = Ora può agire come: { $bugs }.
card-sides =
    { $count ->
        [0] Nessuno dei suoi sei lati è occupato.
        [one] Uno dei suoi sei lati è occupato.
       *[other] { $count } dei suoi sei lati sono occupati.
    }
card-no-place = Ora questo pezzo non si può piazzare da nessuna parte.

mark-held = Il pezzo che hai preso.
mark-target = Può andare lì.
mark-onto = Può salirci sopra.
mark-thrown = Ci arriva solo con un lancio.
mark-stings = Può pungere questo pezzo.
mark-removes = Può eliminare questo pezzo, e sé stesso con lui.
mark-swaps = Può scambiarsi di posto con questo pezzo.
mark-several = Qui sono possibili più azioni: scegli tu.
mark-lent = Un pezzo che può essere mosso da quello che hai preso.
mark-last = L’ultima azione giocata.
mark-path = Da dove viene il pezzo, e per quale strada.
mark-helper = L’insetto che ha agito: ha lanciato, controllato o punto.
mark-turned = Appena girato.
mark-removed = Appena eliminato dalla partita.
mark-hint = Un suggerimento.
mark-danger = I lati occupati di una Regina, da tre in su.
mark-great-danger = Cinque lati sono occupati: ne resta uno solo.
mark-height = L’altezza di una pila.
mark-resting = Appena mosso o girato: in questo turno non può essere né mosso né punto.
mark-stung = Pezzo punto: non può fare nulla nel turno del suo giocatore.
mark-shielded = Una Cimice lo protegge.
mark-back = L’insetto sull’altra faccia.
mark-suppressed = Uno Scorpione impedisce di girarlo.

choose-back = Retro: { $bug }
choose-front = Fronte: { $bug }
