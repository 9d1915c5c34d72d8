/// One of the things that move, or that others bounce off.
struct PhysicsBody {
    /// Points.
    var position: PhysicsVector
    /// Radians.
    var angle: Double
    /// Points per second.
    var velocity = PhysicsVector.zero
    /// Radians per second.
    var spin = 0.0
    let shape: PhysicsShape

    var elasticity = 0.0
    var friction = 0.0
    var resistance = 0.0
    var angularResistance = 0.0
    /// How much electric and magnetic fields act on the body.
    var charge = 0.0
    /// 0 for bodies that nothing moves.
    private(set) var inverseMass = 0.0
    /// 0 for bodies that nothing turns.
    private(set) var inverseInertia = 0.0

    /// The area of 100 by 100 points, which has a mass of 1 at a density of 1.
    private static let unitArea = 10_000.0

    init(_ shape: PhysicsShape, at position: PhysicsVector, angle: Double = 0) {
        (self.shape, self.position, self.angle) = (shape, position, angle)
    }

    var isFixed: Bool { inverseMass == 0 }

    /// Sets what the body is made of to what items have that nobody describes.
    mutating func setUsualProperties() {
        (elasticity, friction, resistance, angularResistance, charge) = (0, 0, 0, 0, 0)
        setMass(density: 1, isFixed: false, turns: true)
    }

    mutating func setMass(density: Double, isFixed: Bool, turns: Bool) {
        let mass = max(shape.area, 1) * max(density, 1e-6) / Self.unitArea
        inverseMass = isFixed ? 0 : 1 / mass
        let inertia = mass * max(shape.inertia, 1e-6)
        inverseInertia = isFixed || !turns ? 0 : 1 / inertia
        if isFixed { velocity = .zero }
        if inverseInertia == 0 { spin = 0 }
    }

    /// The velocity of a place that is `offset` from the middle.
    func velocity(at offset: PhysicsVector) -> PhysicsVector { velocity + offset.turning(by: spin) }

    /// Changes the velocity as a blow does, in mass times points per second, at a place that is `offset` from the
    /// middle.
    mutating func push(_ impulse: PhysicsVector, at offset: PhysicsVector) {
        velocity += impulse * inverseMass
        spin += offset.cross(impulse) * inverseInertia
    }

    /// Moves the body as a blow would, in mass times points, without making it faster.
    mutating func shift(_ impulse: PhysicsVector, at offset: PhysicsVector) {
        position += impulse * inverseMass
        angle += offset.cross(impulse) * inverseInertia
    }

    /// How hard a place that is `offset` from the middle is to move in a direction: the inverse of a mass.
    func mobility(_ direction: PhysicsVector, at offset: PhysicsVector) -> Double {
        let lever = offset.cross(direction)
        return inverseMass + lever * lever * inverseInertia
    }

    /// Moves on for a time, in seconds.
    mutating func move(for time: Double) {
        velocity = velocity * (1 / (1 + resistance * time))
        spin /= 1 + angularResistance * time
        position += velocity * time
        angle += spin * time
    }

    /// The corners of a polygon where it is.
    func place(_ corners: [PhysicsVector]) -> [PhysicsVector] { corners.map { position + $0.rotated(by: angle) } }
}
