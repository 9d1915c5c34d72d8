/// Keeps what runs beside a menu that opens or closes, in the time that the menu takes.
@MainActor
class MenuAnimator: NSObject {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Runs the animations and, after them, what comes then.
    func run() {
        UIView.animate(withDuration: Self.duration, animations: runAnimations) { _ in self.runCompletions() }
    }

    final func runAnimations() { for animation in animations { animation() } }
    final func runCompletions() { for completion in completions { completion() } }

    /// Seconds; our choice.
    static let duration: TimeInterval = 0.25
}
