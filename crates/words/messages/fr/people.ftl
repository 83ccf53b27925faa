# Comptes, personnes, classements, parties à regarder, hasard vérifiable.

## Sortes de parties, temps et résultats

speed-bullet = Bullet
speed-blitz = Blitz
speed-rapid = Rapide
speed-classical = Classique
speed-correspondence = Par correspondance
category = { $family }, { $speed }
game-rated = classée
game-casual = amicale
result-won = Gagnée
result-lost = Perdue
result-drawn = Nulle
result-white = Les Blancs ont gagné
result-black = Les Noirs ont gagné
cause-surrounded = encerclement
cause-removed = retrait
cause-repetition = répétition
cause-length = partie trop longue
cause-agreement = d’un commun accord
cause-resignation = par abandon
cause-time = au temps
cause-absence = adversaire absent
cause-aborted = interrompue
results-line = { $won } gagnées, { $lost } perdues, { $drawn } nulles
actions-count = { $count ->
    [0] pas commencée
    [one] 1 action
   *[other] { $count } actions
}
rating-provisional = classement provisoire { $rating }

## Le compte

account-title = Compte
account-loading = Chargement…
account-guest = Vous jouez en tant qu’invité.
account-guest-about = Le serveur reconnaît ce navigateur grâce à un cookie. Avec un compte, vous jouez des parties classées et retrouvez vos parties sur tous vos appareils. Aucune adresse e-mail n’est demandée.
account-logged-in = Vous êtes connecté en tant que { $name }.
account-to-profile = Mon profil
account-tabs = Que faire
account-make = Créer un compte
account-make-about = Les parties que vous avez jouées en tant qu’invité vous suivent.
account-log-in = Se connecter
account-log-in-about = Les parties que vous avez jouées ici en tant qu’invité ne vous suivent pas. Pour les garder, créez un compte.
account-recover = Mot de passe oublié
account-recover-about = Le code de récupération reçu avec le compte vous permet de choisir un nouveau mot de passe. Tous les appareils sont déconnectés, et vous recevez un nouveau code.
account-recover-do = Choisir ce mot de passe
account-name = Nom
account-name-hint = De 2 à 20 caractères : lettres de a à z, chiffres, - et _. Tout le monde le voit.
account-password = Mot de passe
account-password-hint = Au moins 8 caractères.
account-password-old = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-code = Code de récupération
account-code-title = Votre code de récupération
account-code-about = Gardez-le en lieu sûr, dans un gestionnaire de mots de passe ou sur une feuille de papier. Si vous oubliez le mot de passe, seul ce code rouvre votre compte. Il n’est affiché que cette fois.
account-code-copied = Le code de récupération est dans le presse-papiers.
account-code-not-copied = Le navigateur ne permet pas de copier. Sélectionnez le code et copiez-le à la main.
account-code-kept = Je l’ai gardé
account-devices = Appareils
account-devices-about = Les navigateurs connectés à ce compte.
account-device = { $browser }, { $system }
account-device-unknown = Navigateur inconnu
account-device-this = cet appareil
account-device-used = dernière utilisation : { $when }
account-device-end = Déconnecter
account-devices-end = Déconnecter tous les autres
account-device-ended = L’appareil est déconnecté.
account-devices-ended = Tous les autres appareils sont déconnectés.
account-change-password = Changer le mot de passe
account-change-password-about = Tous les autres appareils sont déconnectés.
account-password-changed = Le mot de passe est changé. Tous les autres appareils sont déconnectés.
account-new-code = Nouveau code de récupération
account-new-code-about = Si le code est perdu ou si quelqu’un a pu le lire. L’ancien code ne vaut plus rien, et tous les autres appareils sont déconnectés.
account-new-code-do = Créer un nouveau code
account-data = Mes données
account-data-about = Tout ce que le serveur enregistre sur vous, dans un fichier JSON : parties, classements, appareils, messages.
account-download = Télécharger
account-blocked = Personnes bloquées
account-blocked-about = Elles ne peuvent pas vous inviter, et vous ne lisez pas ce qu’elles écrivent. On bloque quelqu’un depuis sa page.
account-blocked-none = Vous ne bloquez personne.
account-unblock = Débloquer
account-log-out = Se déconnecter
account-log-out-about = Sur cet appareil. Vous revenez avec le nom et le mot de passe.
account-delete = Supprimer le compte
account-delete-about = Ce qui est supprimé et ce qui reste est indiqué avant la confirmation.
account-delete-open = Supprimer le compte…
account-delete-gone = Supprimés aussitôt : votre nom, le mot de passe et le code de récupération, vos classements, les appareils, la liste des personnes bloquées et vos messages. D’autres peuvent ensuite prendre votre nom.
account-delete-stays = Les parties terminées restent, car ce sont aussi celles de vos adversaires. À votre place y figure un invité sans nom. Vous perdez les parties en cours, et les parties ouvertes sont retirées.
account-delete-confirm = Votre mot de passe, pour confirmer
account-delete-do = Supprimer pour toujours
account-deleted = Le compte est supprimé. Vous êtes de nouveau un invité.
account-logged-out = Vous êtes déconnecté, et de nouveau un invité.
account-made = Bienvenue, { $name }.

