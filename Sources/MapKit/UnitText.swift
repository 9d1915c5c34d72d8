internal import _FoundationICU
import Foundation

/// Numbers with units in a language.
enum UnitText {
    /// A number as ICU formats it.
    ///
    /// - Parameter skeleton: The unit, its width and the number's precision, as an ICU number skeleton.
    static func text(of number: Double, skeleton: String, _ locale: Locale) -> String {
        var status = U_ZERO_ERROR
        let characters = Array(skeleton.utf16)
        guard
            let formatter = swift_unumf_openForSkeletonAndLocale(
                characters, Int32(characters.count), locale.identifier, &status),
            let result = swift_unumf_openResult(&status), status.rawValue <= 0
        else { return "\(number)" }
        defer {
            swift_unumf_close(formatter)
            swift_unumf_closeResult(result)
        }
        swift_unumf_formatDouble(formatter, number, result, &status)
        var text = [UChar](repeating: 0, count: 128)
        let length = swift_unumf_resultToString(result, &text, Int32(text.count), &status)
        return status.rawValue <= 0 ? String(decoding: text.prefix(Int(length)), as: UTF16.self) : "\(number)"
    }
}
