# A page whose code could not be loaded
not-loaded-title = This page could not be loaded
not-loaded-about = It is loaded when it is first opened, and the server did not answer. Your games are safe. Please check the connection, then try again.
not-loaded-again = Try again
not-online-title = Online play needs a network
not-online-about = Its pages are not kept for offline use, and the server did not answer. Everything else works without a network: games against the computer, analysis, your saved games.
