/// A set of edges of a rectangle, named by the layout direction.
///
/// - Source: developer.apple.com/documentation/uikit/nsdirectionalrectedge
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// Bit mask of the edges.
    public let rawValue: UInt
    /// Creates a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The edge with the smallest y.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The leading edge: left, or right in right-to-left layouts.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The edge with the largest y.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The trailing edge: right, or left in right-to-left layouts.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All four edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
