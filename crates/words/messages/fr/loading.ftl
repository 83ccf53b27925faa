# Une page dont le code n’a pas pu être chargé
not-loaded-title = Cette page n’a pas pu être chargée
not-loaded-about = Elle est chargée à sa première ouverture, et le serveur n’a pas répondu. Vos parties sont en sécurité. Vérifiez la connexion, puis réessayez.
not-loaded-again = Réessayer
not-online-title = Le jeu en ligne a besoin du réseau
not-online-about = Ses pages ne sont pas conservées pour l’usage hors ligne, et le serveur n’a pas répondu. Tout le reste fonctionne sans réseau : parties contre l’ordinateur, analyse, parties enregistrées.
