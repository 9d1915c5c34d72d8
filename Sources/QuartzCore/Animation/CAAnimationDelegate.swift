/// The delegate of an animation.
///
/// - Source: developer.apple.com/documentation/quartzcore/caanimationdelegate
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// The animation started, at the end of the turn in which it was added.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation ended or was removed.
    ///
    /// - Parameter flag: True at its end; false if it was removed or replaced before, or its layer left the screen.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Default implementation; does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Default implementation; does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
