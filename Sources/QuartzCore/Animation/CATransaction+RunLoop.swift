/// Commits at the end of each turn of the main run loop.
extension CATransaction {
    /// Has the run loop of the thread on which the main actor's code runs now commit at the end of each turn.
    package static func observeRunLoop() { RunLoopTurns.observe() }

    /// A turn of a run loop ends: brings everything up to date, unless a program's group is open or this is another
    /// thread's loop.
    package static func endTurn() {
        guard MainQueue.isCurrent, !isInGroup else { return }
        flush()
    }
}
