/// A vector in the plane, in points; y points down, so that positive angles are clockwise.
struct PhysicsVector: Equatable {
    var x: Double
    var y: Double

    init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
    init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

    static let zero = PhysicsVector(0, 0)

    static func + (a: Self, b: Self) -> Self { Self(a.x + b.x, a.y + b.y) }
    static func - (a: Self, b: Self) -> Self { Self(a.x - b.x, a.y - b.y) }
    static prefix func - (a: Self) -> Self { Self(-a.x, -a.y) }
    static func * (a: Self, factor: Double) -> Self { Self(a.x * factor, a.y * factor) }
    static func += (a: inout Self, b: Self) { a = a + b }
    static func -= (a: inout Self, b: Self) { a = a - b }

    /// The dot product.
    func dot(_ other: Self) -> Double { x * other.x + y * other.y }
    /// The cross product.
    func cross(_ other: Self) -> Double { x * other.y - y * other.x }
    /// The velocity, in points per second, of this point of a body that rotates around its centre.
    func turning(by spin: Double) -> Self { Self(-spin * y, spin * x) }
    func rotated(by angle: Double) -> Self {
        let (sine, cosine) = (sin(angle), cos(angle))
        return Self(x * cosine - y * sine, x * sine + y * cosine)
    }
    var length: Double { (x * x + y * y).squareRoot() }
    /// The unit vector of the same direction; to the right for zero length.
    var unit: Self { length > 0 ? self * (1 / length) : Self(1, 0) }
    /// The vector rotated by 90 degrees, counterclockwise if y points down.
    var outward: Self { Self(y, -x) }
    var point: CGPoint { CGPoint(x: x, y: y) }
}
