import Foundation

/// The settings with which a target is built in one configuration.
struct BuildSettings {
    private var values: [String: PropertyListValue] = [:]

    /// - Parameter layers: Tables of settings; a later one replaces what an earlier one says, or extends it by `$(inherited)`.
    init(layers: [PropertyListValue]) {
        for layer in layers {
            for (key, value) in layer.table ?? [] { values[key] = Self.extended(value, values[key]) }
        }
    }

    private static func extended(_ value: PropertyListValue, _ inherited: PropertyListValue?) -> PropertyListValue {
        let words = words(of: value)
        guard words.contains("$(inherited)") else { return value }
        let all = words.flatMap { $0 == "$(inherited)" ? inherited.map(Self.words) ?? [] : [$0] }
        return PropertyListValue(content: .text(all.joined(separator: " ")), position: value.position)
    }

    private static func words(of value: PropertyListValue) -> [String] {
        value.list?.compactMap(\.text) ?? value.text.map { $0.split(separator: " ").map(String.init) } ?? []
    }

    /// The keys that begin with a prefix, sorted.
    func keys(prefix: String) -> [String] { values.keys.filter { $0.hasPrefix(prefix) }.sorted() }

    /// A setting's text, with the settings that it names by `$(NAME)` put in. A name that no setting has stays.
    func text(_ key: String) -> String? { values[key].map { expanded(Self.words(of: $0).joined(separator: " "), depth: 0) } }

    /// A setting's words.
    func words(_ key: String) -> [String] {
        (values[key].map(Self.words) ?? []).map { expanded($0, depth: 0) }.filter { !$0.isEmpty && $0 != "$(inherited)" }
    }

    /// Sets what Xcode sets itself.
    mutating func setDefault(_ key: String, _ value: String) {
        guard values[key] == nil else { return }
        values[key] = PropertyListValue(content: .text(value), position: .init(line: 1, column: 1))
    }

    /// A text with the settings that it names put in.
    func expanded(_ text: String) -> String { expanded(text, depth: 0) }

    private func expanded(_ text: String, depth: Int) -> String {
        guard depth < 20, let range = text.range(of: #"\$[({][A-Za-z0-9_]+(:[a-z0-9]+)*[)}]"#, options: .regularExpression) else {
            return text
        }
        let parts = text[range].dropFirst(2).dropLast().split(separator: ":").map(String.init)
        let rest = expanded(String(text[range.upperBound...]), depth: depth)
        guard let value = values[parts[0]] else { return text[..<range.upperBound] + rest }
        let inner = expanded(Self.words(of: value).joined(separator: " "), depth: depth + 1)
        return text[..<range.lowerBound] + Self.changed(inner, by: parts.dropFirst()) + rest
    }

    private static func changed(_ text: String, by operations: ArraySlice<String>) -> String {
        operations.reduce(text) { $1 == "c99extidentifier" || $1 == "identifier" ? moduleName($0) : $0 }
    }

    /// The name of a module with the name of a product.
    static func moduleName(_ product: String) -> String {
        let name = String(product.map { $0 == "_" || ($0.isLetter || $0.isNumber) ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }
}
