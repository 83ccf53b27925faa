# Le partite salvate: i nomi, l’elenco, importazione ed esportazione.

library-hotseat = { $game }, due giocatori
library-against = { $game }, contro il livello { $level }
library-demo = { $game }, livello { $white } – livello { $black }
library-named = { $game }, { $white } – { $black }
library-today = oggi, { $time }
library-yesterday = ieri, { $time }

library-search = Cerca
library-state = Mostra
library-all = Tutte
library-in-progress = In corso
library-finished = Finite
library-game = Gioco
library-every-game = Tutti i giochi
library-count = { $total ->
    [one] { $found } di 1 partita
   *[other] { $found } di { $total } partite
}
library-none-found = Nessuna partita corrisponde.
library-more = Mostrane altre
library-deleted = Partita eliminata: { $name }.
library-gone = Questa partita non esiste più.
library-deleted-elsewhere = Questa partita è stata eliminata in un’altra scheda. Se continui a giocare, viene salvata di nuovo.
library-unavailable = Le partite salvate non sono accessibili: { $reason }.

library-export-all = Esporta tutte
library-import-about = Una stringa di partita, una stringa di posizione, un PGN, un SGF, un link o il file di «Esporta tutte». Incolla il testo, scegli un file o trascinalo qui.
library-choose-file = Scegli un file
library-drop = Rilascia il file per importarlo.
library-import-failed = Le partite non si possono salvare: { $reason }.
library-file-unreadable = Il browser non riesce a leggere questo file.
library-entry = voce { $id }
library-imported-new = { $count ->
    [one] 1 partita nuova.
   *[other] { $count } partite nuove.
}
library-imported-updated = { $count ->
    [one] 1 partita aggiornata.
   *[other] { $count } partite aggiornate.
}
library-imported-same = { $count ->
    [one] 1 partita c’era già.
   *[other] { $count } partite c’erano già.
}
library-imported-damaged = { $count ->
    [one] 1 voce non si può leggere: { $names }.
   *[other] { $count } voci non si possono leggere: { $names }.
}
library-imported-nothing = In questo file non ci sono partite.
library-imported-lessons = I tuoi progressi nelle lezioni sono stati aggiunti.
library-imported-lessons-damaged = Una parte dei progressi nelle lezioni è illeggibile ed è stata tralasciata.
library-imported-puzzles = I tuoi risultati nei problemi sono stati aggiunti.
library-imported-puzzles-damaged = Una parte dei risultati nei problemi è illeggibile ed è stata tralasciata.
archive-error-too-long = un file di partite non può superare { $max } byte
archive-error-version = il file di partite ha il formato { $version }, e questo programma conosce i formati solo fino al { $max }
archive-error-no-games = in questo file non ci sono partite

library-extent = Mosse
library-extent-main = Linea principale
library-extent-here = Fino a questa posizione
library-contains-main = La linea principale fino alla fine, senza varianti.
library-contains-here = Le mosse fino alla posizione sul tavoliere, senza varianti.
library-contains-position = La posizione sul tavoliere.
library-contains-tree = Tutta la partita, con tutte le varianti.
library-picture = La posizione sul tavoliere
library-svg = Salva come SVG

undo-to-turn = Annulla: torna al tuo turno
redo-to-turn = Ripristina: avanza al tuo turno
