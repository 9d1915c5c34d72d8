/// The state of an animation at a time.
struct MediaMoment {
    /// The progress within a cycle from 0 to 1, or a little outside if a spring or a timing function leads there.
    var progress: Double
    /// The local time within the cycle in seconds.
    var seconds: TimeInterval
    /// The number of completed cycles.
    var cycle: Int
    /// Whether the cycle is complete.
    var isAtEnd: Bool { progress == 1 }
}

extension CAMediaTiming {
    /// The local time in seconds between start and end, with all repetitions.
    func activeDuration(of duration: TimeInterval) -> TimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        let count = repeatCount > 0 ? Double(repeatCount) : 1
        return duration * (autoreverses ? 2 : 1) * count
    }

    /// The end in the parent's time; infinite if there is none.
    func end(begin: TimeInterval, duration: TimeInterval) -> TimeInterval {
        if speed > 0 { return begin + (activeDuration(of: duration) - timeOffset) / Double(speed) }
        return speed < 0 ? begin - timeOffset / Double(speed) : .infinity
    }

    /// The state at a time of the parent; nil if there is no effect.
    func moment(at parentTime: TimeInterval, begin: TimeInterval, duration: TimeInterval) -> MediaMoment? {
        let time = (parentTime - begin) * Double(speed) + timeOffset
        let active = activeDuration(of: duration)
        if time < 0 || parentTime < begin {
            guard fillMode == .backwards || fillMode == .both else { return nil }
            return cycleMoment(at: min(max(time, 0), active), duration, isLast: false)
        }
        if parentTime >= end(begin: begin, duration: duration) || time >= active {
            guard fillMode == .forwards || fillMode == .both else { return nil }
            return cycleMoment(at: speed < 0 ? 0 : active, duration, isLast: true)
        }
        return cycleMoment(at: time, duration, isLast: false)
    }

    private func cycleMoment(at time: TimeInterval, _ duration: TimeInterval, isLast: Bool) -> MediaMoment {
        guard duration > 0 else { return MediaMoment(progress: 1, seconds: 0, cycle: 0) }
        let cycle = duration * (autoreverses ? 2 : 1)
        var index = (time / cycle).rounded(.down)
        var rest = time - index * cycle
        if isLast, rest == 0, index > 0 { (index, rest) = (index - 1, cycle) }
        let seconds = rest > duration ? cycle - rest : rest
        return MediaMoment(progress: seconds == duration ? 1 : seconds / duration, seconds: seconds, cycle: Int(index))
    }
}
