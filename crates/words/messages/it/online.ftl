### Games online: the lobby and the game.

online-title = Gioca online
online-absent = Il gioco online non è disponibile
online-absent-about = Questo server non offre il gioco online. Tutto il resto funziona come sempre.
online-game = Partita online
online-outdated = Questa pagina non è aggiornata
online-outdated-about = Il server è stato aggiornato. Ricarica la pagina per continuare; le tue partite sono al sicuro.
online-load = Ricarica
