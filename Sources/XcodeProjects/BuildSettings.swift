import Foundation

/// The settings with which a target is built in one configuration.
struct BuildSettings {
    private var values: [String: PropertyListValue] = [:]

    /// Settings may name each other and themselves, so what they grow to is bounded.
    private static let mostWords = 10_000
    private static let mostReplacements = 2_000
    private static let longest = 100_000

    /// - Parameters:
    ///   - layers: Tables of settings; a later one replaces what an earlier one says, or extends it by `$(inherited)`.
    ///   - configuration: The name of the configuration, which conditions of settings may ask for.
    init(layers: [PropertyListValue], configuration: String = "Debug") {
        for (key, value) in layers.flatMap({ $0.table ?? [] }) {
            guard let setting = SettingName(key), setting.holds(in: configuration) else { continue }
            values[setting.name] = Self.extended(value, values[setting.name])
        }
    }

    private static func extended(_ value: PropertyListValue, _ inherited: PropertyListValue?) -> PropertyListValue {
        let words = words(of: value)
        guard words.contains("$(inherited)") else { return value }
        let all = words.flatMap { $0 == "$(inherited)" ? inherited.map(Self.words) ?? [] : [$0] }.prefix(mostWords)
        return PropertyListValue(content: .text(all.joined(separator: " ")), position: value.position)
    }

    private static func words(of value: PropertyListValue) -> [String] {
        value.list?.compactMap(\.text) ?? value.text.map { $0.split(separator: " ").map(String.init) } ?? []
    }

    /// The keys that begin with a prefix, sorted.
    func keys(prefix: String) -> [String] { values.keys.filter { $0.hasPrefix(prefix) }.sorted() }

    /// A setting's text, with the settings that it names by `$(NAME)` put in. A name that no setting has stays.
    func text(_ key: String) -> String? { values[key].map { expanded(Self.words(of: $0).joined(separator: " ")) } }

    /// A setting's words.
    func words(_ key: String) -> [String] {
        (values[key].map(Self.words) ?? []).map { expanded($0) }.filter { !$0.isEmpty && $0 != "$(inherited)" }
    }

    /// Whether a setting is on.
    func isOn(_ key: String) -> Bool { text(key) == "YES" }

    /// Sets what Xcode sets itself.
    mutating func setDefault(_ key: String, _ value: String) {
        guard values[key] == nil else { return }
        values[key] = PropertyListValue(content: .text(value), position: .init(line: 1, column: 1))
    }

    // MARK: Settings in settings

    /// A text with the settings that it names put in.
    func expanded(_ text: String) -> String {
        var replacementsLeft = Self.mostReplacements
        return expanded(text, depth: 0, &replacementsLeft)
    }

    private func expanded(_ text: String, depth: Int, _ replacementsLeft: inout Int) -> String {
        guard depth < 20 else { return text }
        // Configuration files write two slashes, which begin a comment there, with an empty reference between them.
        let text = text.replacingOccurrences(of: "$()", with: "")
        var (result, rest) = ("", text[...])
        while replacementsLeft > 0, result.utf8.count < Self.longest, let range = Self.reference(in: rest) {
            replacementsLeft -= 1
            result += rest[..<range.lowerBound]
            let parts = rest[range].dropFirst(2).dropLast().split(separator: ":").map(String.init)
            if let value = values[parts[0]].map({ Self.words(of: $0).joined(separator: " ") }) ?? Self.fallback(parts) {
                result += Self.changed(expanded(value, depth: depth + 1, &replacementsLeft), by: parts.dropFirst())
            } else {
                result += rest[range]
            }
            rest = rest[range.upperBound...]
        }
        return result + rest
    }

    private static func reference(in text: Substring) -> Range<String.Index>? {
        guard text.contains("$") else { return nil }
        return text.range(of: #"\$[({][A-Za-z0-9_]+(:[A-Za-z0-9_.=-]*)*[)}]"#, options: .regularExpression)
    }

    /// The default of a reference whose setting is missing.
    private static func fallback(_ parts: [String]) -> String? {
        parts.first { $0.hasPrefix("default=") }.map { String($0.dropFirst("default=".count)) }
    }

    private static func changed(_ text: String, by operations: ArraySlice<String>) -> String {
        operations.reduce(text) { text, operation in
            switch operation {
            case "c99extidentifier", "identifier": moduleName(text)
            case "rfc1034identifier": String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
            case "lower": text.lowercased()
            case "upper": text.uppercased()
            default: text
            }
        }
    }

    /// The name of a module with the name of a product.
    static func moduleName(_ product: String) -> String {
        let name = String(product.map { $0 == "_" || ($0.isLetter || $0.isNumber) ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }
}
