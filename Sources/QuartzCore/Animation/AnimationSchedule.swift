/// The layers on the screen with running animations, and the time at which the next animation ends. Nothing runs in
/// between: presentation values are computed when they are read. Layers are held weakly; a deallocated layer leaves its
/// animations here.
final class AnimationSchedule: @unchecked Sendable {
    static let shared = AnimationSchedule()

    /// The layers, in the order in which they got their first animations.
    private var layers: [WeakLayer] = []
    private var alarm: MediaClock.Alarm?
    /// Animations of deallocated layers. Their delegates and completion blocks are called when the turn ends, not in
    /// the middle of a deallocation.
    private var orphans: [AnimationState.Entry] = []

    private init() {}

    /// Whether a layer got an animation in this turn.
    private var hasNew = false

    /// Whether every layer on the screen looks like its model layer.
    var isEmpty: Bool { layers.isEmpty && !hasNew }

    /// Records that a layer got an animation, which starts at the end of the turn.
    func noteNew() { hasNew = true }

    /// Starts the layers' new animations at the end of the turn; those of layers that are not on the screen end at
    /// once.
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

    /// Takes over the animations of a deallocated layer until the turn ends.
    func adopt(_ entries: [AnimationState.Entry]) {
        orphans += entries
        CATransaction.forgetGoneLayers()
        CATransaction.requestEndOfTurn()
    }

    /// Ends the animations of layers that left the screen or were deallocated: as unfinished, or as finished if they
    /// had not begun.
    func endOffScreen() {
        let gone = orphans
        orphans = []
        for entry in gone { entry.end(finished: !entry.isStarted) }
        for layer in layers.compactMap(\.layer) where !layer.isOnScreen { layer.dropAnimations { _ in true } }
        update()
    }

    /// Updates the schedule after animations were removed or a layer's time changed.
    func update() {
        // Held until the end, so that no layer is deallocated while the list changes.
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

/// A weakly held layer.
struct WeakLayer {
    weak var layer: CALayer?
}
