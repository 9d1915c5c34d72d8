import Foundation

/// Parses the numbers of documents: decimal, with a full stop in every locale, and finite.
package enum DocumentNumber {
    /// Parses a number; nil for anything else, including `nan`, `inf`, hexadecimal and values beyond a `Double`.
    package static func parse(_ text: String) -> Double? {
        if let value = short(text.utf8) { return value }
        guard isDecimal(text.utf8), let value = Double(text), value.isFinite else { return nil }
        return value
    }

    /// Parses a length or coordinate in points, with an absolute value of at most `longest`.
    package static func parseLength(_ text: String) -> Double? {
        parse(text).flatMap { abs($0) <= longest ? $0 : nil }
    }

    /// A number as Interface Builder writes it: whole numbers without a point, except for `0.0`.
    package static func text(of value: Double) -> String {
        if value == 0 { return "0.0" }
        return value.rounded() == value && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }

    /// Parses a multiplier: `0.5`, `16:9` or `4/5`.
    package static func parseRatio(_ text: String) -> Double? {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
        guard parts.count <= 2, let numerator = parse(String(parts[0])) else { return nil }
        guard parts.count == 2 else { return numerator }
        guard let denominator = parse(String(parts[1])), denominator != 0, (numerator / denominator).isFinite else { return nil }
        return numerator / denominator
    }

    /// The longest length in points that is accepted; pixel positions at 3x are still exact there.
    package static let longest = 1e9

    /// Parses a number without exponent of at most fifteen digits, as nearly all are; nil for other texts. Both the
    /// digits and the power of ten are exact then, so that their quotient is the nearest number.
    private static func short(_ text: String.UTF8View) -> Double? {
        var (digits, decimals, value) = (0, 0, 0)
        var (sawPoint, isNegative) = (false, false)
        for (place, byte) in text.enumerated() {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                value = value * 10 + Int(byte - UInt8(ascii: "0"))
                digits += 1
                if sawPoint { decimals += 1 }
                if digits > 15 { return nil }
            case UInt8(ascii: ".") where !sawPoint && digits > 0: sawPoint = true
            case UInt8(ascii: "-") where place == 0: isNegative = true
            default: return nil
            }
        }
        guard digits > 0, !sawPoint || decimals > 0 else { return nil }
        let number = Double(value) / powersOfTen[decimals]
        return isNegative ? -number : number
    }

    private static let powersOfTen = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15]

    private static func isDecimal(_ text: String.UTF8View) -> Bool {
        var sawDigit = false
        for byte in text {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): sawDigit = true
            case UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"): break
            case UInt8(ascii: "e"), UInt8(ascii: "E"): if !sawDigit { return false }
            default: return false
            }
        }
        return sawDigit
    }
}

extension MarkupElement {
    /// The value of a flag, `YES` or `NO`; nil if it is absent or has another value.
    package func flag(_ name: String) -> Bool? {
        switch self[name] {
        case "YES": true
        case "NO": false
        default: nil
        }
    }

    /// A finite number; nil if the attribute is absent or malformed (`DocumentValidation` reports that).
    package func number(_ name: String) -> Double? { self[name].flatMap { DocumentNumber.parse($0) } }

    /// A length or coordinate in points; nil if it is absent, malformed or too large.
    package func length(_ name: String) -> Double? { self[name].flatMap { DocumentNumber.parseLength($0) } }

    /// An integer.
    package func integer(_ name: String) -> Int? { self[name].flatMap { Int($0) } }

    /// The rectangle of `<rect key="…">`, in points: absent, malformed and negative lengths are 0.
    package func rect(_ key: String) -> CGRect? {
        guard let element = child(key: key, named: "rect") else { return nil }
        return CGRect(
            x: element.length("x") ?? 0, y: element.length("y") ?? 0, width: max(0, element.length("width") ?? 0),
            height: max(0, element.length("height") ?? 0))
    }

    /// The size of `<size key="…">`, in points.
    package func size(_ key: String) -> CGSize? {
        guard let element = child(key: key, named: "size") else { return nil }
        return CGSize(width: element.length("width") ?? 0, height: element.length("height") ?? 0)
    }

    /// The recorded frame, in points in the superview's coordinates.
    public var recordedFrame: CGRect? { rect("frame") ?? insetFrame }

    /// The object id.
    public var id: String? { self["id"] }
}
