/// Commits at the end of each turn of the main run loop.
extension CATransaction {
    /// Makes the run loop of the main actor's current thread commit at the end of each turn.
    package static func observeRunLoop() { RunLoopTurns.observe() }

    /// Ends a turn of a run loop: flushes, unless a program's transaction is open or this is another thread's loop.
    package static func endTurn() {
        guard MainQueue.isCurrent, !isInGroup else { return }
        flush()
    }
}
