import Foundation
import InterfaceBuilderDocument

/// The files beside a document that hold its texts in other languages: `LANGUAGE.lproj/NAME.strings`, and string catalogues
/// `NAME.xcstrings` beside it or in a language's folder.
package struct TranslationFiles: Hashable, Sendable {
    /// The paths of strings files by their languages.
    package private(set) var strings: [String: String] = [:]
    /// The paths of catalogues.
    package private(set) var catalogs: [String] = []
    /// The folder that has the languages' folders.
    private let resources: String
    private let name: String
    /// Whether the document is itself a language's, which has no translations.
    package let isLocalized: Bool

    /// The files of a document by its path.
    package init(ofDocumentAt path: String) {
        let folder = (path as NSString).deletingLastPathComponent
        let holder = URL(fileURLWithPath: folder.isEmpty ? "." : folder).lastPathComponent
        let own = folder.isEmpty ? "." : folder
        name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        isLocalized = holder != "Base.lproj" && holder.hasSuffix(".lproj")
        resources = holder == "Base.lproj" ? URL(fileURLWithPath: own).deletingLastPathComponent().path : own
        guard !isLocalized else { return }
        for project in Self.languageFolders(in: resources) {
            let language = String(project.dropLast(".lproj".count))
            let (table, catalog) = ("\(resources)/\(project)/\(name).strings", "\(resources)/\(project)/\(name).xcstrings")
            if language != "Base", FileManager.default.fileExists(atPath: table) { strings[language] = table }
            if FileManager.default.fileExists(atPath: catalog) { catalogs.append(catalog) }
        }
        let catalog = "\(own)/\(name).xcstrings"
        if !catalogs.contains(catalog), FileManager.default.fileExists(atPath: catalog) { catalogs.append(catalog) }
    }

    /// All files, in their order.
    package var all: [String] { strings.values.sorted() + catalogs }

    /// The path that the strings file of a language has, or would have.
    package func stringsPath(_ language: String) -> String {
        strings[language] ?? "\(resources)/\(language).lproj/\(name).strings"
    }

    private static func languageFolders(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".lproj") }.sorted()
    }
}
