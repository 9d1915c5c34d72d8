/// Collects animations that run alongside the opening or closing of a menu, with the same duration.
@MainActor
class MenuAnimator: NSObject {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Runs the animations and then the completions.
    func run() {
        UIView.animate(withDuration: Self.duration, animations: runAnimations) { _ in self.runCompletions() }
    }

    final func runAnimations() { for animation in animations { animation() } }
    final func runCompletions() { for completion in completions { completion() } }

    /// Seconds; our choice.
    static let duration: TimeInterval = 0.25
}
