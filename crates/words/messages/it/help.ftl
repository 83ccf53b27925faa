# La guida: le sue parti.

help-title = Guida
help-actions = Come si gioca
help-marks = Che cosa significano i segni

# Come si fa, con un titolo e un testo.

help-place = Piazzare un pezzo
help-place-about = Tocca un pezzo della tua riserva, poi una delle caselle segnate. Oppure trascinalo. Se ha due facce, prendi quella che deve essere visibile.
help-move = Muovere un pezzo
help-move-about = Tocca uno dei tuoi pezzi nell’alveare, poi una delle caselle segnate. Oppure trascinalo. Toccalo di nuovo per lasciarlo. Se non può muoversi, ti viene detto perché.
help-flip = Girare un pezzo
help-flip-about = Tocca uno dei tuoi pezzi nell’alveare, poi il pulsante che lo gira, oppure premi F.
help-throw = Lanciare un pezzo
help-throw-about = Tocca un pezzo accanto al tuo Onisco, tuo o dell’avversario, poi una casella segnata. Oppure tocca prima l’Onisco: mostra chi può lanciare.
help-sting = Pungere
help-sting-about = Tocca la tua Vespa, poi il pezzo che deve pungere.
help-swap = Scambiare due posti
help-swap-about = Tocca il tuo Centopiedi, poi il pezzo con cui deve scambiarsi di posto.
help-force = Controllare un nemico
help-force-about = Tocca un insetto nemico accanto alla tua Zecca: fa quello che vuoi tu. Oppure tocca prima la Zecca: mostra chi può controllare.
help-remove = Togliere un pezzo
help-remove-about = Tocca la tua Cimice assassina o la tua Mantide, poi il pezzo che esce dal gioco con lei.
help-combo = Ottenere un doppio turno
help-combo-about = Tocca l’Honeycombo, poi il pulsante che lo gira. Nel turno successivo hai due azioni.
help-draw = Pescare e prendere
help-draw-about = Tocca il pulsante che pesca un pezzo dal sacchetto. Un pezzo del tuo colore in mano all’avversario si prende toccandolo.
help-pass = Passare
help-pass-about = Si può passare solo se non è possibile nient’altro. Allora compare il pulsante.
help-take-back = Annullare e provare
help-take-back-about = «Annulla» ritira la tua ultima azione. Gioca altro in una posizione precedente: diventa una variante, e la partita resta com’era.
help-look = Guardare meglio
help-look-about = Trascina il tavolo per spostarlo; la rotella, due dita o i pulsanti cambiano la scala. Resta su una pila, o premila a lungo, per vedere che cosa contiene.
