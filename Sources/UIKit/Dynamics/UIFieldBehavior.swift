/// Acts on items in a region, differently at each place.
///
/// Forces are those of Apple's page in kind; how strong a field of strength 1 is, is our choice: it accelerates an item
/// of 100 by 100 points, density 1 and, in electric and magnetic fields, charge 1 by 100 points per second squared.
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

    /// Slows items, the more the faster they are.
    open class func dragField() -> UIFieldBehavior { make(.drag) }
    /// Turns items around the middle.
    open class func vortexField() -> UIFieldBehavior { make(.vortex) }
    /// Pulls items to a place.
    open class func radialGravityField(position: CGPoint) -> UIFieldBehavior { make(.radialGravity, position: position) }
    /// Pulls items in a direction.
    open class func linearGravityField(direction: CGVector) -> UIFieldBehavior { make(.linearGravity, direction: direction) }
    /// Gives items a velocity.
    open class func velocityField(direction: CGVector) -> UIFieldBehavior { make(.velocity, direction: direction) }
    /// Pushes items at random, always alike at the same place and time.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        let field = make(.noise)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }
    /// Pushes items at random, the more the faster they are.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        let field = make(.turbulence)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }
    /// Pulls items to the middle, the more the farther they are.
    open class func springField() -> UIFieldBehavior { make(.spring) }
    /// Pulls items by their charge to the middle.
    open class func electricField() -> UIFieldBehavior { make(.electric) }
    /// Pushes items by their charge across their way.
    open class func magneticField() -> UIFieldBehavior { make(.magnetic) }
    /// Asks a closure for the force on each item. It gets the field, the item's place in the region, its velocity, mass
    /// and charge, and the seconds of a step.
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

    /// The middle, in the reference view's coordinates.
    open var position: CGPoint {
        didSet { changed() }
    }
    /// The region around the middle in which the field acts; all places by default.
    open var region = UIRegion.infinite {
        didSet { changed() }
    }
    /// How strong the field is.
    open var strength: CGFloat = 1 {
        didSet { changed() }
    }
    /// How fast the field weakens with the distance, as a power of it; 0 for not at all.
    open var falloff: CGFloat = 0 {
        didSet { changed() }
    }
    /// The distance within which the field does not get stronger, in points.
    open var minimumRadius: CGFloat = 1e-6 {
        didSet { changed() }
    }
    /// Where a field with a direction pulls.
    open var direction: CGVector {
        didSet { changed() }
    }
    /// How alike noise is at neighbouring places, from 0 to 1.
    open var smoothness: CGFloat = 0
    /// How fast noise changes.
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

    /// Points per second squared.
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

    /// A vector of a length up to 1 that hangs on place and time only.
    private func noise(at place: PhysicsVector) -> PhysicsVector {
        let size = 10 + 90 * Double(smoothness)
        let phase = elapsed * Double(animationSpeed)
        let (x, y) = (place.x / size, place.y / size)
        return PhysicsVector(sin(12.9898 * x + 78.233 * y + phase), sin(39.346 * x + 11.135 * y + 1.7 * phase)) * 0.7
    }
}
