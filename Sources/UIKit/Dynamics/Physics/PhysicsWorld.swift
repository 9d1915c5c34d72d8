/// The bodies of a dynamic animator and what happens to them in a step.
///
/// Velocities are solved by sequential impulses over contacts and joints, in the order of storage, so that the same
/// input moves alike in every process.
@MainActor
final class PhysicsWorld {
    /// Those of the items in the order in which they were added, then boundaries.
    private(set) var bodies: [PhysicsBody] = []
    private(set) var items: [any UIDynamicItem] = []
    private var numbers: [ObjectIdentifier: Int] = [:]

    /// Pairs of bodies that bounce off each other, the first of which is an item's.
    var pairs: [Pair] = []
    struct Pair {
        var first: Int
        var second: Int
        /// Which collision behaviour wants it, and what it calls the second where that is a boundary.
        var source: Int
        var boundary: (any NSCopying)?
    }

    /// Rounds in which contacts and joints are solved.
    private static let rounds = 10
    /// Overlaps up to here stay, in points, so that contacts do not come and go.
    private static let slop = 0.01
    /// The part of an overlap that a step takes away.
    private static let mending = 0.2
    /// Slower than this, in points per second, nothing bounces.
    private static let leastBounce = 20.0

    // MARK: Bodies

    func number(of item: any UIDynamicItem) -> Int? { numbers[ObjectIdentifier(item)] }
    func body(of item: any UIDynamicItem) -> PhysicsBody? { number(of: item).map { bodies[$0] } }
    func withBody(of item: any UIDynamicItem, _ change: (inout PhysicsBody) -> Void) {
        if let number = number(of: item) { change(&bodies[number]) }
    }

    /// Takes over the items; those that it had keep their place and speed. Boundaries and pairs are gone.
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

    /// Takes over an item's place, and forgets its speed.
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

    /// Adds a body that nothing moves. Returns its number.
    func addBoundary(_ shape: PhysicsShape, at position: PhysicsVector) -> Int {
        bodies.append(PhysicsBody(shape, at: position))
        return bodies.count - 1
    }

    // MARK: A step

    /// A pair that touches in this step.
    struct Touching {
        var pair: Int
        var contact: PhysicsContact
        /// For each place: the speed at which it is to part, and what it did in this step.
        var partingSpeeds: [Double]
        var impulses: [Double]
        var slides: [Double]
    }

    /// Moves everything on by a time, in seconds, after forces changed the velocities. Returns the pairs that touch.
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
        // A boundary is as rough as what touches it.
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

    /// Takes a part of an overlap away.
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
