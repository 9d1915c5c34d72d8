import Foundation
import InterfaceBuilderDocument

/// A string catalogue, `.xcstrings`: texts by keys in several languages, from which Xcode makes strings files.
struct StringCatalog: Decodable {
    let sourceLanguage: String
    let strings: [String: Entry]

    struct Entry: Decodable {
        let localizations: [String: Localization]?
    }

    struct Localization: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
    }

    struct Unit: Decodable {
        let value: String
    }

    struct Variations: Decodable {
        let plural: [String: Localization]?
    }

    /// Reads a catalogue.
    init(path: String) throws(PackageWriting.Fault) {
        do throws(RegularFile.Fault) {
            let bytes = try RegularFile.contents(path)
            do { self = try JSONDecoder().decode(StringCatalog.self, from: Data(bytes)) } catch {
                throw RegularFile.Fault(reason: Self.reason(error))
            }
        } catch {
            throw .unreadable(path, place: nil, reason: "it is no string catalogue: \(error.reason)")
        }
    }

    /// The message of a decoder's error, with the keys that lead to the place.
    private static func reason(_ error: any Error) -> String {
        let (context, missing): (DecodingError.Context, String?) =
            switch error {
            case DecodingError.keyNotFound(let key, let context): (context, "the key \(key.stringValue) is missing")
            case DecodingError.valueNotFound(_, let context): (context, "a value is missing")
            case DecodingError.typeMismatch(_, let context): (context, "a value is of another kind")
            case DecodingError.dataCorrupted(let context): (context, nil)
            default: (.init(codingPath: [], debugDescription: error.localizedDescription), nil)
            }
        let path = context.codingPath.map(\.stringValue).joined(separator: "/")
        let cause = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey] as? String
        return (path.isEmpty ? "" : "\(path): ") + (missing ?? cause ?? context.debugDescription)
    }

    /// The languages of the texts, sorted.
    var languages: [String] {
        Set(strings.values.flatMap { $0.localizations.map { Array($0.keys) } ?? [] }).union([sourceLanguage]).sorted()
    }

    /// The texts in a language, by their keys. A key is its own text in the source language.
    func texts(in language: String) -> [String: String] {
        var texts: [String: String] = [:]
        for (key, entry) in strings {
            let localization = entry.localizations?[language]
            if let text = localization?.stringUnit?.value {
                texts[key] = text
            } else if language == sourceLanguage, localization?.variations == nil {
                texts[key] = key
            }
        }
        return texts
    }

    /// The `.stringsdict` of a language: the texts by number.
    func plurals(in language: String) -> [String: Any] {
        var rules: [String: Any] = [:]
        for (key, entry) in strings {
            guard let plural = entry.localizations?[language]?.variations?.plural else { continue }
            var rule: [String: String] = [
                "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld",
            ]
            for (category, text) in plural { rule[category] = text.stringUnit?.value }
            rules[key] = ["NSStringLocalizedFormatKey": "%#@value@", "value": rule] as [String: Any]
        }
        return rules
    }

    /// Writes a strings file for each language into folders `LANGUAGE.lproj`.
    ///
    /// - Returns: The paths of the files.
    func write(named name: String, to folder: String) throws -> [String] {
        try languages.flatMap { language in
            let place = "\(folder)/\(language).lproj"
            try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
            let files: [(String, [String: Any])] = [
                ("\(name).strings", texts(in: language)), ("\(name).stringsdict", plurals(in: language)),
            ]
            return try files.filter { !$0.1.isEmpty }.map { file, values in
                let data = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
                try data.write(to: URL(fileURLWithPath: "\(place)/\(file)"))
                return "\(place)/\(file)"
            }
        }
    }
}
