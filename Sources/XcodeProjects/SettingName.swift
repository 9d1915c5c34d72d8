import Foundation

/// The name of a build setting with its conditions, such as `SWIFT_VERSION[sdk=iphone*][config=Debug]`.
struct SettingName {
    let name: String
    private let conditions: [String]

    /// Nil for a text that is no such name.
    init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "[").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t],")) }
        guard let name = parts.first, !name.isEmpty, name.allSatisfy({ $0 == "_" || $0.isLetter || $0.isNumber }) else {
            return nil
        }
        self.name = name
        conditions = parts.dropFirst().flatMap { $0.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } }
    }

    /// Whether the conditions are those of a simulator of iOS in a configuration.
    func holds(in configuration: String) -> Bool {
        conditions.allSatisfy { condition in
            let sides = condition.split(separator: "=", maxSplits: 1).map(String.init)
            guard sides.count == 2 else { return false }
            switch sides[0] {
            case "sdk": return Self.matches("iphonesimulator", sides[1])
            case "config": return Self.matches(configuration, sides[1])
            case "arch", "variant": return sides[1] == "*"
            default: return false
            }
        }
    }

    /// Whether a text begins with what stands before a pattern's asterisk, or is the pattern.
    private static func matches(_ text: String, _ pattern: String) -> Bool {
        pattern.hasSuffix("*") ? text.hasPrefix(pattern.dropLast()) : text == pattern
    }
}
