/// Contents of bars that go over to others.
extension UIView {
    /// Changes what a bar shows: by a fade where that is asked for and time passes, else at once.
    ///
    /// - Parameters:
    ///   - content: The view in the bar that holds what changes.
    ///   - duration: Seconds.
    func change(
        _ content: UIView, animated: Bool, duration: TimeInterval = BarTiming.contentDuration, _ change: () -> Void
    ) {
        // The next layout places what is new. An earlier one would show a stack's new controller before it is to come.
        if animated, AnimationTime.passes(in: content) {
            let fade = CATransition()
            (fade.duration, fade.timingFunction) = (duration, CAMediaTimingFunction(name: .easeInEaseOut))
            content.layer.add(fade, forKey: "transition")
        }
        change()
    }
}

/// How long changes of bars take, in seconds.
enum BarTiming {
    /// A bar's new content.
    ///
    /// - Source: not documented; as long as a push, which it comes with.
    static let contentDuration: TimeInterval = 0.35
}
