/// The steps of a keyframe animation while they are collected.
@MainActor
struct KeyframeSteps {
    private var steps: [(start: Double, duration: Double, changes: () -> Void)] = []

    mutating func add(at start: Double, for duration: Double, _ changes: @escaping () -> Void) {
        steps.append((start, duration, changes))
    }

    /// Makes the changes in the order of their starts, and informs a recorder of the timing before each step.
    func run(telling recorder: KeyframeRecorder?) {
        for index in steps.indices.sorted(by: { (steps[$0].start, $0) < (steps[$1].start, $1) }) {
            recorder?.step = (steps[index].start, steps[index].duration)
            steps[index].changes()
        }
        recorder?.step = (0, 1)
    }
}

/// Records the changes of keyframes by property, and animates each property through all its values.
@MainActor
final class KeyframeRecorder: ChangeRecorder {
    private let animation: ViewAnimation
    /// The recorder of the whole animation; nil for none.
    private let outer: (any ChangeRecorder)?
    private var tracks: [(track: LayerTrack, view: UIView)] = []
    /// The start and the duration of the step being made, as fractions of the whole.
    var step = (start: 0.0, duration: 1.0)

    init(_ animation: ViewAnimation, outer: (any ChangeRecorder)?) { (self.animation, self.outer) = (animation, outer) }

    func record(_ change: LayerChange, in view: UIView) {
        let index = tracks.firstIndex { $0.track.isOf(change) } ?? tracks.count
        if index == tracks.count { tracks.append((LayerTrack(change), view)) }
        tracks[index].track.append(from: step.start, for: step.duration)
    }

    func record(_ change: LayerChange, in view: UIView, animatedBy animation: CAPropertyAnimation) { record(change, in: view) }

    /// Animates the recorded changes.
    func animate() {
        for (track, view) in tracks {
            let change = track.change
            let keyframes = track.animation(animation.mode)
            animation.time(keyframes)
            if let outer {
                outer.record(change, in: view, animatedBy: keyframes)
            } else if view.layer.isOnScreen {
                animation.add(keyframes, forKey: change.freeKey, to: view)
            }
        }
    }
}
