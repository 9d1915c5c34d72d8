/// A rod, a rope, a spring, a hinge or a rail between two bodies, or a body and a place.
struct PhysicsJoint {
    /// The end at a body: its number, and the place from its middle, in its own coordinates.
    var body: Int
    var offset: PhysicsVector
    /// The other end, at a body where there is a number, or at a place.
    var otherBody: Int?
    /// From the other body's middle, in its own coordinates; in the world's where there is none.
    var otherOffset: PhysicsVector
    /// Points.
    var length: Double
    /// Swings a second of a spring; 0 for a rod.
    var frequency = 0.0
    /// 1 for a spring that does not swing.
    var damping = 0.0
    /// What the joint keeps.
    var form = Form.distance
    /// The turn of the body against the other, in radians, that a rail or a weld keeps and from which a hinge measures
    /// its range.
    var angle = 0.0
    /// How far the body may go: points along a rail, radians of a hinge. No limit where it is nil.
    var range: ClosedRange<Double>?
    /// The strength, in mass times square points per second squared, with which the joint resists turning.
    var frictionTorque = 0.0

    /// What a joint keeps.
    enum Form: Equatable {
        /// The distance of the ends.
        case distance
        /// At most the length between the ends, as a rope does.
        case limit
        /// The ends in one place.
        case hinge
        /// The ends in one place, and the turn.
        case weld
        /// The body's end on a line through the other, whose direction turns with the other body, and the turn.
        case rail(PhysicsVector)
    }

    /// The part of an error that a step mends.
    private static let mending = 0.2
    /// Lengths below hold the ends in one place.
    private static let least = 1e-6

    /// A direction in which the ends have a distance to keep, or the turn of the bodies against each other.
    struct Row {
        /// No length where the row is about a turn.
        var normal: PhysicsVector
        var lever: PhysicsVector
        var otherLever: PhysicsVector
        var mass: Double
        var bias: Double
        var softness: Double
        /// The bounds of the impulse: a rope pulls and does not push.
        var impulses: ClosedRange<Double>
        /// What the row did in this step, in mass times points per second.
        var impulse = 0.0

        var isTurn: Bool { normal == .zero }
    }

    /// By how much the joint misses what it keeps along a direction; a limit acts by impulses of one sign only.
    private struct Miss {
        var normal: PhysicsVector
        var error: Double
        var impulses = -Double.infinity...Double.infinity

        var isLimit: Bool { impulses.lowerBound == 0 || impulses.upperBound == 0 }
        /// Whether there is still some way to the limit.
        var isSlack: Bool { impulses.upperBound == 0 ? error < 0 : impulses.lowerBound == 0 && error > 0 }
    }

    /// What the joint asks for in a step.
    func rows(_ bodies: [PhysicsBody], for time: Double) -> [Row] {
        let lever = offset.rotated(by: bodies[body].angle)
        let otherLever = otherBody.map { otherOffset.rotated(by: bodies[$0].angle) } ?? .zero
        let other = otherBody.map { bodies[$0].position + otherLever } ?? otherOffset
        let otherAngle = otherBody.map { bodies[$0].angle } ?? 0
        let misses =
            placeMisses(other - (bodies[body].position + lever), otherAngle) + turnMisses(otherAngle - bodies[body].angle + angle)
        return misses.compactMap { miss in
            let mobility = mobility(bodies, miss.normal, lever, otherLever)
            guard mobility > 0 else { return nil }
            guard frequency > 0, !miss.isLimit else {
                let bias = (miss.isSlack ? 1 : Self.mending) * miss.error / time
                return Row(
                    normal: miss.normal, lever: lever, otherLever: otherLever, mass: 1 / mobility, bias: bias, softness: 0,
                    impulses: miss.impulses)
            }
            let rate = 2 * Double.pi * frequency
            let (stiffness, drag) = (rate * rate / mobility, 2 * damping * rate / mobility)
            let softness = 1 / (time * (drag + time * stiffness))
            return Row(
                normal: miss.normal, lever: lever, otherLever: otherLever, mass: 1 / (mobility + softness),
                bias: miss.error * time * stiffness * softness, softness: softness, impulses: miss.impulses)
        }
    }

