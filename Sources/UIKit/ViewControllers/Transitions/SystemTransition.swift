/// The system's own transitions between controllers.
///
/// They are animated if animations run: while a test holds the clock, and in callbacks of a run loop, which is all code
/// of a running program. A program that draws pictures without a run loop gets the end state at once, and so do changes
/// of controllers that are not on screen.
@MainActor
enum SystemTransition {
    /// The duration of a push or pop, in seconds.
    ///
    /// - Source: not documented; similar to the animation on devices.
    static let stackDuration: TimeInterval = 0.35
    /// The duration of a presentation, in seconds.
    ///
    /// - Source: not documented; similar to the animation on devices.
    static let presentationDuration: TimeInterval = 0.5
    /// The duration of an alert's presentation, in seconds.
    ///
    /// - Source: not documented; similar to the animation on devices.
    static let alertDuration: TimeInterval = 0.4
    /// The duration of a search's presentation and dismissal, in seconds.
    ///
    /// - Source: not documented; similar to the animation on devices.
    static let searchDuration: TimeInterval = 0.3

    /// The offset of the lower view of a push or pop, as a fraction of the width.
    ///
    /// - Source: not documented; measured on recordings.
    static let lag: CGFloat = 0.3

    /// Whether a transition in a view is animated.
    static func takesTime(in view: UIView?) -> Bool {
        guard let view else { return false }
        return AnimationTime.passes(in: view)
    }
}

/// An animator of the system's; both views are already in its container when it starts.
@MainActor
protocol SystemAnimator: UIViewControllerAnimatedTransitioning {}
