/// A number that a view draws, and that goes to another in time, a step in each frame.
@MainActor
final class SteppedNumber {
    /// The way to a number.
    private struct Way {
        let origin: CGFloat
        /// Seconds on the clock.
        let start: TimeInterval
        let duration: TimeInterval
    }

    /// Where the number goes, or is.
    private(set) var target: CGFloat = 0
    private var way: Way?
    private var alarm: MediaClock.Alarm?

    /// The number at present.
    var shown: CGFloat {
        guard let way else { return target }
        let part = min(1, (MediaClock.shared.now - way.start) / way.duration)
        let progress = CAMediaTimingFunction(name: .easeInEaseOut).progress(at: part)
        return way.origin + (target - way.origin) * CGFloat(progress)
    }

    /// Goes to a number.
    ///
    /// - Parameters:
    ///   - duration: Seconds; 0 for at once.
    ///   - changed: Called in each frame in which the number is another one.
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
