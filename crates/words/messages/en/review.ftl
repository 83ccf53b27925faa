## Reviews of games

review-title = Review
review-accuracy = Accuracy
review-inaccuracies = Inaccuracies
review-mistakes = Mistakes
review-blunders = Blunders
review-chance = White’s win chance
review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder
review-better = better: { $line }
review-missed-win =
    { $moves ->
        [one] missed a win in one move
       *[other] missed a forced win in { $moves } moves
    }
review-allowed-loss =
    { $moves ->
        [one] allows a win in one move
       *[other] allows a forced win in { $moves } moves
    }
review-turning-point = turning point
review-draws = The tile drawn is chance: the value is an average.
review-incomplete = The review was interrupted: the first moves are missing.
review-graph = White’s win chance after every move
