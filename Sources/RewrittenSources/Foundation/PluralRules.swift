import Foundation
import InterfaceBuilderDocument

/// The plural rules that the program has read, and texts that stand for them.
///
/// On iOS `NSLocalizedString` returns a text that knows its rule. Here the text begins with characters that nothing
/// shows, the number of its rule in Unicode's tags, and the functions that put values into a text look for them.
enum PluralRules {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var rules: [PluralRule] = []
    /// The texts for the entries of the files that were read, by the files' paths.
    nonisolated(unsafe) private static var texts: [String: [String: String]] = [:]

    /// The text of a key of a table for which the bundle has a plural rule; nil for other keys.
    static func text(_ key: String, table: String?, in bundle: Bundle) -> String? {
        let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        // `developmentLocalization` ends the program where the bundle does not state it.
        let development = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
        for language in bundle.preferredLocalizations + [development ?? "en", "Base"] {
            // The commands link the files of the main bundle under the second name: Foundation does not read those.
            for name in ["stringsdict", "pluralrules"] {
                let path = bundle.bundlePath + "/\(language).lproj/\(table).\(name)"
                if let text = lock.withLock({ read(path, language)[key] }) { return text }
            }
        }
        return nil
    }

    private static func read(_ path: String, _ language: String) -> [String: String] {
        if let known = texts[path] { return known }
        var found: [String: String] = [:]
        for (key, entry) in entries(of: path).sorted(by: { $0.key < $1.key }) {
            guard let rule = PluralRule(entry, language: language) else {
                tell(path, "the entry '\(key)' is no plural rule")
                continue
            }
            found[key] = mark(rules.count) + rule.format
            rules.append(rule)
        }
        texts[path] = found
        return found
    }

    /// The entries of a file; none where there is no such file, or where it cannot be read, which is told.
    private static func entries(of path: String) -> [String: [String: Any]] {
        guard FileManager.default.fileExists(atPath: path) else { return [:] }
        do throws(RegularFile.Fault) {
            if let entries = try PropertyListFile.values(path) as? [String: [String: Any]] { return entries }
            tell(path, "it is no table of plural rules")
        } catch {
            tell(path, error.reason)
        }
        return [:]
    }

    /// Writes what is wrong with a file, which is read once, to standard error.
    private static func tell(_ path: String, _ reason: String) {
        FileHandle.standardError.write(Data("[Foundation] \(path): plural rules are left out: \(reason).\n".utf8))
    }

    // MARK: Marks

    private static let (start, end): (Unicode.Scalar, Unicode.Scalar) = ("\u{E0001}", "\u{E007F}")
    private static let tags: UInt32 = 0xE0000

    private static func mark(_ number: Int) -> String {
        var text = String.UnicodeScalarView([start])
        text.append(contentsOf: String(number).unicodeScalars.map { Unicode.Scalar(tags + $0.value)! })
        text.append(end)
        return String(text)
    }

    /// The text with what its rule says of the values in place of its variables.
    static func expanded(_ text: String, _ arguments: [any CVarArg]) -> String {
        let scalars = text.unicodeScalars
        guard scalars.first == start, let last = scalars.firstIndex(of: end) else { return text }
        let digits = scalars[..<last].dropFirst().compactMap { Unicode.Scalar($0.value &- tags) }
        let number = Int(String(String.UnicodeScalarView(digits)))
        let rule = lock.withLock { number.flatMap { rules.indices.contains($0) ? rules[$0] : nil } }
        return rule?.expanded(arguments) ?? text
    }
}

/// The text of a key in a table of a bundle, or one that stands for its plural rule.
public func localizedText(
    _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
) -> String {
    bundle.localizedText(forKey: key, value: value, table: tableName)
}

/// A text with values put in, written as the user's language writes numbers.
public func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
    String(format: PluralRules.expanded(format, arguments), locale: .current, arguments: arguments)
}

/// A text with values put in.
public func formattedString(format: String, _ arguments: any CVarArg...) -> String {
    String(format: PluralRules.expanded(format, arguments), arguments: arguments)
}

/// A text with values put in.
public func formattedString(format: String, arguments: [any CVarArg]) -> String {
    String(format: PluralRules.expanded(format, arguments), arguments: arguments)
}

/// A text with values put in, written as a language writes numbers.
public func formattedString(format: String, locale: Locale?, _ arguments: any CVarArg...) -> String {
    String(format: PluralRules.expanded(format, arguments), locale: locale, arguments: arguments)
}

/// A text with values put in, written as a language writes numbers.
public func formattedString(format: String, locale: Locale?, arguments: [any CVarArg]) -> String {
    String(format: PluralRules.expanded(format, arguments), locale: locale, arguments: arguments)
}

extension Bundle {
    /// The text of a key in a table, or one that stands for its plural rule.
    public func localizedText(forKey key: String, value: String?, table tableName: String?) -> String {
        PluralRules.text(key, table: tableName, in: self) ?? localizedString(forKey: key, value: value, table: tableName)
    }
}
