/// The system's own transitions between controllers.
///
/// They take time where time passes: while a test holds the clock, and in what a run loop calls, as all of a running program is. A program that draws
/// pictures and has no run loop sees what they lead to at once, and so does whoever changes controllers that are not on the screen.
@MainActor
enum SystemTransition {
    /// Seconds that a stack takes.
    ///
    /// - Source: not documented; of the size that users of the system meet.
    static let stackDuration: TimeInterval = 0.35
    /// Seconds that a presentation takes.
    ///
    /// - Source: not documented; of the size that users of the system meet.
    static let presentationDuration: TimeInterval = 0.5
    /// Seconds that an alert takes.
    ///
    /// - Source: not documented; of the size that users of the system meet.
    static let alertDuration: TimeInterval = 0.4
    /// Seconds that a search takes to come and to go.
    ///
    /// - Source: not documented; of the size that users of the system meet.
    static let searchDuration: TimeInterval = 0.3

    /// The part of the width by which the lower view of a stack lies behind.
    ///
    /// - Source: not documented; measured on recordings.
    static let lag: CGFloat = 0.3

    /// Whether a transition in a view takes time.
    static func takesTime(in view: UIView?) -> Bool {
        guard let view else { return false }
        return AnimationTime.passes(in: view)
    }
}

/// An animator of the system's, in whose container both views are when it begins.
@MainActor
protocol SystemAnimator: UIViewControllerAnimatedTransitioning {}
