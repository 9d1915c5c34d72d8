/// The outline of a body around its centre.
enum PhysicsShape {
    case circle(radius: Double)
    /// A convex polygon, with the corners clockwise if y points down.
    case polygon([PhysicsVector])

    /// A rectangle around the centre.
    static func rectangle(_ size: CGSize) -> Self {
        let (x, y) = (Double(size.width) / 2, Double(size.height) / 2)
        return .polygon([PhysicsVector(-x, -y), PhysicsVector(x, -y), PhysicsVector(x, y), PhysicsVector(-x, y)])
    }

    /// The number of corners of the polygon that approximates an ellipse.
    private static let ellipseCorners = 24

    static func ellipse(_ size: CGSize) -> Self {
        let (x, y) = (Double(size.width) / 2, Double(size.height) / 2)
        if x == y { return .circle(radius: x) }
        return .polygon(
            (0..<ellipseCorners).map { corner in
                let angle = 2 * Double.pi * Double(corner) / Double(ellipseCorners)
                return PhysicsVector(x * cos(angle), y * sin(angle))
            })
    }

    /// A line segment around its centre, as an invisibly thin rectangle.
    static func segment(_ a: PhysicsVector, _ b: PhysicsVector) -> Self {
        let (half, edge) = ((b - a) * 0.5, (b - a).unit.outward * 0.01)
        return .polygon([edge - half, edge + half, half - edge, -half - edge])
    }

    /// A convex polygon of corners in either order.
    static func convex(_ corners: [PhysicsVector]) -> Self {
        .polygon(area(corners) < 0 ? corners.reversed() : corners)
    }

    /// The signed area; positive for corners that are clockwise if y points down.
    private static func area(_ corners: [PhysicsVector]) -> Double {
        corners.indices.reduce(0) { $0 + corners[$1].cross(corners[($1 + 1) % corners.count]) } / 2
    }

    /// The area in square points.
    var area: Double {
        switch self {
        case .circle(let radius): Double.pi * radius * radius
        case .polygon(let corners): abs(Self.area(corners))
        }
    }

    /// The moment of inertia around the centre for a mass of 1, in square points.
    var inertia: Double {
        guard case .polygon(let corners) = self else {
            guard case .circle(let radius) = self else { return 0 }
            return radius * radius / 2
        }
        var (moment, weight) = (0.0, 0.0)
        for index in corners.indices {
            let (a, b) = (corners[index], corners[(index + 1) % corners.count])
            let part = abs(a.cross(b))
            moment += part * (a.dot(a) + a.dot(b) + b.dot(b))
            weight += part
        }
        return weight > 0 ? moment / (6 * weight) : 0
    }
}
