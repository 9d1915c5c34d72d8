/// A number that a view draws and that changes over time, by a step in each frame.
@MainActor
final class SteppedNumber {
    /// The animation to a number.
    private struct Way {
        let origin: CGFloat
        /// The start in seconds on the clock.
        let start: TimeInterval
        let duration: TimeInterval
    }

    /// The target, or the current number at rest.
    private(set) var target: CGFloat = 0
    private var way: Way?
    private var alarm: MediaClock.Alarm?

    /// The current number.
    var shown: CGFloat {
        guard let way else { return target }
        let part = min(1, (MediaClock.shared.now - way.start) / way.duration)
        let progress = CAMediaTimingFunction(name: .easeInEaseOut).progress(at: part)
        return way.origin + (target - way.origin) * CGFloat(progress)
    }

    /// Animates to a number.
    ///
    /// - Parameters:
    ///   - duration: Seconds; 0 changes it at once.
    ///   - changed: Called in each frame in which the number changes.
    func go(to target: CGFloat, in duration: TimeInterval, changed: @escaping () -> Void) {
        alarm?.cancel()
        let origin = shown
        self.target = target
        way = duration > 0 && origin != target ? Way(origin: origin, start: MediaClock.shared.now, duration: duration) : nil
        changed()
        awaitFrame(changed)
    }

    private func awaitFrame(_ changed: @escaping () -> Void) {
        guard let way else { return }
        let clock = MediaClock.shared
        alarm = clock.alarm(at: Frames.next(after: clock.now)) { [weak self] in
            guard let self else { return }
            if clock.now >= way.start + way.duration { self.way = nil }
            changed()
            awaitFrame(changed)
        }
    }
}
