/// The bodies of a dynamic animator and their simulation.
///
/// Velocities are solved by sequential impulses over contacts and joints, in the order of storage, so that the same
/// input gives the same motion in every process.
@MainActor
final class PhysicsWorld {
    /// The bodies of the items in the order in which they were added, then those of boundaries.
    private(set) var bodies: [PhysicsBody] = []
    private(set) var items: [any UIDynamicItem] = []
    private var numbers: [ObjectIdentifier: Int] = [:]

    /// The pairs of bodies that collide, of which the first is an item's.
    var pairs: [Pair] = []
    struct Pair {
        var first: Int
        var second: Int
        /// The index of the collision behaviour, and the identifier of the second body if that is a boundary.
        var source: Int
        var boundary: (any NSCopying)?
    }

    /// The number of solver iterations over contacts and joints.
    private static let rounds = 10
    /// The penetration, in points, that is not corrected, so that contacts are stable.
    private static let slop = 0.01
    /// The fraction of a penetration that is corrected in a step.
    private static let mending = 0.2
    /// The speed, in points per second, below which nothing bounces.
    private static let leastBounce = 20.0

    // MARK: Bodies

    func number(of item: any UIDynamicItem) -> Int? { numbers[ObjectIdentifier(item)] }
    func body(of item: any UIDynamicItem) -> PhysicsBody? { number(of: item).map { bodies[$0] } }
    func withBody(of item: any UIDynamicItem, _ change: (inout PhysicsBody) -> Void) {
        if let number = number(of: item) { change(&bodies[number]) }
    }

    /// Replaces the items; existing ones keep their position and velocity. Removes boundaries and pairs.
    func replace(with items: [any UIDynamicItem]) {
        let kept = items.map { body(of: $0) }
        (self.items, bodies, numbers, pairs) = ([], [], [:], [])
        for (item, former) in zip(items, kept) {
            numbers[ObjectIdentifier(item)] = bodies.count
            self.items.append(item)
            bodies.append(former ?? Self.makeBody(item))
            bodies[bodies.count - 1].setUsualProperties()
        }
    }

    /// Reads an item's position, and resets its velocity.
    func read(_ item: any UIDynamicItem) {
        guard let number = number(of: item) else { return }
        bodies[number] = Self.makeBody(item)
        bodies[number].setUsualProperties()
    }

    private static func makeBody(_ item: any UIDynamicItem) -> PhysicsBody {
        let turn = item.transform
        return PhysicsBody(shape(of: item), at: PhysicsVector(item.center), angle: Double(atan2(turn.b, turn.a)))
    }

    private static func shape(of item: any UIDynamicItem) -> PhysicsShape {
        switch item.collisionBoundsType {
        case .rectangle: return .rectangle(item.bounds.size)
        case .ellipse: return .ellipse(item.bounds.size)
        case .path:
            let corners = PathCorners.outline(of: item.collisionBoundingPath)
            return corners.count < 3 ? .rectangle(item.bounds.size) : .convex(corners)
        }
    }

    /// Adds an immovable body. Returns its index.
    func addBoundary(_ shape: PhysicsShape, at position: PhysicsVector) -> Int {
        bodies.append(PhysicsBody(shape, at: position))
        return bodies.count - 1
    }

    // MARK: Simulation step

    /// A pair in contact during this step.
    struct Touching {
        var pair: Int
        var contact: PhysicsContact
        /// For each contact point: the target separation speed, and the accumulated impulse of this step.
        var partingSpeeds: [Double]
        var impulses: [Double]
        var slides: [Double]
    }

    /// Simulates a time, in seconds, after forces changed the velocities. Returns the pairs in contact.
    func step(_ time: Double, joints: [PhysicsJoint]) -> [Touching] {
        var touching = findContacts()
        var rows = joints.map { $0.rows(bodies, for: time) }
        for joint in joints { joint.resistTurning(&bodies, for: time) }
        for _ in 0..<Self.rounds {
            for index in joints.indices {
                for row in rows[index].indices { joints[index].solve(&rows[index][row], &bodies) }
            }
            for index in touching.indices { solve(&touching[index]) }
        }
        for number in items.indices { bodies[number].move(for: time) }
        for contact in touching { separate(contact) }
        return touching
    }

    private func findContacts() -> [Touching] {
        pairs.indices.compactMap { index in
            let (a, b) = (pairs[index].first, pairs[index].second)
            guard !bodies[a].isFixed || !bodies[b].isFixed else { return nil }
            guard let contact = PhysicsContact.between(bodies[a], bodies[b]) else { return nil }
            let elasticity = max(bodies[a].elasticity, bodies[b].elasticity)
            let speeds = contact.places.map { place in
                let speed = contact.normal.dot(velocity(b, place.point) - velocity(a, place.point))
                return speed < -Self.leastBounce ? -elasticity * speed : 0
            }
            let none = contact.places.map { _ in 0.0 }
            return Touching(pair: index, contact: contact, partingSpeeds: speeds, impulses: none, slides: none)
        }
    }

    private func velocity(_ number: Int, _ point: PhysicsVector) -> PhysicsVector {
        bodies[number].velocity(at: point - bodies[number].position)
    }

    private func friction(_ pair: Pair) -> Double {
        let own = bodies[pair.first].friction
        // A boundary has the friction of the body that touches it.
        return pair.second < items.count ? (own * bodies[pair.second].friction).squareRoot() : own
    }

    private func solve(_ touching: inout Touching) {
        let pair = pairs[touching.pair]
        let normal = touching.contact.normal
        let (along, rough) = (PhysicsVector(-normal.y, normal.x), friction(pair))
        for (index, place) in touching.contact.places.enumerated() {
            let speed = normal.dot(velocity(pair.second, place.point) - velocity(pair.first, place.point))
            let mobility = mobility(pair, normal, place.point)
            guard mobility > 0 else { continue }
            let sum = max(0, touching.impulses[index] + (touching.partingSpeeds[index] - speed) / mobility)
            push(pair, normal * (sum - touching.impulses[index]), place.point)
            touching.impulses[index] = sum
            guard rough > 0 else { continue }
            let slide = along.dot(velocity(pair.second, place.point) - velocity(pair.first, place.point))
            let most = rough * sum
            let held = max(-most, min(most, touching.slides[index] - slide / self.mobility(pair, along, place.point)))
            push(pair, along * (held - touching.slides[index]), place.point)
            touching.slides[index] = held
        }
    }

    private func mobility(_ pair: Pair, _ direction: PhysicsVector, _ point: PhysicsVector) -> Double {
        bodies[pair.first].mobility(direction, at: point - bodies[pair.first].position)
            + bodies[pair.second].mobility(direction, at: point - bodies[pair.second].position)
    }

    private func push(_ pair: Pair, _ impulse: PhysicsVector, _ point: PhysicsVector) {
        bodies[pair.first].push(-impulse, at: point - bodies[pair.first].position)
        bodies[pair.second].push(impulse, at: point - bodies[pair.second].position)
    }

    /// Corrects a fraction of a penetration.
    private func separate(_ touching: Touching) {
        let pair = pairs[touching.pair]
        let normal = touching.contact.normal
        for place in touching.contact.places {
            let (excess, mobility) = (place.depth - Self.slop, mobility(pair, normal, place.point))
            guard excess > 0, mobility > 0 else { continue }
            let shift = normal * (Self.mending * excess / mobility)
            bodies[pair.first].shift(-shift, at: place.point - bodies[pair.first].position)
            bodies[pair.second].shift(shift, at: place.point - bodies[pair.second].position)
        }
    }
}
