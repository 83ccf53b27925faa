# Una pagina il cui codice non è stato caricato
not-loaded-title = Impossibile caricare questa pagina
not-loaded-about = Viene caricata alla prima apertura e il server non ha risposto. Le tue partite sono al sicuro. Controlla la connessione, poi riprova.
not-loaded-again = Riprova
