/// A rod, a rope or a spring between two bodies, or a body and a place.
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
    /// The strength, in mass times square points per second squared, with which the joint resists turning.
    var frictionTorque = 0.0

    /// The part of an error that a step mends.
    private static let mending = 0.2
    /// Lengths below hold the ends in one place.
    private static let least = 1e-6

    /// A direction in which the ends have a distance to keep.
    struct Row {
        var normal: PhysicsVector
        var lever: PhysicsVector
        var otherLever: PhysicsVector
        var mass: Double
        var bias: Double
        var softness: Double
        /// What the row did in this step, in mass times points per second.
        var impulse = 0.0
    }

    /// What the joint asks for in a step.
    func rows(_ bodies: [PhysicsBody], for time: Double) -> [Row] {
        let lever = offset.rotated(by: bodies[body].angle)
        let otherLever = otherBody.map { otherOffset.rotated(by: bodies[$0].angle) } ?? .zero
        let other = otherBody.map { bodies[$0].position + otherLever } ?? otherOffset
        let between = other - (bodies[body].position + lever)
        let errors: [(PhysicsVector, Double)] =
            length < Self.least
            ? [(PhysicsVector(1, 0), between.x), (PhysicsVector(0, 1), between.y)] : [(between.unit, between.length - length)]
        return errors.compactMap { normal, error in
            let mobility =
                bodies[body].mobility(normal, at: lever) + (otherBody.map { bodies[$0].mobility(normal, at: otherLever) } ?? 0)
            guard mobility > 0 else { return nil }
            guard frequency > 0 else {
                let bias = Self.mending * error / time
                return Row(
                    normal: normal, lever: lever, otherLever: otherLever, mass: 1 / mobility, bias: bias, softness: 0)
            }
            let rate = 2 * Double.pi * frequency
            let (stiffness, drag) = (rate * rate / mobility, 2 * damping * rate / mobility)
            let softness = 1 / (time * (drag + time * stiffness))
            return Row(
                normal: normal, lever: lever, otherLever: otherLever, mass: 1 / (mobility + softness),
                bias: error * time * stiffness * softness, softness: softness)
        }
    }

    /// Changes the velocities at the ends so that the row holds.
    func solve(_ row: inout Row, _ bodies: inout [PhysicsBody]) {
        let end = bodies[body].velocity(at: row.lever)
        let other = otherBody.map { bodies[$0].velocity(at: row.otherLever) } ?? .zero
        let speed = row.normal.dot(other - end)
        let impulse = -row.mass * (speed + row.bias + row.softness * row.impulse)
        row.impulse += impulse
        bodies[body].push(row.normal * -impulse, at: row.lever)
        if let otherBody { bodies[otherBody].push(row.normal * impulse, at: row.otherLever) }
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
