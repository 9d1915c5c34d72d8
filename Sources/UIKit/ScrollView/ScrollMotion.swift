/// The deceleration of content along one axis: it glides to a target, and bounces back if the target is beyond the
/// limits.
///
/// The position is a function of time alone, independent of frames. Positions are points, times seconds since the
/// start, velocities points per second.
struct ScrollMotion {
    private let glide: ScrollGlide
    /// The bounce after the content reaches a limit, and its start time.
    private var bounce: (ScrollBounce, start: TimeInterval)?

    /// - Parameter velocity: The initial velocity. Used only for a bounce from beyond a limit, since a glide's follows
    ///   from its target.
    init(from start: CGFloat, velocity: CGFloat, to target: CGFloat, rate: CGFloat, in axis: ScrollAxis) {
        glide = ScrollGlide(from: start, to: target, rate: rate)
        let limit = axis.limited(target)
        guard limit != target else { return }
        let isBeyond = target > limit ? start >= limit : start <= limit
        let reached = isBeyond ? 0 : glide.time(at: limit)
        let impact = isBeyond ? velocity : glide.velocity(at: reached)
        let displacement = isBeyond && axis.bounces ? start - limit : 0
        bounce = (ScrollBounce(limit: limit, displacement: displacement, velocity: axis.bounces ? impact : 0), reached)
    }

    private func bounce(at time: TimeInterval) -> (ScrollBounce, age: TimeInterval)? {
        guard let bounce, time >= bounce.start else { return nil }
        return (bounce.0, time - bounce.start)
    }

    func position(at time: TimeInterval) -> CGFloat {
        bounce(at: time).map { $0.position(at: $1) } ?? glide.position(at: time)
    }
    func velocity(at time: TimeInterval) -> CGFloat {
        bounce(at: time).map { $0.velocity(at: $1) } ?? glide.velocity(at: time)
    }
    func isOver(at time: TimeInterval) -> Bool { bounce(at: time).map { $0.isOver(at: $1) } ?? glide.isOver(at: time) }

    /// The motion from a time on, of content that was moved and whose limits may have changed. Bouncing content that is
    /// now within its limits rests at its position.
    func moved(by shift: CGFloat, at time: TimeInterval, in axis: ScrollAxis) -> ScrollMotion {
        let position = position(at: time) + shift
        let rests = bounce(at: time) != nil && axis.limited(position) == position
        return ScrollMotion(
            from: position, velocity: velocity(at: time), to: rests ? position : glide.target + shift, rate: glide.rate, in: axis)
    }

    /// The final position.
    var end: CGFloat { bounce?.0.limit ?? glide.target }
}
