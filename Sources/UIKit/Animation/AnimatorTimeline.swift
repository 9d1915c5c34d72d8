/// The position of a property animator between its start and its end: at rest, scrubbed, or running in either
/// direction.
@MainActor
final class AnimatorTimeline {
    /// The way in which the progress changes.
    private enum Course {
        /// Resting at a progress.
        case resting(progress: Double)
        /// Running along the animator's curve, from a fraction of its time to another, in seconds on the clock.
        case running(from: Double, to: Double, begin: TimeInterval, end: TimeInterval)
        /// Running along a new curve through the remaining changes.
        case continuing(from: Double, to: Double, pace: AnimatorPace, begin: TimeInterval, end: TimeInterval)
    }

    let pace: AnimatorPace
    private var course = Course.resting(progress: 0)

    init(_ pace: AnimatorPace) { self.pace = pace }

    /// The elapsed fraction of the time, from 0 to 1.
    var time: Double {
        switch course {
        case .resting(let progress): pace.time(of: progress)
        case .running(let from, let to, let begin, let end): from + (to - from) * part(begin, end)
        case .continuing: pace.time(of: progress(at: CACurrentMediaTime()))
        }
    }

    /// The progress of the changes at a time of the clock.
    func progress(at mediaTime: TimeInterval) -> Double {
        switch course {
        case .resting(let progress): return progress
        case .running(let from, let to, let begin, let end):
            return pace.progress(at: from + (to - from) * part(begin, end, mediaTime))
        case .continuing(let from, let to, let pace, let begin, let end):
            return from + (to - from) * pace.progress(at: part(begin, end, mediaTime))
        }
    }

    private func part(_ begin: TimeInterval, _ end: TimeInterval, _ time: TimeInterval = CACurrentMediaTime()) -> Double {
        end > begin ? min(max((time - begin) / (end - begin), 0), 1) : 1
    }

    /// Stops at a progress.
    func rest(at progress: Double) { course = .resting(progress: progress) }

    /// Runs along the curve from the current position, after a delay.
    ///
    /// - Returns: The arrival time in seconds on the clock.
    func run(to target: Double, after delay: TimeInterval = 0) -> TimeInterval {
        let (start, begin) = (time, CACurrentMediaTime() + delay)
        let end = begin + pace.duration * abs(target - start)
        course = .running(from: start, to: target, begin: begin, end: end)
        return end
    }

    /// Runs along another curve from the current position.
    ///
    /// - Returns: The arrival time in seconds on the clock.
    func run(to target: Double, along pace: AnimatorPace) -> TimeInterval {
        let begin = CACurrentMediaTime()
        course = .continuing(
            from: progress(at: begin), to: target, pace: pace, begin: begin, end: begin + pace.duration)
        return begin + pace.duration
    }
}

/// The progress of changes that are added to an animator after a fraction of its time. Layers read it in the main
/// actor's context.
final class AnimatorDriver: AnimationDriver, @unchecked Sendable {
    private let timeline: AnimatorTimeline
    /// The progress of the animator at which these changes begin.
    private let start: Double

    init(_ timeline: AnimatorTimeline, from start: Double) { (self.timeline, self.start) = (timeline, start) }

    func progress(at mediaTime: TimeInterval) -> Double {
        let whole = MainActor.assumeIsolated { timeline.progress(at: mediaTime) }
        guard start > 0, start < 1 else { return start >= 1 ? 1 : whole }
        return max((whole - start) / (1 - start), 0)
    }
}
