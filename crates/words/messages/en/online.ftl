### Games online: the lobby and the game.

online-title = Play online
online-absent = Online play is not available
online-absent-about = This server has no online play. Everything else works as always.
online-game = Online game
online-outdated = This page is out of date
online-outdated-about = The server has been updated. Load the page again to go on; your games are safe.
online-load = Load again
