/// A set of edges of a rectangle.
///
/// - Source: developer.apple.com/documentation/uikit/uirectedge
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    /// Bit mask of the edges.
    public let rawValue: UInt
    /// Creates a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The edge with the smallest y.
    public static let top = UIRectEdge(rawValue: 1 << 0)
    /// The edge with the smallest x.
    public static let left = UIRectEdge(rawValue: 1 << 1)
    /// The edge with the largest y.
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    /// The edge with the largest x.
    public static let right = UIRectEdge(rawValue: 1 << 3)
    /// All four edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
