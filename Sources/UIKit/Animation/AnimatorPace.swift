/// The timing of a property animator: the progress of its changes at a fraction of the time.
@MainActor
struct AnimatorPace {
    private enum Curve {
        case cubic(CAMediaTimingFunction)
        case spring(Spring)
    }

    private let curve: Curve
    /// Seconds.
    let duration: TimeInterval

    init(_ parameters: (any UITimingCurveProvider)?, duration: TimeInterval) {
        if let spring = parameters?.springTimingParameters {
            self.duration = spring.duration(for: duration)
            curve = .spring(spring.spring(for: duration))
        } else {
            self.duration = duration
            let points = parameters?.cubicTimingParameters ?? UICubicTimingParameters()
            let (first, second) = (points.controlPoint1, points.controlPoint2)
            curve = .cubic(
                CAMediaTimingFunction(controlPoints: Float(first.x), Float(first.y), Float(second.x), Float(second.y)))
        }
    }

    /// The progress of the changes, from 0 to 1, at a fraction of the time.
    func progress(at time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        return switch curve {
        case .cubic(let function): function.progress(at: time)
        case .spring(let spring): spring.progress(at: time * duration)
        }
    }

    /// The smallest fraction of the time at which the changes reach a progress.
    func time(of progress: Double) -> Double {
        if progress <= 0 { return 0 }
        if progress >= 1 { return 1 }
        let steps = 256
        let high = (1...steps).first { self.progress(at: Double($0) / Double(steps)) >= progress } ?? steps
        var (before, after) = (Double(high - 1) / Double(steps), Double(high) / Double(steps))
        for _ in 0..<50 {
            let middle = (before + after) / 2
            if self.progress(at: middle) < progress { before = middle } else { after = middle }
        }
        return after
    }
}
