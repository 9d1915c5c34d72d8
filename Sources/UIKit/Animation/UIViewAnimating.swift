/// Where an animator stands.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewanimatingstate
public enum UIViewAnimatingState: Int, Sendable {
    /// Not begun, or over.
    case inactive = 0
    /// Begun: it runs, or is held.
    case active
    /// Stopped, and not yet finished.
    case stopped
}

/// Where an animator's views are when it is over.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewanimatingposition
public enum UIViewAnimatingPosition: Int, Sendable {
    case end = 0
    case start, current
}

/// Runs an animation that can be held and taken up again.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewanimating
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    /// Whether the animation goes back to where it began.
    var isReversed: Bool { get set }
    /// How much of the animation is done, from 0 to 1.
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    /// - Parameter delay: Seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    /// - Parameter withoutFinishing: Whether the animator is to be over at once, without its completions.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends an animation that was stopped, at a place.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that takes more changes while it runs.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewimplicitlyanimating
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