account-error-name-length = Un nom a de 2 à 20 caractères.
account-error-name-letters = Un nom est fait de lettres de a à z, de chiffres, de - et de _, et commence par une lettre.
account-error-password-short = Un mot de passe a au moins 8 caractères.
account-error-password-long = Un mot de passe a au plus 200 caractères.
account-error-code-empty = Il manque le code de récupération.
account-error-name-taken = Ce nom est déjà pris.
account-error-login = Le nom ou le mot de passe est faux.
account-error-recovery = Le nom ou le code de récupération est faux.
account-error-password = Le mot de passe est faux.
account-error-has-account = Ce navigateur est déjà connecté à un compte.
account-error-not-logged-in = Vous n’êtes plus connecté sur cet appareil.
account-error-too-many = { $seconds ->
    [one] Trop d’essais. Réessayez dans 1 seconde.
   *[other] Trop d’essais. Réessayez dans { $seconds } secondes.
}
account-error-other-origin = Le serveur ne le permet qu’à sa propre adresse.
account-error-not-found = Cela n’existe plus.
account-error-not-stored = Le serveur ne peut pas le faire pour l’instant. Réessayez.
account-error-unreadable = Le serveur ne comprend pas cette page. Rechargez-la.
account-error-unreachable = Le serveur est injoignable. Vérifiez la connexion et réessayez.

## Une personne

profile-title = Profil
person-since = Compte créé : { $when }
person-you = C’est vous.
person-to-account = Compte
person-gone-title = Personne ne s’appelle { $name }
person-gone = Le nom est mal écrit, ou le compte a été supprimé.
person-results = Toutes les parties : { $results }
person-against = Vous contre { $name } : { $results }
person-block = Bloquer
person-unblock = Débloquer
person-blocked = Vous bloquez { $name } : vous ne lisez pas ses messages, et ses invitations ne vous parviennent pas.
person-ratings = Classements
person-no-ratings = Aucune partie classée pour l’instant.
person-games-rated = { $count ->
    [one] 1 partie classée
   *[other] { $count } parties classées
}
person-graph = { $category } : de { $first } à { $last } en { $count } parties, maximum { $highest }, minimum { $lowest }.
person-graph-one = { $category } : { $rating } après la première partie.
person-graph-table = Les classements en tableau
person-graph-game = Partie
person-graph-when = Date
person-graph-rating = Points
person-games = Parties
person-filter = Quelles parties
person-filter-family = Jeu
person-filter-every-family = Tous les jeux
person-filter-speed = Cadence
person-filter-every-speed = Toutes les cadences
person-filter-result = Résultat
person-filter-every-result = Toutes
person-filter-rated = Classement
person-filter-every-rated = Classées et amicales
person-filter-rated-only = Seulement classées
person-filter-casual-only = Seulement amicales
person-filter-against = Adversaire
person-filter-apply = Rechercher
person-filter-clear = Tout afficher
person-filter-nobody = Personne ne porte le nom de cet adversaire.
person-games-count = { $count ->
    [0] Aucune partie terminée.
    [one] 1 partie terminée
   *[other] { $count } parties terminées
}
person-games-none-found = Aucune partie ne correspond.
person-page = Page { $page } sur { $pages }
person-page-back = Plus récentes
person-page-on = Plus anciennes
game-between = { $white } – { $black }

