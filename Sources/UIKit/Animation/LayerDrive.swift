/// Layers whose animations are seen at the part of their time that somebody chooses, until they run on, or back to
/// their beginning.
///
/// The layers stand still meanwhile: their speed is 0, and their own time belongs to the part.
@MainActor
final class LayerDrive {
    /// Layers, each with its own time when the drive began, in seconds.
    private let held: [(layer: CALayer, start: TimeInterval)]
    private let duration: TimeInterval
    private var alarm: MediaClock.Alarm?
    /// The part that is seen, from 0 to 1.
    private(set) var part: CGFloat = 0

    /// Holds the animations that are added to layers, and to those below them, in this turn.
    ///
    /// - Parameter duration: Seconds that the animations take.
    init(of layers: [CALayer], duration: TimeInterval) {
        held = layers.map { ($0, $0.convertTime(CACurrentMediaTime(), from: nil)) }
        self.duration = duration
        show(0)
    }

    /// Shows a part, from 0 to 1.
    func show(_ part: CGFloat) {
        self.part = min(max(part, 0), 1)
        for (layer, start) in held {
            (layer.speed, layer.beginTime, layer.timeOffset) = (0, 0, start + Double(self.part) * duration)
        }
    }

    /// Lets the animations run to their end.
    ///
    /// - Parameter speed: A multiple of the usual one.
    func runOn(speed: CGFloat = 1) {
        for (layer, _) in held {
            layer.beginTime = (layer.superlayer ?? layer).convertTime(CACurrentMediaTime(), from: nil)
            layer.speed = Float(speed)
        }
    }

    /// Goes back to the beginning by a frame at a time.
    ///
    /// - Parameter arrived: Called when the beginning is seen.
    func runBack(speed: CGFloat = 1, _ arrived: @escaping () -> Void) {
        stepBack(from: part, since: MediaClock.shared.now, speed: speed, arrived)
    }

    private func stepBack(from part: CGFloat, since begin: TimeInterval, speed: CGFloat, _ arrived: @escaping () -> Void) {
        alarm = MediaClock.shared.alarm(at: Frames.next(after: MediaClock.shared.now)) { [weak self] in
            guard let self else { return }
            show(part - CGFloat(MediaClock.shared.now - begin) * speed / max(CGFloat(duration), 0.001))
            if self.part > 0 { stepBack(from: part, since: begin, speed: speed, arrived) } else { arrived() }
        }
    }

    /// Gives the layers the time of their superlayers again.
    func release() {
        alarm?.cancel()
        for (layer, _) in held { (layer.speed, layer.beginTime, layer.timeOffset) = (1, 0, 0) }
    }
}
