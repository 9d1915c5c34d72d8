import Foundation
import InterfaceBuilderDocument
import LayoutInspection

/// Finding and reading the documents that arguments name.
enum DocumentFile {
    /// Reads a document.
    static func read(_ path: String) -> Result<InterfaceDocument, DocumentFailure> {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            return .failure(DocumentFailure(unreadable(path)))
        }
        do throws(InterfaceDocumentError) {
            return .success(try InterfaceDocument(bytes: [UInt8](data)))
        } catch {
            return .failure(DocumentFailure(error.diagnostic))
        }
    }

    /// The documents that paths name: files as they are, folders with all documents below them, by name.
    static func walk(_ paths: [String]) -> [String] {
        paths.flatMap { path -> [String] in
            guard isFolder(path) else { return [path] }
            let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
            return names.filter(isDocument).sorted().map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
        }
    }

    private static func isDocument(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static func unreadable(_ path: String) -> DocumentDiagnostic {
        let reason =
            isFolder(path)
            ? "it is a folder" : FileManager.default.fileExists(atPath: path) ? "it cannot be opened" : "there is no such file"
        return DocumentDiagnostic(id: "unreadable", severity: .error, message: reason, position: nil)
    }
}
