/// Where a property animator is between its start and its end: at rest, moved by hand, or running one way or the other.
@MainActor
final class AnimatorTimeline {
    /// How the changes come forward.
    private enum Course {
        /// So far, by the parts of the changes.
        case resting(progress: Double)
        /// Along the animator's curve, from a part of its time to another, in seconds on the clock.
        case running(from: Double, to: Double, begin: TimeInterval, end: TimeInterval)
        /// Along a new curve, for what was left of the changes.
        case continuing(from: Double, to: Double, pace: AnimatorPace, begin: TimeInterval, end: TimeInterval)
    }

    let pace: AnimatorPace
    private var course = Course.resting(progress: 0)

    init(_ pace: AnimatorPace) { self.pace = pace }

    /// The part of the time that has passed, from 0 to 1.
    var time: Double {
        switch course {
        case .resting(let progress): pace.time(of: progress)
        case .running(let from, let to, let begin, let end): from + (to - from) * part(begin, end)
        case .continuing: pace.time(of: progress(at: CACurrentMediaTime()))
        }
    }

    /// How far the changes are at a time of the clock.
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

    /// Stays at a progress.
    func rest(at progress: Double) { course = .resting(progress: progress) }

    /// Runs along the curve from where it is, after a delay.
    ///
    /// - Returns: When it arrives, in seconds on the clock.
    func run(to target: Double, after delay: TimeInterval = 0) -> TimeInterval {
        let (start, begin) = (time, CACurrentMediaTime() + delay)
        let end = begin + pace.duration * abs(target - start)
        course = .running(from: start, to: target, begin: begin, end: end)
        return end
    }

    /// Runs along another curve from where it is.
    ///
    /// - Returns: When it arrives, in seconds on the clock.
    func run(to target: Double, along pace: AnimatorPace) -> TimeInterval {
        let begin = CACurrentMediaTime()
        course = .continuing(
            from: progress(at: begin), to: target, pace: pace, begin: begin, end: begin + pace.duration)
        return begin + pace.duration
    }
}

/// The progress of changes that join an animator's after a part of its time. Layers ask it where the main actor's code
/// runs.
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
