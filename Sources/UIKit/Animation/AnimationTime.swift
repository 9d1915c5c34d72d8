/// Whether the system's own animations take time.
@MainActor
enum AnimationTime {
    /// Whether time passes in a view: it is on the screen, and a test holds the clock, or a run loop is running. In a
    /// program that draws pictures without a run loop, no animation would ever end.
    static func passes(in view: UIView) -> Bool {
        guard UIView.areAnimationsEnabled, view.layer.isOnScreen else { return false }
        return MediaClock.shared.isHeld || RunLoop.current.currentMode != nil
    }
}
