/// Receives the start and the end of an animation.
///
/// - Source: developer.apple.com/documentation/quartzcore/caanimationdelegate
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// The turn ended in which the animation was added to a layer.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation is over or was removed.
    ///
    /// - Parameter flag: True at its end; false if it was removed or replaced before, or its layer left the screen.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
