# La guida: le sue parti.

help-title = Guida
help-actions = Come si gioca
help-marks = Che cosa significano i segni

# Come si fa, con un titolo e un testo.

help-choose = Scegliere prima del primo turno
help-choose-about = Tocca i pezzi che vuoi: tre per la tua mano, oppure quelli che devono mostrare il retro. Poi tocca «Fatto». L’avversario vede la tua scelta solo dopo aver fatto la sua.
help-place = Piazzare un pezzo
help-place-about = Tocca un pezzo della tua riserva, poi una delle caselle segnate. Oppure trascinalo. Se ha due facce, prendi quella che deve essere visibile.
help-move = Muovere un pezzo
help-move-about = Tocca uno dei tuoi pezzi nell’alveare, poi una delle caselle segnate. Oppure trascinalo. Toccalo di nuovo per lasciarlo. Se non può muoversi, ti viene detto perché.
help-flip = Girare un pezzo
help-flip-about = Tocca uno dei tuoi pezzi nell’alveare, poi il pulsante che lo gira, oppure premi F.
help-throw = Lanciare un pezzo
help-throw-about = Tocca un pezzo accanto al tuo Onisco, tuo o dell’avversario, poi una casella segnata. Oppure tocca prima l’Onisco: mostra quali pezzi può lanciare.
help-sting = Pungere
help-sting-about = Tocca la tua Vespa, poi il pezzo che deve pungere.
help-swap = Scambiare due posti
help-swap-about = Tocca il tuo Centopiedi, poi il pezzo con cui deve scambiarsi di posto.
help-force = Controllare un nemico
help-force-about = Tocca un insetto nemico accanto alla tua Zecca: fa quello che vuoi tu. Oppure tocca prima la Zecca: mostra chi può controllare.
help-remove = Eliminare un pezzo
help-remove-about = Tocca la tua Cimice assassina o la tua Mantide, poi il pezzo che lascia la partita con lei.
help-combo = Ottenere un doppio turno
help-combo-about = Tocca l’Honeycombo, poi il pulsante che lo gira. Nel turno successivo hai due azioni.
help-end = Chiudere prima un doppio turno
help-end-about = Dopo la prima azione, tocca «Termina il turno» per rinunciare alla seconda.
help-draw = Pescare e prendere
help-draw-about = Tocca il pulsante che pesca un pezzo dal sacchetto. Un pezzo del tuo colore in mano all’avversario si prende toccandolo.
help-pass = Passare
help-pass-about = Si può passare solo se non è possibile nient’altro. Allora compare il pulsante.
help-take-back = Annullare e provare
help-take-back-about = Le frecce tornano indietro mossa per mossa; contro il computer, «Annulla» riporta al tuo turno. Gioca lì qualcos’altro: diventa una variante, e la partita resta com’era.
help-look = Guardare meglio
help-look-about = Trascina il tavoliere per spostarlo; la rotella, due dita o i pulsanti lo ingrandiscono e lo riducono. Fermati su una pila, o premila a lungo, per vedere che cosa contiene.
help-turn-board = Ruotare il tavoliere
help-turn-board-about = Tocca la freccia circolare sul tavoliere, oppure premi [ o ]. Ogni volta ruota di un sesto di giro.