    /// What is missed by a way from the body's end to the other.
    private func placeMisses(_ between: PhysicsVector, _ otherAngle: Double) -> [Miss] {
        switch form {
        case .distance where length >= Self.least: return [Miss(normal: between.unit, error: between.length - length)]
        case .limit:
            return [Miss(normal: between.unit, error: between.length - length, impulses: -Double.infinity...0)]
        case .distance, .hinge, .weld:
            return [Miss(normal: PhysicsVector(1, 0), error: between.x), Miss(normal: PhysicsVector(0, 1), error: between.y)]
        case .rail(let direction):
            let along = direction.rotated(by: otherAngle)
            return [Miss(normal: along.outward, error: between.dot(along.outward))]
                + limits(of: between.dot(along), normal: along)
        }
    }

    /// What is missed by the turn of the other body against this one.
    private func turnMisses(_ turn: Double) -> [Miss] {
        switch form {
        case .distance, .limit: []
        case .hinge: limits(of: turn, normal: .zero)
        case .weld, .rail: [Miss(normal: .zero, error: turn)]
        }
    }

    /// The body goes the opposite way of what is left to the other end, so that its range is turned around.
    private func limits(of left: Double, normal: PhysicsVector) -> [Miss] {
        guard let range else { return [] }
        return [
            Miss(normal: normal, error: left + range.lowerBound, impulses: -Double.infinity...0),
            Miss(normal: normal, error: left + range.upperBound, impulses: 0...Double.infinity),
        ]
    }

    private func mobility(
        _ bodies: [PhysicsBody], _ normal: PhysicsVector, _ lever: PhysicsVector, _ otherLever: PhysicsVector
    ) -> Double {
        guard normal != .zero else { return bodies[body].inverseInertia + (otherBody.map { bodies[$0].inverseInertia } ?? 0) }
        return bodies[body].mobility(normal, at: lever) + (otherBody.map { bodies[$0].mobility(normal, at: otherLever) } ?? 0)
    }

    /// Changes the velocities at the ends so that the row holds.
    func solve(_ row: inout Row, _ bodies: inout [PhysicsBody]) {
        let former = row.impulse
        let wanted = former - row.mass * (speed(row, bodies) + row.bias + row.softness * former)
        row.impulse = max(row.impulses.lowerBound, min(row.impulses.upperBound, wanted))
        let impulse = row.impulse - former
        if row.isTurn {
            bodies[body].spin -= impulse * bodies[body].inverseInertia
            if let otherBody { bodies[otherBody].spin += impulse * bodies[otherBody].inverseInertia }
        } else {
            bodies[body].push(row.normal * -impulse, at: row.lever)
            if let otherBody { bodies[otherBody].push(row.normal * impulse, at: row.otherLever) }
        }
    }

    /// How fast the other end parts from the body's along the row.
    private func speed(_ row: Row, _ bodies: [PhysicsBody]) -> Double {
        guard !row.isTurn else { return (otherBody.map { bodies[$0].spin } ?? 0) - bodies[body].spin }
        let other = otherBody.map { bodies[$0].velocity(at: row.otherLever) } ?? .zero
        return row.normal.dot(other - bodies[body].velocity(at: row.lever))
    }

    /// Slows the turning of the ends against each other.
    func resistTurning(_ bodies: inout [PhysicsBody], for time: Double) {
        guard frictionTorque > 0 else { return }
        let speed = bodies[body].spin - (otherBody.map { bodies[$0].spin } ?? 0)
        let mobility = bodies[body].inverseInertia + (otherBody.map { bodies[$0].inverseInertia } ?? 0)
        guard mobility > 0 else { return }
        let most = frictionTorque * time
        let impulse = max(-most, min(most, -speed / mobility))
        bodies[body].spin += impulse * bodies[body].inverseInertia
        if let otherBody { bodies[otherBody].spin -= impulse * bodies[otherBody].inverseInertia }
    }
}
