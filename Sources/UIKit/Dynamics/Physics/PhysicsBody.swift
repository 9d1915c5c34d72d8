/// A body of the simulation: a moving one, or one that others bounce off.
struct PhysicsBody {
    /// The position of the centre in points.
    var position: PhysicsVector
    /// The rotation in radians.
    var angle: Double
    /// The linear velocity in points per second.
    var velocity = PhysicsVector.zero
    /// The angular velocity in radians per second.
    var spin = 0.0
    let shape: PhysicsShape

    var elasticity = 0.0
    var friction = 0.0
    var resistance = 0.0
    var angularResistance = 0.0
    /// The charge on which electric and magnetic fields act.
    var charge = 0.0
    /// The inverse mass; 0 for immovable bodies.
    private(set) var inverseMass = 0.0
    /// The inverse moment of inertia; 0 for bodies that do not rotate.
    private(set) var inverseInertia = 0.0

    /// The area of 100 by 100 points, which has a mass of 1 at a density of 1.
    private static let unitArea = 10_000.0

    init(_ shape: PhysicsShape, at position: PhysicsVector, angle: Double = 0) {
        (self.shape, self.position, self.angle) = (shape, position, angle)
    }

    var isFixed: Bool { inverseMass == 0 }

    /// Sets the material properties to their defaults.
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

    /// The velocity of a point that is `offset` from the centre.
    func velocity(at offset: PhysicsVector) -> PhysicsVector { velocity + offset.turning(by: spin) }

    /// Applies an impulse, in mass times points per second, at a point that is `offset` from the centre.
    mutating func push(_ impulse: PhysicsVector, at offset: PhysicsVector) {
        velocity += impulse * inverseMass
        spin += offset.cross(impulse) * inverseInertia
    }

    /// Displaces the body like an impulse, in mass times points, without changing its velocity.
    mutating func shift(_ impulse: PhysicsVector, at offset: PhysicsVector) {
        position += impulse * inverseMass
        angle += offset.cross(impulse) * inverseInertia
    }

    /// The inverse of the effective mass of a point that is `offset` from the centre, in a direction.
    func mobility(_ direction: PhysicsVector, at offset: PhysicsVector) -> Double {
        let lever = offset.cross(direction)
        return inverseMass + lever * lever * inverseInertia
    }

    /// Integrates the motion over a time, in seconds.
    mutating func move(for time: Double) {
        velocity = velocity * (1 / (1 + resistance * time))
        spin /= 1 + angularResistance * time
        position += velocity * time
        angle += spin * time
    }

    /// The corners of a polygon in world coordinates.
    func place(_ corners: [PhysicsVector]) -> [PhysicsVector] { corners.map { position + $0.rotated(by: angle) } }
}
