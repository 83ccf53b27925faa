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
review-missed-wins = Missed wins

## The review on the analysis page

review-start = Review this game
review-about = The engine judges every move: where the game turned, what was missed, how accurate both players were.
review-no-moves = There are no moves to review yet.
review-progress = Progress of the review
review-cancel = Cancel
review-paused = The review was interrupted. What has been found is kept.
review-continue = Continue the review
review-stopped = The review has stopped: { $reason }.
review-done = The review is complete.
review-percent = { $points }%
review-summary =
    Accuracy: White { $white }, Black { $black }. { $turns ->
        [0] No turning points.
        [one] One turning point.
       *[other] { $turns } turning points.
    }
review-point-start = Start of the game. White’s win chance: { $chance }.
review-point = Turn { $number }: { $action } White’s win chance: { $chance }.
review-verdict = { $judgement }: { $reason }.
review-falls = win chance falls from { $before } to { $after }
review-best-was = Best was: { $action }
review-turning-points = Turning points
review-line-play = Play through the better line
review-lines-add = Add better lines as variations
review-lines-remove = Remove the added variations

## Learning from mistakes

learn-title = Learn from mistakes
learn-white = White’s mistakes ({ $count })
learn-black = Black’s mistakes ({ $count })
learn-question = Question { $number } of { $count }
learn-ask-white = { $judgement }: { $action } Find a better move for White.
learn-ask-black = { $judgement }: { $action } Find a better move for Black.
learn-judging = The engine checks your move …
learn-best = Right: that is the best move!
learn-good =
    { $points ->
        [0] Right: your move is as good as the best.
        [one] Right: your move is only one point of win chance behind the best.
       *[other] Right: your move is only { $points } points of win chance behind the best.
    }
learn-wrong = Not good enough: your move loses { $points } points of win chance. Try another one.
learn-solution = The solution: { $action }
learn-away = This is not the position of the question.
learn-back = Back to the question
learn-retry = Try again
learn-show = Show the solution
learn-next = Next question
learn-finish = See the result
learn-result =
    { $found ->
        [0] You found none of the { $count } better moves.
       *[other] You found { $found } of { $count }, { $once } of them at the first try.
    }
learn-again = Start again
learn-end = Close
