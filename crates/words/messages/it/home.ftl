# La pagina iniziale.

home-lead = Contro il computer o contro chi ti siede accanto. Gratis, senza registrazione, anche offline.
home-learn = Impara Hive
home-online = Gioca online
home-puzzle = Problema del giorno
home-first-lesson = Non conosci Hive? Imparalo in dieci minuti
home-hero-pause = Ferma il tavoliere animato
home-hero-go-on = Anima il tavoliere
home-games = Scegli un gioco
home-more = Altri giochi

# Che cosa è stato scelto, in una frase.

home-summary-computer =
    { $side ->
        [white] { $game }, livello { $level }, giochi con il Bianco, { $clock }
        [black] { $game }, livello { $level }, giochi con il Nero, { $clock }
       *[random] { $game }, livello { $level }, colore a caso, { $clock }
    }
home-summary-hotseat = { $game }, in due, { $clock }
home-summary-demo = { $game }, livello { $white } contro livello { $black }, { $clock }
home-clock-none = senza orologio
home-clock-time = { $minutes } min a testa
home-clock-increment = { $minutes } min a testa + { $seconds } s a turno

# I suoni.

sound-mute = Disattiva i suoni
sound-setting = Suoni
