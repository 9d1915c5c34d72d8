internal import _FoundationICU

/// Texts of numbers of years and months, which Foundation's style for durations does not have.
///
/// - Source: unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html
enum UnitTexts {
    /// The text of a number of units in a language, such as “3 years”.
    ///
    /// - Parameters:
    ///   - unit: A unit of the Unicode CLDR, such as `year`.
    ///   - width: A width of the skeletons, such as `full-name`.
    static func text(_ count: Int, _ unit: String, width: String, language: String) -> String {
        var status = U_ZERO_ERROR
        let skeleton = Array("measure-unit/duration-\(unit) unit-width-\(width)".utf16)
        guard let formatter = swift_unumf_openForSkeletonAndLocale(skeleton, Int32(skeleton.count), language, &status) else {
            return "\(count) \(unit)"
        }
        defer { swift_unumf_close(formatter) }
        let result = swift_unumf_openResult(&status)
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatInt(formatter, Int64(count), result, &status)
        var text = [UInt16](repeating: 0, count: 128)
        let length = swift_unumf_resultToString(result, &text, Int32(text.count), &status)
        guard status.rawValue <= 0 else { return "\(count) \(unit)" }
        return String(decoding: text[..<Int(length)], as: UTF16.self)
    }
}
