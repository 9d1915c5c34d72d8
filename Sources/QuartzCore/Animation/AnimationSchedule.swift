/// The layers on the screen whose animations run, and the time at which the next of them ends. Nothing wakes the program up in between: what
/// shows is computed when somebody looks.
final class AnimationSchedule: @unchecked Sendable {
    static let shared = AnimationSchedule()

    /// In the order in which they got their first animations.
    private var layers: [CALayer] = []
    private var alarm: MediaClock.Alarm?

    private init() {}

    /// Whether a layer got an animation in this turn.
    private var hasNew = false

    /// Whether no layer on the screen looks different from its model.
    var isEmpty: Bool { layers.isEmpty && !hasNew }

    /// A layer got an animation, which starts at the end of the turn.
    func noteNew() { hasNew = true }

    /// The layers' animations begin, with the end of a turn in which they were added; those of layers that are not on the screen are over.
    func commit(_ new: [CALayer]) {
        hasNew = false
        for layer in new {
            layer.startAnimations()
            if !layer.isOnScreen {
                layer.finishAnimations { _ in true }
            } else if !layers.contains(where: { $0 === layer }) {
                layers.append(layer)
            }
        }
        for layer in layers where !layer.isOnScreen { layer.dropAnimations { _ in true } }
        update()
    }

    /// Animations were removed, or a layer's time was changed.
    func update() {
        layers.removeAll { $0.animationState.entries.isEmpty }
        alarm?.cancel()
        let ends = layers.map(\.nextAnimationEnd)
        guard let next = ends.min(), next < .infinity else { return alarm = nil }
        alarm = MediaClock.shared.alarm(at: next) { [self] in endDue() }
    }

    private func endDue() {
        let now = MediaClock.shared.now
        for layer in layers { layer.finishAnimations { $0.end(in: layer) <= now + MediaClock.tolerance } }
        update()
    }
}
