### Games online: the lobby and the game.

online-title = Jouer en ligne
online-absent = Le jeu en ligne n’est pas disponible
online-absent-about = Ce serveur ne propose pas le jeu en ligne. Tout le reste fonctionne comme d’habitude.
online-game = Partie en ligne
online-outdated = Cette page n’est plus à jour
online-outdated-about = Le serveur a été mis à jour. Rechargez la page pour continuer ; vos parties sont en sécurité.
online-load = Recharger

# Les pages et la connexion.

online-loading = La partie se charge…
online-missing = Cette partie n’existe pas, ou elle ne vous est pas destinée.
online-withdrawn = Cette partie a été retirée avant que quelqu’un la rejoigne.
online-connecting = Connexion…
online-broken = La connexion est coupée. Nouvel essai en cours ; rien n’est perdu.
online-places = Jeu en ligne
online-guest = Invité
online-computer = Ordinateur, niveau { $level }

# Parties et temps.

online-minutes = { $minutes } min
online-seconds = { $seconds } s
online-pace = { $time } + { $seconds } s par tour
online-pace-days =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
online-pace-none = sans pendule
online-terms = { $game }, { $pace }
online-terms-rated = { $game }, { $pace }, classée
online-for-minutes =
    { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
online-for-hours =
    { $number ->
        [one] { $number } heure
       *[other] { $number } heures
    }
online-for-days =
    { $number ->
        [one] { $number } jour
       *[other] { $number } jours
    }

# Le salon.

online-new = Nouvelle partie en ligne
online-time = Temps
online-opponent = Adversaire
online-anybody = N’importe qui
online-friend = Un ami
online-rated = Partie classée
online-rated-about = Le résultat compte pour votre classement.
online-pair = Trouver un adversaire
online-searching = Recherche de quelqu’un qui veut la même partie…
online-stop = Arrêter la recherche
online-seek = Ajouter à la liste
online-make-link = Créer un lien pour un ami
online-play = Jouer
online-own = Vos parties
online-own-none = Vous n’avez aucune partie en cours.
online-own-invited = { $name } vous invite
online-own-open = Personne n’a encore rejoint la partie
online-next = Prochaine partie qui m’attend
online-row = { $game } contre { $name }
online-your-turn = À vous de jouer
online-their-turn = À l’adversaire de jouer
online-left = encore { $time }
online-seeks = Parties ouvertes
online-seeks-none = Personne n’attend en ce moment.
online-numbers = Personnes connectées : { $people }. Parties en cours : { $games }.

# Une partie que personne n’a encore rejointe.

online-waiting = En attente de votre adversaire
online-waiting-about = La partie commence dès que quelqu’un ouvre le lien et rejoint la partie. Vous pouvez quitter cette page : la partie est dans la liste de vos parties.
online-send-link = Envoyez ce lien à votre adversaire. Rien d’autre n’est nécessaire pour jouer.
online-link = Lien vers la partie
online-invited = { $name } veut jouer avec vous
online-invited-guest = Un invité veut jouer avec vous
online-you-white = Vous jouez les Blancs.
online-you-black = Vous jouez les Noirs.
online-you-either = Le hasard décide qui joue les Blancs.
online-join = Rejoindre la partie
online-join-about = Aucun compte n’est nécessaire.
online-withdraw-game = Retirer la partie

# Propositions.

online-accept = Accepter
online-decline = Refuser
online-withdraw = Retirer
online-offered-draw = Votre adversaire propose la nulle.
online-offered-takeback = Votre adversaire demande à reprendre son dernier tour.
online-offered-rematch = Votre adversaire propose une revanche.
online-own-draw = Vous avez proposé la nulle.
online-own-takeback = Vous avez demandé à reprendre votre dernier tour.
online-own-rematch = Vous avez proposé une revanche.
online-declined-draw = La nulle a été refusée.
online-declined-takeback = La reprise du tour a été refusée.
online-declined-rematch = La revanche a été refusée.
online-took-back = Le tour a été repris.
online-take-back = Demander à reprendre
online-abort = Annuler la partie
online-resign-question = Abandonner ? Votre adversaire gagne alors la partie.
online-planned = Joué dès que ce sera votre tour : { $action }
online-plan-failed = Ce que vous aviez prévu n’est plus possible.

# Absence.

online-badge-sending = envoi en cours
online-badge-here = est là
online-badge-away = est absent
online-absent-now = Votre adversaire est absent. Vous pouvez mettre fin à la partie.
online-absent-soon =
    { $seconds ->
        [one] Votre adversaire est absent. Vous pourrez mettre fin à la partie dans { $seconds } seconde.
       *[other] Votre adversaire est absent. Vous pourrez mettre fin à la partie dans { $seconds } secondes.
    }
online-claim-win = Réclamer la victoire
online-claim-draw = Réclamer la nulle

# La fin d’une partie.

online-end-aborted = La partie a été annulée. Elle n’a pas de résultat.
online-end-length = La partie est nulle : elle a atteint le nombre maximal d’actions.
online-end-absence = Les { $winner } gagnent : les { $absent } ont quitté la partie.
online-end-absence-draw = La partie est nulle : un joueur l’a quittée.
online-to-rematch = Aller à la revanche
online-another = Une autre partie
online-save = Enregistrer dans Mes parties
online-saved = La partie est maintenant dans « Mes parties ».
online-copy-link = Copier le lien

# La discussion.

online-chat = Discussion
online-chat-players = Discussion des joueurs
online-chat-new = Nouveau message
online-chat-spectators = Discussion des spectateurs
online-watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
online-say = Envoyer
online-block = Bloquer cette personne
online-blocked = Vous n’entendrez plus cette personne dans les discussions.

# Nouvelles.

online-news-begun = Votre partie a commencé.
online-news-turn = C’est à vous de jouer.
online-news-ended = Votre partie est terminée.
online-go = Y aller
online-notify = Me prévenir à mon tour

# Pourquoi quelque chose n’a pas été fait.

online-error-lost = La connexion a été coupée avant la réponse. Vérifiez si c’est fait.
online-error-no-game = Cette partie n’existe pas.
online-error-terms = De telles parties ne sont pas proposées.
online-error-fast =
    { $seconds ->
        [one] Trop rapide. Attendez { $seconds } seconde.
       *[other] Trop rapide. Attendez { $seconds } secondes.
    }
online-error-many = Vous en avez trop : la limite est de { $limit }.
online-error-text = Dites autre chose : les messages ont au plus 200 lettres et ne se répètent pas.
online-error-speak = Vous ne pouvez pas parler dans cette discussion.
online-error-stored = Le serveur ne peut pas le faire en ce moment. Réessayez.
online-error-other = C’est impossible maintenant.
online-refused-begun = Quelqu’un a déjà rejoint cette partie.
online-refused-withdrawn = Cette partie a été retirée.
online-refused-ended = La partie est terminée.
online-refused-own = Vous ne pouvez pas rejoindre votre propre partie.
online-refused-invited = Cette partie est pour quelqu’un d’autre.
online-refused-account = Une partie classée demande un compte.
online-refused-turn = Ce n’est pas à vous de jouer.
online-refused-offered = Vous ne pouvez pas le proposer de nouveau maintenant.
online-refused-offer = La proposition n’est plus valable.
online-refused-nothing = Il n’y a rien à reprendre.
online-refused-swarm = Dans Swarm, on ne reprend pas de tour : les pièces tirées ont été vues.
online-refused-late = Les deux joueurs ont joué : vous pouvez abandonner, mais pas annuler.
online-refused-present = Votre adversaire n’est pas absent depuis assez longtemps.
online-refused-time = Votre temps est écoulé.
