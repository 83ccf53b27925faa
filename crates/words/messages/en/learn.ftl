### The page of the lessons.

lessons-title = Learn Hive
learn-lead = Short lessons on a real board: one idea at a time, from the first tile to the last expansion. You can try anything; nothing is lost.
learn-count = { $done } of { $total } lessons done
learn-begin = Start: { $lesson }
learn-go-on = Go on: { $lesson }
learn-lesson-done = (done)
learn-lesson-steps = ({ $done } of { $total } steps done)

# In a lesson.

learn-all = All lessons
learn-steps = Steps
learn-step = Step { $number } of { $total }
learn-step-done = Step { $number } of { $total }, done
learn-hint = Hint
lesson-show = Show me
learn-restart = Start again
learn-next-step = Next
learn-next-lesson = Next lesson: { $lesson }
learn-play = Play a game
learn-rules = The same in the rules
learn-marked = Marked: { $places }.
learn-not-yet = That does not do it yet. Try again.
learn-go-on-step = Good, go on.
learn-right = That’s it!
learn-answered = { $action } Your turn.
learn-hint-tile = Try it with { $tile }.
learn-hint-button = There is a button for it below the board.

# Damaged progress.

learn-damaged-all = Your progress in the lessons cannot be read. Everything starts afresh.
learn-damaged-version = Your progress in the lessons was kept by a later version of skep (format { $version }) and cannot be read.
learn-damaged-lesson = Your progress in the lesson “{ $lesson }” cannot be read. The other lessons are as they were.

# The coach.

coach-ask = Ask the coach
coach-insist = Play it all the same
coach-reconsider = Think again
coach-blunder = Careful! { $reason }
coach-about-to-lose =
    { $free ->
        [one] Your Queen has one free side, and { $tile } can take it.
       *[other] Your Queen has { $free } free sides, and { $tile } can surround her in one move.
    }
coach-few-sides =
    { $free ->
        [one] Your Queen has one free side, and { $tile } can take it.
       *[other] Your Queen has { $free } free sides, and { $tile } can take one.
    }
coach-queen-due =
    { $turns ->
        [one] Your Queen must be placed now.
       *[other] Your Queen is not in play yet: you have { $turns } turns left, and nothing moves before that.
    }
coach-suggestion = I suggest: { $action }
coach-wins = That wins.
coach-saves = Otherwise you would lose at once.
coach-brings-queen = Once your Queen is in play, your tiles can move.
coach-takes-side =
    { $free ->
        [0] That takes the last side of the enemy Queen.
        [one] That leaves the enemy Queen one free side.
       *[other] That leaves the enemy Queen { $free } free sides.
    }
coach-frees-queen =
    { $free ->
        [one] Your Queen then has one free side.
       *[other] Your Queen then has { $free } free sides.
    }
coach-pins = It pins { $tile }.
coach-covers = It covers { $tile }.
coach-develops = A new tile gives you more to play with.
