internal import _FoundationICU
import Foundation

/// A text with parts that depend on numbers, as a `.stringsdict` file states it.
///
/// - Source: developer.apple.com/documentation/xcode/localizing-strings-that-contain-plurals
struct PluralRule {
    /// The text, with a variable such as `%#@count@` for each part.
    let format: String
    /// The texts of a variable by the category of its number.
    let variables: [String: [String: String]]
    /// The language by which a number has a category.
    let language: String

    /// Reads an entry of the file; nil where it states no plural rule.
    init?(_ entry: [String: Any], language: String) {
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        (self.format, self.language) = (format, language)
        variables = entry.compactMapValues { value in
            guard let texts = value as? [String: String], texts["NSStringFormatSpecTypeKey"] == "NSStringPluralRuleType" else {
                return nil
            }
            return texts.filter { !$0.key.hasPrefix("NSString") }
        }
    }

    /// The text for some numbers, with the place of its value in each specifier that is left.
    func expanded(_ arguments: [any CVarArg]) -> String {
        var next = 1
        return expanded(format, of: nil, &next, arguments, depth: 0)
    }

    /// A variable or a specifier, and before it the place of its value where the text says that.
    private static var specifier: Regex<(Substring, Substring?, Substring?, Substring?)> {
        #/
        % (?: (\d+) \$ )?
        (?: \#@ ([^@]*) @ | ( % | [-+\ \#0]* \d* (?: \.\d+ )? (?: hh | h | ll | l | q | z | t | j | L )? [@a-zA-Z] ) )
        /#
    }

    /// Variables may name others, so their depth is bounded.
    private func expanded(
        _ text: String, of place: Int?, _ next: inout Int, _ arguments: [any CVarArg], depth: Int
    ) -> String {
        var (result, rest) = ("", text[...])
        while let match = rest.firstMatch(of: Self.specifier) {
            result += rest[..<match.range.lowerBound]
            rest = rest[match.range.upperBound...]
            if match.output.3 == "%" {
                result += "%%"
                continue
            }
            let own = match.output.1.flatMap { Int($0) } ?? place ?? next
            if match.output.1 == nil, place == nil { next += 1 }
            if let name = match.output.2, depth < 8 {
                result += expanded(choice(String(name), own, arguments), of: own, &next, arguments, depth: depth + 1)
            } else if let specifier = match.output.3 {
                result += "%\(own)$\(specifier)"
            }
        }
        return result + rest
    }

    /// The text of a variable for the value at a place.
    private func choice(_ name: String, _ place: Int, _ arguments: [any CVarArg]) -> String {
        let texts = variables[name] ?? [:]
        guard arguments.indices.contains(place - 1), let number = Self.number(arguments[place - 1]) else {
            return texts["other"] ?? ""
        }
        if number == 0, let zero = texts["zero"] { return zero }
        return texts[category(of: number)] ?? texts["other"] ?? ""
    }

    private static func number(_ value: any CVarArg) -> Double? {
        switch value {
        case let value as any BinaryInteger: Double(value)
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as CGFloat: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    /// The category of a number in the language: `one`, `few`, `other` and the like.
    private func category(of number: Double) -> String {
        var status = U_ZERO_ERROR
        guard let rules = swift_uplrules_open(language, &status), status.rawValue <= 0 else { return "other" }
        defer { swift_uplrules_close(rules) }
        var keyword = [UChar](repeating: 0, count: 16)
        let length = swift_uplrules_select(rules, number, &keyword, Int32(keyword.count), &status)
        return status.rawValue <= 0 ? String(decoding: keyword.prefix(Int(length)), as: UTF16.self) : "other"
    }
}
