/// Cross-fades of bar contents.
extension UIView {
    /// Changes the content of a bar, with a cross-fade if requested and if transitions are animated here.
    ///
    /// - Parameters:
    ///   - content: The view in the bar whose subviews change.
    ///   - duration: The duration in seconds.
    func change(
        _ content: UIView, animated: Bool, duration: TimeInterval = BarTiming.contentDuration, _ change: () -> Void
    ) {
        // The next layout pass places the new content. An earlier layout would show a stack's new controller too early.
        if animated, AnimationTime.passes(in: content) {
            let fade = CATransition()
            (fade.duration, fade.timingFunction) = (duration, CAMediaTimingFunction(name: .easeInEaseOut))
            content.layer.add(fade, forKey: "transition")
        }
        change()
    }
}

/// The durations of changes of bars, in seconds.
enum BarTiming {
    /// The duration of a change of a bar's content.
    ///
    /// - Source: not documented; the same as that of a push, with which it occurs.
    static let contentDuration: TimeInterval = 0.35
}
