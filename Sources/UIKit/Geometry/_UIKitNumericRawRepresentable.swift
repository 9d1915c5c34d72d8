/// A type with a numeric raw value, such as constraint priorities, window levels and font weights: it is ordered by the
/// number, and arithmetic with numbers applies to it, as in `.required - 1`.
///
/// - Source: developer.apple.com/documentation/uikit/_uikitnumericrawrepresentable
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
    /// Whether the first number is less.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    /// The value whose number is higher by another.
    public static func + (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue + rhs)! }
    /// The value whose number is higher by another.
    public static func + (lhs: RawValue, rhs: Self) -> Self { Self(rawValue: lhs + rhs.rawValue)! }
    /// The value whose number is lower by another.
    public static func - (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue - rhs)! }
    /// The difference of two numbers.
    public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }
    /// Adds a number.
    public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
    /// Subtracts a number.
    public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}