## Classements

leaderboard-title = Classements
leaderboard-about = Chaque sorte de jeu et chaque cadence a son classement. Il change avec les parties classées entre comptes. Qui n’en a joué aucune depuis 60 jours n’y figure pas.
leaderboard-family = Jeu
leaderboard-speed = Cadence
leaderboard-people = { $count ->
    [0] personne encore
    [one] 1 personne
   *[other] { $count } personnes
}
leaderboard-table = { $category } : les meilleurs
leaderboard-place = Rang
leaderboard-name = Nom
leaderboard-rating = Points
leaderboard-games = Parties
leaderboard-none = Personne n’a joué récemment de partie classée de cette sorte.
leaderboard-provisional = ? Points provisoires : trop peu de parties jusqu’ici pour un rang.
leaderboard-own = Votre rang : { $place }.
leaderboard-own-provisional = Vos points sont provisoires : { $rating }. Vous aurez un rang après quelques parties classées de plus.
leaderboard-own-none = Vous n’avez joué récemment aucune partie classée de cette sorte.
leaderboard-own-guest = Seuls les comptes ont un classement.
leaderboard-own-show = Voir ma ligne
leaderboard-you = vous

## Parties à regarder

watch-title = Regarder
watch-about = Les parties en cours, les plus forts d’abord.
watch-count = { $count ->
    [0] Aucune partie en cours pour l’instant.
    [one] 1 partie
   *[other] { $count } parties
}
watch-waiting = Recherche des parties…
watch-game = Regarder { $white } contre { $black }, { $game }
watch-recent = Tout juste terminées
watch-recent-none = Aucune partie terminée pour l’instant.
watch-now = En cours

## Hasard vérifiable

fair-title = Hasard vérifiable
fair-proven = { $count ->
    [0] Vérifié : rien n’a été pioché dans cette partie.
    [one] Vérifié : le seul tirage était honnête.
   *[other] Vérifié : les { $count } tirages étaient honnêtes.
}
fair-proven-colors = Vérifié : le tirage des couleurs était honnête.
fair-colors = Les couleurs ont été tirées au sort de la même façon.
fair-means = Ce que cela veut dire
fair-meaning = Avant que quiconque ne rejoigne la partie, le serveur avait choisi un nombre secret, la graine, et publié son empreinte, d’où l’on ne peut pas deviner la graine. Chaque tirage découle de la graine et du numéro de l’événement, et de rien d’autre. La partie terminée, la graine est publique. Votre navigateur a recalculé l’empreinte de la graine et tous les tirages, et tout concorde. Le serveur n’a donc pu ni choisir une pièce pendant la partie ni en changer une après coup.
fair-hash = Empreinte publiée avant la partie
fair-seed = Graine révélée après la partie
fair-draws = Les tirages
fair-draw = Événement { $number }, { $player } : { $tile }
fair-waiting = La graine est encore secrète. Elle sera publiée à la fin de la partie, et votre navigateur vérifiera tous les tirages.
fair-promise = Empreinte de la graine secrète
fair-wrong = Rien ne prouve que cette partie était honnête.
fair-error-seed = La graine n’a pas l’empreinte publiée avant la partie.
fair-error-colors = Les couleurs ne découlent pas de la graine.
fair-error-draw = Événement { $number } : { $found } a été pioché, mais la graine donne { $expected }.
fair-error-game = L’événement { $number } enfreint les règles du jeu.
fair-download = Télécharger la partie
fair-command = Avec le fichier téléchargé, « skep verify » vérifie la même chose sans cette page.
