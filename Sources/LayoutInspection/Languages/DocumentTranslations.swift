import Foundation
import InterfaceBuilderDocument

/// The texts that the languages of a project have for a document: those of strings files in `LANGUAGE.lproj` and of
/// string catalogues beside the document.
public struct DocumentTranslations: Sendable {
    /// The codes of the languages, in their order.
    public let languages: [String]
    private let tables: [String: [String: String]]
    /// The files that cannot be read.
    public let unreadable: [String]

    /// No translations.
    public init() { self.init(TranslationTables()) }

    /// The translations of a document by its path; none for a document that is itself a language's.
    public init(ofDocumentAt path: String) { self.init(TranslationFiles(ofDocumentAt: path)) }

    package init(_ files: TranslationFiles) {
        var found = TranslationTables()
        for (language, path) in files.strings.sorted(by: { $0.key < $1.key }) { found.addStrings(path, language) }
        for path in files.catalogs { found.addCatalog(path) }
        self.init(found)
    }

    private init(_ found: TranslationTables) {
        tables = found.tables
        languages = found.tables.keys.sorted()
        unreadable = found.unreadable
    }

    /// The texts of a language by keys such as `aBc-dE-fgh.text`; none for a language that the document is not
    /// translated to.
    public func texts(in language: String) -> [String: String] { tables[language] ?? [:] }
}

/// The tables of texts as they are read.
private struct TranslationTables {
    private(set) var tables: [String: [String: String]] = [:]
    private(set) var unreadable: [String] = []

    mutating func addStrings(_ path: String, _ language: String) {
        guard let texts = (try? PropertyListFile.values(path)) as? [String: String] else { return unreadable.append(path) }
        tables[language, default: [:]].merge(texts) { _, new in new }
    }

    /// A catalogue: its own language is what the document says.
    mutating func addCatalog(_ path: String) {
        guard let bytes = try? RegularFile.contents(path),
            let catalog = try? JSONDecoder().decode(Catalog.self, from: Data(bytes))
        else { return unreadable.append(path) }
        for (key, entry) in catalog.strings {
            for (language, localization) in entry.localizations ?? [:] where language != catalog.sourceLanguage {
                guard let text = localization.stringUnit?.value else { continue }
                tables[language, default: [:]][key] = text
            }
        }
    }

    private struct Catalog: Decodable {
        let sourceLanguage: String
        let strings: [String: Entry]

        struct Entry: Decodable { let localizations: [String: Localization]? }
        struct Localization: Decodable { let stringUnit: Unit? }
        struct Unit: Decodable { let value: String }
    }
}
