/// A direction and length in points.
///
/// - Source: developer.apple.com/documentation/corefoundation/cgvector
public struct CGVector: Equatable, Hashable, Codable, Sendable {
    /// The part along the x axis, in points.
    public var dx: CGFloat
    /// The part along the y axis, in points.
    public var dy: CGFloat

    /// The vector without length.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// Creates the vector without length.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// Creates a vector of its parts in points.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Creates a vector of its parts in points.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// Creates a vector of its parts in whole points.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}
