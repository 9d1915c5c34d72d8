/// Layers whose animations are scrubbed to a fraction of their time, until they run on to the end or back to the start.
///
/// The layers are paused meanwhile: their speed is 0, and their time offset is that of the fraction.
@MainActor
final class LayerDrive {
    /// The layers, each with its own time when the drive began, in seconds.
    private let held: [(layer: CALayer, start: TimeInterval)]
    private let duration: TimeInterval
    private var alarm: MediaClock.Alarm?
    /// The current fraction, from 0 to 1.
    private(set) var part: CGFloat = 0

    /// Pauses the animations that are added to layers and their sublayers in this turn.
    ///
    /// - Parameter duration: The duration of the animations in seconds.
    init(of layers: [CALayer], duration: TimeInterval) {
        held = layers.map { ($0, $0.convertTime(CACurrentMediaTime(), from: nil)) }
        self.duration = duration
        show(0)
    }

    /// Shows a fraction, from 0 to 1.
    func show(_ part: CGFloat) {
        self.part = min(max(part, 0), 1)
        for (layer, start) in held {
            (layer.speed, layer.beginTime, layer.timeOffset) = (0, 0, start + Double(self.part) * duration)
        }
    }

    /// Lets the animations run to their end.
    ///
    /// - Parameter speed: A multiple of the normal speed.
    func runOn(speed: CGFloat = 1) {
        for (layer, _) in held {
            layer.beginTime = (layer.superlayer ?? layer).convertTime(CACurrentMediaTime(), from: nil)
            layer.speed = Float(speed)
        }
    }

    /// Runs back to the start, frame by frame.
    ///
    /// - Parameter arrived: Called when the start is reached.
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
