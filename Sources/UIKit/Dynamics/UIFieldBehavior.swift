/// A force field that acts on items in a region.
///
/// The kinds of forces are those of Apple's documentation; the magnitude for strength 1 is our choice: it accelerates
/// an item of 100 by 100 points, density 1 and, in electric and magnetic fields, charge 1 by 100 points per second
/// squared.
///
/// - Source: developer.apple.com/documentation/uikit/uifieldbehavior
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
    private enum Kind {
        case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic
        case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
    }

    private static let unit = 100.0
    private let kind: Kind
    private var list = DynamicItems([])

    private init(_ kind: Kind, position: CGPoint = .zero, direction: CGVector = CGVector(dx: 0, dy: 0)) {
        (self.kind, self.position, self.direction) = (kind, position, direction)
        super.init()
    }

    // MARK: Kinds

    /// A field that slows items in proportion to their speed.
    open class func dragField() -> UIFieldBehavior { make(.drag) }
    /// A field that makes items circle around its centre.
    open class func vortexField() -> UIFieldBehavior { make(.vortex) }
    /// A field that attracts items to a point.
    open class func radialGravityField(position: CGPoint) -> UIFieldBehavior { make(.radialGravity, position: position) }
    /// A field that accelerates items in a direction.
    open class func linearGravityField(direction: CGVector) -> UIFieldBehavior { make(.linearGravity, direction: direction) }
    /// A field that gives items a velocity.
    open class func velocityField(direction: CGVector) -> UIFieldBehavior { make(.velocity, direction: direction) }
    /// A field of random forces, which are always the same at the same place and time.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        let field = make(.noise)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }
    /// A field of random forces in proportion to the items' speed.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        let field = make(.turbulence)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }
    /// A field that attracts items to its centre in proportion to their distance.
    open class func springField() -> UIFieldBehavior { make(.spring) }
    /// A field that attracts items to its centre according to their charge.
    open class func electricField() -> UIFieldBehavior { make(.electric) }
    /// A field that pushes items perpendicular to their motion according to their charge.
    open class func magneticField() -> UIFieldBehavior { make(.magnetic) }
    /// A field whose force on each item a closure returns. Its arguments are the field, the item's position in the
    /// region, its velocity, mass and charge, and the duration of a step in seconds.
    open class func field(
        evaluationBlock block: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
    ) -> UIFieldBehavior { make(.custom(block)) }

    private class func make(_ kind: Kind, position: CGPoint = .zero, direction: CGVector = CGVector(dx: 0, dy: 0))
        -> UIFieldBehavior
    {
        UIFieldBehavior(kind, position: position, direction: direction)
    }

    // MARK: Items

    /// The items in the field.
    open var items: [any UIDynamicItem] { list.all }
    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        changed()
    }
    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        changed()
    }

    // MARK: The field

    /// The centre, in the reference view's coordinates.
    open var position: CGPoint {
        didSet { changed() }
    }
    /// The region around the centre in which the field acts; unlimited by default.
    open var region = UIRegion.infinite {
        didSet { changed() }
    }
    /// The strength of the field.
    open var strength: CGFloat = 1 {
        didSet { changed() }
    }
    /// The exponent with which the field weakens with the distance; 0 for none.
    open var falloff: CGFloat = 0 {
        didSet { changed() }
    }
    /// The distance, in points, below which the field does not get stronger.
    open var minimumRadius: CGFloat = 1e-6 {
        didSet { changed() }
    }
    /// The direction of a directional field.
    open var direction: CGVector {
        didSet { changed() }
    }
    /// The smoothness of noise in space, from 0 to 1.
    open var smoothness: CGFloat = 0
    /// The speed at which noise changes.
    open var animationSpeed: CGFloat = 0

    override var dynamicItems: [any UIDynamicItem] { list.all }

    private var elapsed = 0.0

    override func applyForces(to world: PhysicsWorld, for time: Double) {
        elapsed += time
        for item in list.all {
            world.withBody(of: item) { body in
                let place = body.position - PhysicsVector(Double(position.x), Double(position.y))
                guard !body.isFixed, region.contains(CGPoint(x: place.x, y: place.y)) else { return }
                if case .velocity = kind {
                    body.velocity = PhysicsVector(Double(direction.dx), Double(direction.dy)) * (Double(strength) * Self.unit)
                } else {
                    body.velocity += acceleration(of: body, at: place, time) * time
                }
            }
        }
    }

    /// The acceleration in points per second squared.
    private func acceleration(of body: PhysicsBody, at place: PhysicsVector, _ time: Double) -> PhysicsVector {
        let distance = max(place.length, Double(minimumRadius))
        let strength = Double(strength) * Self.unit * (falloff == 0 ? 1 : pow(distance, -Double(falloff)))
        let inward = place.length > 0 ? place * (-1 / place.length) : .zero
        let (velocity, chargeByMass) = (body.velocity, body.charge * body.inverseMass)
        switch kind {
        case .drag: return velocity * -(Double(self.strength))
        case .vortex: return PhysicsVector(inward.y, -inward.x) * strength
        case .radialGravity: return inward * strength
        case .electric: return inward * (strength * chargeByMass)
        case .linearGravity: return PhysicsVector(Double(direction.dx), Double(direction.dy)) * strength
        case .velocity: return .zero
        case .noise: return noise(at: place) * strength
        case .turbulence: return noise(at: place) * (strength * velocity.length / Self.unit)
        case .spring: return place * -Double(self.strength)
        case .magnetic: return PhysicsVector(-velocity.y, velocity.x) * (Double(self.strength) * chargeByMass)
        case .custom(let evaluate):
            let force = evaluate(
                self, CGPoint(x: place.x, y: place.y), CGVector(dx: velocity.x, dy: velocity.y),
                CGFloat(1 / body.inverseMass), CGFloat(body.charge), time)
            return PhysicsVector(Double(force.dx), Double(force.dy)) * (Self.unit * body.inverseMass)
        }
    }

    /// A vector of a length up to 1 that depends on position and time only.
    private func noise(at place: PhysicsVector) -> PhysicsVector {
        let size = 10 + 90 * Double(smoothness)
        let phase = elapsed * Double(animationSpeed)
        let (x, y) = (place.x / size, place.y / size)
        return PhysicsVector(sin(12.9898 * x + 78.233 * y + phase), sin(39.346 * x + 11.135 * y + 1.7 * phase)) * 0.7
    }
}
