# Una pagina il cui codice non è stato caricato
not-loaded-title = Impossibile caricare questa pagina
not-loaded-about = Viene caricata alla prima apertura e il server non ha risposto. Le tue partite sono al sicuro. Controlla la connessione, poi riprova.
not-loaded-again = Riprova
not-online-title = Il gioco online richiede la rete
not-online-about = Le sue pagine non sono conservate per l’uso offline e il server non ha risposto. Tutto il resto funziona senza rete: partite contro il computer, analisi, partite salvate.
