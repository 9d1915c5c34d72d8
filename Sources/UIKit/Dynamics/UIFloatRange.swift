/// A range of floating-point numbers.
///
/// - Source: developer.apple.com/documentation/uikit/uifloatrange
public struct UIFloatRange: Equatable, Sendable {
    /// The lower bound.
    public var minimum: CGFloat
    /// The upper bound.
    public var maximum: CGFloat

    /// Creates the range from 0 to 0.
    public init() { (minimum, maximum) = (0, 0) }
    /// Creates the range between two bounds.
    public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }

    /// The range from 0 to 0.
    public static let zero = UIFloatRange()
    /// The unlimited range.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Whether the range is unlimited.
    public var isInfinite: Bool { self == .infinite }
}
