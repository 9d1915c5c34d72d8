/// The overlap of two shapes: a normal from the first to the second, and one or two contact points with their depths.
///
/// - Source: the separating axes and clipping of E. Catto, Iterative Dynamics with Temporal Coherence, 2005
struct PhysicsContact {
    struct Place {
        var point: PhysicsVector
        /// The penetration depth in points.
        var depth: Double
    }
    var normal: PhysicsVector
    var places: [Place]

    /// The contact as seen from the other shape.
    private var turned: PhysicsContact { PhysicsContact(normal: -normal, places: places) }

    /// The overlap of two bodies; nil if they are apart.
    static func between(_ a: PhysicsBody, _ b: PhysicsBody) -> PhysicsContact? {
        switch (a.shape, b.shape) {
        case (.circle(let first), .circle(let second)):
            return circles(a.position, first, b.position, second)
        case (.polygon(let corners), .circle(let radius)):
            return polygon(a.place(corners), b.position, radius)
        case (.circle(let radius), .polygon(let corners)):
            return polygon(b.place(corners), a.position, radius)?.turned
        case (.polygon(let first), .polygon(let second)):
            return polygons(a.place(first), b.place(second))
        }
    }

    private static func circles(_ a: PhysicsVector, _ r: Double, _ b: PhysicsVector, _ s: Double) -> PhysicsContact? {
        let depth = r + s - (b - a).length
        guard depth > 0 else { return nil }
        let normal = (b - a).unit
        return PhysicsContact(normal: normal, places: [Place(point: a + normal * (r - depth / 2), depth: depth)])
    }

    /// The overlap of a polygon with a circle, as seen from the polygon.
    private static func polygon(_ corners: [PhysicsVector], _ center: PhysicsVector, _ radius: Double) -> PhysicsContact? {
        let (edge, distance) = farthestEdge(corners) { normal, start in normal.dot(center - start) }
        guard distance < radius else { return nil }
        let (a, b) = (corners[edge], corners[(edge + 1) % corners.count])
        if distance > 0 {
            // Outside: the nearest point of the edge may be one of its ends.
            let along = max(0, min(1, (center - a).dot(b - a) / max((b - a).dot(b - a), 1e-12)))
            let nearest = a + (b - a) * along
            let apart = (center - nearest).length
            guard apart < radius, apart > 0 else { return nil }
            return PhysicsContact(normal: (center - nearest).unit, places: [Place(point: nearest, depth: radius - apart)])
        }
        let normal = (b - a).unit.outward
        return PhysicsContact(
            normal: normal, places: [Place(point: center - normal * distance, depth: radius - distance)])
    }

    /// The edge with the greatest distance, the first of several.
    private static func farthestEdge(
        _ corners: [PhysicsVector], _ distance: (_ normal: PhysicsVector, _ start: PhysicsVector) -> Double
    ) -> (edge: Int, distance: Double) {
        var best = (edge: 0, distance: -Double.infinity)
        for edge in corners.indices {
            let (a, b) = (corners[edge], corners[(edge + 1) % corners.count])
            let found = distance((b - a).unit.outward, a)
            if found > best.distance { best = (edge, found) }
        }
        return best
    }

    private static func polygons(_ a: [PhysicsVector], _ b: [PhysicsVector]) -> PhysicsContact? {
        let first = farthestEdge(a) { normal, start in b.map { normal.dot($0 - start) }.min() ?? 0 }
        guard first.distance < 0 else { return nil }
        let second = farthestEdge(b) { normal, start in a.map { normal.dot($0 - start) }.min() ?? 0 }
        guard second.distance < 0 else { return nil }
        // The first shape stays the reference if both are about equally good, so that contacts do not switch sides.
        if second.distance > first.distance + 0.01 {
            return clip(b, second.edge, against: a)?.turned
        }
        return clip(a, first.edge, against: b)
    }

    /// Clips the edge of the other polygon that faces an edge.
    private static func clip(_ corners: [PhysicsVector], _ edge: Int, against other: [PhysicsVector]) -> PhysicsContact? {
        let (a, b) = (corners[edge], corners[(edge + 1) % corners.count])
        let (along, normal) = ((b - a).unit, (b - a).unit.outward)
        var facing = (edge: 0, cosine: Double.infinity)
        for index in other.indices {
            let cosine = (other[(index + 1) % other.count] - other[index]).unit.outward.dot(normal)
            if cosine < facing.cosine { facing = (index, cosine) }
        }
        var (c, d) = (other[facing.edge], other[(facing.edge + 1) % other.count])
        for (start, direction) in [(a, along), (b, -along)] {
            let (first, second) = (direction.dot(c - start), direction.dot(d - start))
            if first < 0, second < 0 { return nil }
            if first < 0 { c = c + (d - c) * (first / (first - second)) }
            if second < 0 { d = d + (c - d) * (second / (second - first)) }
        }
        let places = [c, d].compactMap { point -> Place? in
            let depth = -normal.dot(point - a)
            return depth > 0 ? Place(point: point, depth: depth) : nil
        }
        return places.isEmpty ? nil : PhysicsContact(normal: normal, places: places)
    }
}
