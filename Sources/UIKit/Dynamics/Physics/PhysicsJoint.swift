/// A joint between two bodies, or a body and a fixed point: a rod, a rope, a spring, a hinge, a weld or a rail.
struct PhysicsJoint {
    /// The index of the body, and the anchor relative to its centre, in its own coordinates.
    var body: Int
    var offset: PhysicsVector
    /// The index of the other body; nil for a fixed point.
    var otherBody: Int?
    /// The anchor relative to the other body's centre, in its own coordinates; in world coordinates if there is none.
    var otherOffset: PhysicsVector
    /// The length in points.
    var length: Double
    /// The frequency of a spring in hertz; 0 for a rod.
    var frequency = 0.0
    /// The damping ratio: 1 for a spring that does not oscillate.
    var damping = 0.0
    /// The kind of constraint.
    var form = Form.distance
    /// The relative rotation of the bodies, in radians, that a rail or a weld keeps and from which a hinge measures its
    /// range.
    var angle = 0.0
    /// The range of motion: points along a rail, radians of a hinge. nil for no limit.
    var range: ClosedRange<Double>?
    /// The resistance of the joint against rotation, in mass times square points per second squared.
    var frictionTorque = 0.0

    /// The kind of constraint of a joint.
    enum Form: Equatable {
        /// Keeps the distance of the anchors.
        case distance
        /// Limits the distance of the anchors to the length, as a rope does.
        case limit
        /// Keeps the anchors together.
        case hinge
        /// Keeps the anchors together, and the relative rotation.
        case weld
        /// Keeps the body's anchor on a line through the other anchor, whose direction rotates with the other body, and
        /// the relative rotation.
        case rail(PhysicsVector)
    }

    /// The fraction of an error that is corrected in a step.
    private static let mending = 0.2
    /// Lengths below this keep the anchors together.
    private static let least = 1e-6

    /// A one-dimensional constraint: on the distance of the anchors in a direction, or on the relative rotation.
    struct Row {
        /// The direction; zero for a constraint on the rotation.
        var normal: PhysicsVector
        var lever: PhysicsVector
        var otherLever: PhysicsVector
        var mass: Double
        var bias: Double
        var softness: Double
        /// The bounds of the impulse: a rope pulls and does not push.
        var impulses: ClosedRange<Double>
        /// The accumulated impulse of this step, in mass times points per second.
        var impulse = 0.0

        var isTurn: Bool { normal == .zero }
    }

    /// The error of the joint along a direction; a limit applies impulses of one sign only.
    private struct Miss {
        var normal: PhysicsVector
        var error: Double
        var impulses = -Double.infinity...Double.infinity

        var isLimit: Bool { impulses.lowerBound == 0 || impulses.upperBound == 0 }
        /// Whether a limit is not reached yet.
        var isSlack: Bool { impulses.upperBound == 0 ? error < 0 : impulses.lowerBound == 0 && error > 0 }
    }

    /// The one-dimensional constraints of the joint for a step.
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

    /// The errors of the anchors' positions.
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

    /// The errors of the relative rotation.
    private func turnMisses(_ turn: Double) -> [Miss] {
        switch form {
        case .distance, .limit: []
        case .hinge: limits(of: turn, normal: .zero)
        case .weld, .rail: [Miss(normal: .zero, error: turn)]
        }
    }

    /// The body moves opposite to the remaining distance, so that its range is reversed.
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

    /// Applies the impulse that satisfies the constraint.
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

    /// The speed at which the other anchor moves away from the body's along the constraint.
    private func speed(_ row: Row, _ bodies: [PhysicsBody]) -> Double {
        guard !row.isTurn else { return (otherBody.map { bodies[$0].spin } ?? 0) - bodies[body].spin }
        let other = otherBody.map { bodies[$0].velocity(at: row.otherLever) } ?? .zero
        return row.normal.dot(other - bodies[body].velocity(at: row.lever))
    }

    /// Applies the friction against relative rotation.
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
