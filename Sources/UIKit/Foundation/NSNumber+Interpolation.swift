public import Foundation

// Texts of numbers as on iOS, where a whole number made of a `Double` has no fraction: `2`, not `2.0`. Foundation on Linux has Swift's texts.

extension NSNumber {
    /// The text of the number on iOS: `%0.16g` for a `Double` and `%0.7g` for a `Float`. Decimal numbers say that they are `Double`s, and have all their
    /// digits.
    ///
    /// - Source: developer.apple.com/documentation/foundation/nsnumber/description(withlocale:)
    var textOnIOS: String {
        switch String(cString: objCType) {
        case "d" where doubleValue.isFinite && !(self is NSDecimalNumber): String(format: "%0.16g", doubleValue)
        case "f" where floatValue.isFinite: String(format: "%0.7g", Double(floatValue))
        default: description
        }
    }
}

extension DefaultStringInterpolation {
    /// Adds the text that a number has on iOS.
    public mutating func appendInterpolation(_ value: NSNumber) { appendLiteral(value.textOnIOS) }
}

extension String {
    /// Makes the text that a number has on iOS.
    public init(describing instance: NSNumber) { self = instance.textOnIOS }
}
