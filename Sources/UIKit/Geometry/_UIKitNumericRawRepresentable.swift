/// A name for a number, as priorities of constraints, levels of windows and weights of fonts are: ordered as their
/// numbers, and moved by them, as in `.required - 1`.
///
/// - Source: developer.apple.com/documentation/uikit/_uikitnumericrawrepresentable
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
    /// Whether the first number is less.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    /// What stands for a number that is higher by another.
    public static func + (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue + rhs)! }
    /// What stands for a number that is higher by another.
    public static func + (lhs: RawValue, rhs: Self) -> Self { Self(rawValue: lhs + rhs.rawValue)! }
    /// What stands for a number that is lower by another.
    public static func - (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue - rhs)! }
    /// The difference of two numbers.
    public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }
    /// Adds a number.
    public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
    /// Takes a number away.
    public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}
