## Il motore accanto al tavoliere, nella pagina di analisi

threat-over = la partita è finita, non ci sono più minacce
threat-double-turn = le minacce si vedono prima o dopo un doppio turno, non a metà
threat-no-queen = le minacce si vedono quando entrambe le Regine sono sul tavoliere
threat-nothing = qui non si può minacciare nulla

engine-title = Motore
engine-switch = Accendi o spegni il motore (O)
engine-threat = Minacce
engine-threat-about = Che cosa farebbe l’altro giocatore se toccasse a lui?
engine-lines = Varianti
engine-depth = profondità { $depth }
engine-speed = { $speed } posizioni al secondo
engine-waits = Il motore si avvia…
engine-problem = Nessuna analisi: { $reason }.
engine-chance = { $player } { $percent }%
engine-wins = { $player }: vittoria in { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
engine-average = I pezzi vengono dal sacchetto: ogni valutazione è una media su almeno { $draws } estrazioni.
engine-threat-of = Minacce ({ $player }), come se l’avversario passasse
engine-found = Varianti migliori
engine-line = Variante { $number }: { $score }, { $tenths }
engine-line-forced = Variante { $number }: { $score }
engine-play = Gioca la prima mossa della variante { $number }
engine-insert = Inserisci la variante { $number } nella partita
engine-inserted = La variante fa ora parte della partita.
engine-walk = Variante { $number }, mossa { $step } di { $count }
engine-walk-back = Indietro nella variante
engine-walk-forward = Avanti nella variante
engine-walk-end = Torna alla partita
engine-bar = Probabilità di vittoria
engine-spoken = { $score }. { $move }
shortcut-engine = Accendi o spegni il motore, durante l’analisi
shortcut-threat = Mostra o nascondi le minacce, durante l’analisi
