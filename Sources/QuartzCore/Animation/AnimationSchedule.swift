/// The layers on the screen whose animations run, and the time at which the next of them ends. Nothing wakes the
/// program up in between: what shows is computed when somebody looks. It holds no layer: those that nobody else holds
/// go, and leave it their animations.
final class AnimationSchedule: @unchecked Sendable {
    static let shared = AnimationSchedule()

    /// In the order in which they got their first animations.
    private var layers: [WeakLayer] = []
    private var alarm: MediaClock.Alarm?
    /// Animations whose layers are gone. What waits for them hears of it when the turn ends: not amid the end of a tree
    /// of views.
    private var orphans: [AnimationState.Entry] = []

    private init() {}

    /// Whether a layer got an animation in this turn.
    private var hasNew = false

    /// Whether no layer on the screen looks different from its model.
    var isEmpty: Bool { layers.isEmpty && !hasNew }

    /// A layer got an animation, which starts at the end of the turn.
    func noteNew() { hasNew = true }

    /// The layers' animations begin, with the end of a turn in which they were added; those of layers that are not on
    /// the screen are over.
    func commit(_ new: [CALayer]) {
        hasNew = false
        for layer in new {
            layer.startAnimations()
            if !layer.isOnScreen {
                layer.finishAnimations { _ in true }
            } else if !layers.contains(where: { $0.layer === layer }) {
                layers.append(WeakLayer(layer: layer))
            }
        }
        endOffScreen()
    }

    /// Takes over the animations of a layer that goes, until the turn ends.
    func adopt(_ entries: [AnimationState.Entry]) {
        orphans += entries
        CATransaction.forgetGoneLayers()
        CATransaction.requestEndOfTurn()
    }

    /// The animations of layers that left the screen or are gone are over: unfinished, those that had not begun as
    /// finished.
    func endOffScreen() {
        let gone = orphans
        orphans = []
        for entry in gone { entry.end(finished: !entry.isStarted) }
        for layer in layers.compactMap(\.layer) where !layer.isOnScreen { layer.dropAnimations { _ in true } }
        update()
    }

    /// Animations were removed, or a layer's time was changed.
    func update() {
        // Held until the end, so that none goes while the list is being changed.
        let running = layers.compactMap(\.layer).filter { !$0.animationState.entries.isEmpty }
        layers = running.map { WeakLayer(layer: $0) }
        alarm?.cancel()
        let ends = running.map(\.nextAnimationEnd)
        guard let next = ends.min(), next < .infinity else { return alarm = nil }
        alarm = MediaClock.shared.alarm(at: next) { [self] in endDue() }
    }

    private func endDue() {
        let now = MediaClock.shared.now
        for layer in layers.compactMap(\.layer) { layer.finishAnimations { $0.end(in: layer) <= now + MediaClock.tolerance } }
        update()
    }
}

/// A layer, for as long as something else holds it.
struct WeakLayer {
    weak var layer: CALayer?
}
