import Foundation
import InterfaceBuilderDocument
import LayoutInspection

/// Changes texts of documents in other languages, in strings files and string catalogues: one value at a time, saved at once.
@MainActor
final class TextEditing {
    /// A change of a file, which can be undone while nobody else changes the file.
    private struct Change {
        let path: String
        /// Nil for a file that the change made.
        let before: [UInt8]?
        let after: [UInt8]
    }

    private var changes: [String: [Change]] = [:]
    private static let mostChanges = 200

    /// Whether there is a change of a document's texts that can be undone.
    func canUndo(_ document: String) -> Bool { changes[document]?.isEmpty == false }

    /// Gives a text another translation.
    ///
    /// - Parameters:
    ///   - document: The path by which the page knows the document.
    ///   - file: Its absolute path.
    /// - Returns: The path of the file that was changed; nil if it has the text already.
    func set(
        _ key: String, in language: String, to value: String, remark: String, of document: String, at file: String
    ) throws -> String? {
        let files = TranslationFiles(ofDocumentAt: file)
        guard !files.isLocalized else { throw StudioRefusal("\(document) is itself a language's, and has no translations") }
        let path = Self.place(of: key, language, files)
        let before = FileManager.default.fileExists(atPath: path) ? try EditedFile(path).bytes : nil
        let after = try Self.changed(before ?? [], path, key, language, value, remark)
        guard after != before else { return nil }
        try Self.write(after, path, instead: before)
        changes[document, default: []].append(Change(path: path, before: before, after: after))
        if changes[document]!.count > Self.mostChanges { changes[document]!.removeFirst() }
        return path
    }

    /// Undoes the last change of a document's texts.
    func undo(_ document: String) throws -> String? {
        guard let last = changes[document]?.last else { return nil }
        let file = try EditedFile(last.path)
        guard file.bytes == last.after else { throw StudioRefusal("\(last.path) was changed by another program since") }
        if let before = last.before {
            try Self.write(before, last.path, instead: last.after)
        } else if unlink(last.path) != 0 {
            throw StudioRefusal("\(last.path) cannot be removed")
        }
        changes[document]!.removeLast()
        return last.path
    }

    /// The file that has a text of a language, or gets it.
    private static func place(of key: String, _ language: String, _ files: TranslationFiles) -> String {
        if let path = files.strings[language],
            (try? PropertyListFile.values(path) as? [String: String])?[key] != nil || files.catalogs.isEmpty
        {
            return path
        }
        return files.catalogs.last ?? files.stringsPath(language)
    }

    private static func changed(
        _ bytes: [UInt8], _ path: String, _ key: String, _ language: String, _ value: String, _ remark: String
    ) throws -> [UInt8] {
        do throws(StringsText.Fault) {
            if path.hasSuffix(".xcstrings") {
                var catalog = CatalogText(bytes)
                try catalog.set(key, in: language, to: value)
                return catalog.bytes
            }
            var strings = try StringsText(bytes)
            try strings.set(key, to: value, remark: remark)
            return strings.bytes
        } catch {
            throw StudioRefusal("\((path as NSString).lastPathComponent), \(error)")
        }
    }

    private static func write(_ bytes: [UInt8], _ path: String, instead before: [UInt8]?) throws {
        if before == nil {
            let folder = (path as NSString).deletingLastPathComponent
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            guard FileManager.default.createFile(atPath: path, contents: nil) else {
                throw StudioRefusal("\(path) cannot be made")
            }
        }
        do throws(EditedFileFault) {
            var file = try EditedFile(path)
            guard file.bytes == before ?? [] else { throw .changedOutside }
            try file.save(bytes)
        } catch {
            throw StudioRefusal("\((path as NSString).lastPathComponent): \(error)")
        }
    }
}
