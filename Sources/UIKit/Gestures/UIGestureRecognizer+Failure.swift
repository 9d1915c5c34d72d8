/// Failure requirements: gestures that wait until others have failed.
extension UIGestureRecognizer {
    /// The recognizers that a recognizer waits for, and those that wait for it.
    struct Failures {
        private struct Link {
            weak var recognizer: UIGestureRecognizer?
        }

        private var demands: [Link] = []
        private var queue: [Link] = []
        /// The state to enter once all required recognizers have failed.
        var postponed: UIGestureRecognizer.State?

        @MainActor
        mutating func demand(_ other: UIGestureRecognizer) {
            demands.removeAll { $0.recognizer == nil }
            if !demands(other) { demands.append(Link(recognizer: other)) }
        }
        @MainActor
        func demands(_ other: UIGestureRecognizer) -> Bool { demands.contains { $0.recognizer === other } }
        @MainActor
        var demanded: [UIGestureRecognizer] { demands.compactMap(\.recognizer) }

        @MainActor
        mutating func enqueue(_ other: UIGestureRecognizer) {
            if !queue.contains(where: { $0.recognizer === other }) { queue.append(Link(recognizer: other)) }
        }
        /// Removes and returns the waiting recognizers, in the order in which they began to wait.
        @MainActor
        mutating func takeQueue() -> [UIGestureRecognizer] {
            let waiting = queue.compactMap(\.recognizer)
            queue = []
            return waiting
        }
    }

    /// Postpones a state until required recognizers have failed. Returns whether it did.
    func postpones(_ state: State, after failed: UIGestureRecognizer?) -> Bool {
        guard state == .began || state == .ended else { return false }
        let awaited = recognizersToFail.filter { $0 !== failed && $0.mayStillCome }
        guard !awaited.isEmpty else { return false }
        failures.postponed = state
        for other in awaited { other.failures.enqueue(self) }
        return true
    }

    /// Whether a recognizer that is required to fail has recognized its gesture.
    var isRuledOut: Bool { recognizersToFail.contains { $0.state == .began || $0.state == .changed || $0.state == .ended } }

    private var recognizersToFail: [UIGestureRecognizer] {
        var found = failures.demanded
        for other in UIWindow.recognizers(of: followed) where other !== self && !found.contains(where: { $0 === other }) {
            if waits(for: other) { found.append(other) }
        }
        return found
    }

    private func waits(for other: UIGestureRecognizer) -> Bool {
        shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }

    private var mayStillCome: Bool { isEnabled && state == .possible && (!followed.isEmpty || waitsForMoreTouches) }

    /// Tells the recognizers that wait for this one whether it failed.
    func tellWaiting() {
        guard state != .possible else { return }
        settleQueue(isOver: state == .failed || state == .cancelled)
    }

    /// Tells the recognizers that wait for this one that it failed, though it may begin again.
    func failQueue() { settleQueue(isOver: true) }

    private func settleQueue(isOver: Bool) {
        for other in failures.takeQueue() {
            guard let postponed = other.failures.postponed else { continue }
            other.failures.postponed = nil
            if isOver { other.decide(postponed, after: self) } else { other.state = .failed }
            other.settle()
        }
    }
}
