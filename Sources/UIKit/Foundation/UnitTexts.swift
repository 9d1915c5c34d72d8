internal import _FoundationICU

/// A number with its unit in a language, such as “3 years”, by the skeletons of the Unicode CLDR.
///
/// - Source: unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html
struct UnitTexts {
    /// The whole text.
    let text: String
    /// The number, after conversion to the unit that a usage prefers and before rounding by the caller.
    let number: Double
    /// Where the number stands in the text, in UTF-16 units; nil if the text has several numbers or none.
    let numberPlace: Range<Int>?

    /// The text of a number by a skeleton; nil if the skeleton names what the data does not have.
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

    /// The text of a whole number of units of time.
    ///
    /// - Parameters:
    ///   - unit: A unit of the Unicode CLDR, such as `year`.
    ///   - width: A width of the skeletons, such as `full-name`.
    static func text(_ count: Int, _ unit: String, width: String, language: String) -> String {
        UnitTexts(Double(count), skeleton: "unit/\(unit) unit-width-\(width)", language: language)?.text ?? "\(count) \(unit)"
    }

    /// The text with another text in place of the number.
    func replacingNumber(by other: String) -> String {
        guard let numberPlace else { return text }
        let units = Array(text.utf16)
        return String(
            decoding: units[..<numberPlace.lowerBound] + Array(other.utf16) + units[numberPlace.upperBound...], as: UTF16.self)
    }

    /// The fields of a result but for its unit, if they stand together.
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
