public import Foundation

// Texts of numbers as on iOS, where a `Double` with an integral value has no fraction: `2`, not `2.0`. Foundation on
// Linux has Swift's texts.

extension NSNumber {
    /// The text of the number on iOS: `%0.16g` for a `Double` and `%0.7g` for a `Float`. Decimal numbers report the
    /// type `Double`, and have all their digits.
    ///
    /// - Source: developer.apple.com/documentation/foundation/nsnumber/description(withlocale:)
    package var textOnIOS: String {
        if self is NSDecimalNumber { return description }
        // Not `description`, which returns this text if `NumberTexts` is part of the program.
        return switch String(cString: objCType) {
        case "d" where doubleValue.isFinite: String(format: "%0.16g", doubleValue)
        case "f" where doubleValue.isFinite: String(format: "%0.7g", doubleValue)
        case "d", "f": "\(doubleValue)"
        case "Q": "\(uint64Value)"
        default: "\(int64Value)"
        }
    }
}

extension DefaultStringInterpolation {
    /// Appends the text of a number as on iOS.
    public mutating func appendInterpolation(_ value: NSNumber) { appendLiteral(value.textOnIOS) }
}

extension String {
    /// Creates the text of a number as on iOS.
    public init(describing instance: NSNumber) { self = instance.textOnIOS }
}
