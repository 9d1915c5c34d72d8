/// An exact rational number.
///
/// Operations trap when numerator or denominator leave 128 bits; ``ExactSystem`` does its own arithmetic and throws
/// instead.
package struct Fraction: Hashable, Sendable {
    package let numerator: Int128
    /// Positive, and without a divisor in common with the numerator.
    package let denominator: Int128

    package init(_ numerator: Int128, _ denominator: Int128 = 1) {
        let divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0 ? -1 : 1)
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
    }

    package init(_ whole: Int) { self.init(Int128(whole)) }

    /// The nearest double.
    package var double: Double { Double(numerator) / Double(denominator) }

    package static func + (a: Fraction, b: Fraction) -> Fraction {
        Fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
    }

    package static func - (a: Fraction, b: Fraction) -> Fraction { a + -b }
    package static prefix func - (a: Fraction) -> Fraction { Fraction(-a.numerator, a.denominator) }

    package static func * (a: Fraction, b: Fraction) -> Fraction {
        Fraction(a.numerator * b.numerator, a.denominator * b.denominator)
    }
}

extension Fraction: ExpressibleByIntegerLiteral {
    package init(integerLiteral value: Int) { self.init(value) }
}

extension Fraction: CustomStringConvertible {
    package var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
}

/// The largest number that divides both; 1 for two zeros.
func greatestCommonDivisor(_ a: Int128, _ b: Int128) -> Int128 {
    var (a, b) = (a.magnitude, b.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    return a == 0 ? 1 : Int128(a)
}
