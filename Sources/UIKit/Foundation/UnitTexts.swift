internal import _FoundationICU

/// A number with its unit in a language, such as “3 years”, formatted by ICU skeletons.
///
/// - Source: unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html
struct UnitTexts {
    /// The whole text.
    let text: String
    /// The number, after conversion to the unit of a usage and before rounding by the caller.
    let number: Double
    /// The range of the number in the text, in UTF-16 code units; nil if the text has several numbers or none.
    let numberPlace: Range<Int>?

    /// Formats a number by a skeleton; nil if the data lacks a name in the skeleton.
    init?(_ number: Double, skeleton: String, language: String) {
        var status = U_ZERO_ERROR
        let skeleton = Array(skeleton.utf16)
        guard let formatter = swift_unumf_openForSkeletonAndLocale(skeleton, Int32(skeleton.count), language, &status) else {
            return nil
        }
        defer { swift_unumf_close(formatter) }
        let result = swift_unumf_openResult(&status)
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, number, result, &status)
        var units = [UInt16](repeating: 0, count: 256)
        let length = swift_unumf_resultToString(result, &units, Int32(units.count), &status)
        var digits = [CChar](repeating: 0, count: 64)
        let digitCount = swift_unumf_resultToDecimalNumber(result, &digits, Int32(digits.count), &status)
        guard status.rawValue <= 0, let result else { return nil }
        text = String(decoding: units[..<Int(length)], as: UTF16.self)
        self.number = Double(String(decoding: digits[..<Int(digitCount)].map(UInt8.init), as: UTF8.self)) ?? number
        numberPlace = Self.numberPlace(in: result)
    }

    /// The text of an integral number of time units.
    ///
    /// - Parameters:
    ///   - unit: A unit of the Unicode CLDR, such as `year`.
    ///   - width: A width of the skeletons, such as `full-name`.
    static func text(_ count: Int, _ unit: String, width: String, language: String) -> String {
        UnitTexts(Double(count), skeleton: "unit/\(unit) unit-width-\(width)", language: language)?.text ?? "\(count) \(unit)"
    }

    /// The text with the number replaced.
    func replacingNumber(by other: String) -> String {
        guard let numberPlace else { return text }
        let units = Array(text.utf16)
        return String(
            decoding: units[..<numberPlace.lowerBound] + Array(other.utf16) + units[numberPlace.upperBound...], as: UTF16.self)
    }

    /// The range of a result without its unit, if it is contiguous.
    private static func numberPlace(in result: OpaquePointer) -> Range<Int>? {
        var status = U_ZERO_ERROR
        guard let fields = swift_ufieldpositer_open(&status) else { return nil }
        defer { swift_ufieldpositer_close(fields) }
        swift_unumf_resultGetAllFieldPositions(result, fields, &status)
        var (begin, end) = (Int32(0), Int32(0))
        var place: Range<Int>?
        var (wholeNumbers, field) = (0, swift_ufieldpositer_next(fields, &begin, &end))
        while field >= 0 {
            if field != UNUM_MEASURE_UNIT_FIELD.rawValue {
                wholeNumbers += field == UNUM_INTEGER_FIELD.rawValue ? 1 : 0
                let range = Int(begin)..<Int(end)
                place = place.map { min($0.lowerBound, range.lowerBound)..<max($0.upperBound, range.upperBound) } ?? range
            }
            field = swift_ufieldpositer_next(fields, &begin, &end)
        }
        return wholeNumbers == 1 ? place : nil
    }
}
