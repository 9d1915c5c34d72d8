import InterfaceBuilderDocument
import LayoutInspection

/// Finding and reading the documents that arguments name.
enum DocumentFile {
    /// Reads a document.
    static func read(_ path: String) -> Result<InterfaceDocument, DocumentFailure> {
        guard let bytes = FileSystem.contents(of: path) else { return .failure(DocumentFailure(unreadable(path))) }
        do throws(InterfaceDocumentError) {
            return .success(try InterfaceDocument(bytes: bytes))
        } catch {
            return .failure(DocumentFailure(error.diagnostic))
        }
    }

    /// The documents that paths name: files as they are, folders with all documents below them, by name.
    static func walk(_ paths: [String]) -> [String] {
        paths.flatMap { path -> [String] in
            guard FileSystem.isFolder(path) else { return [path] }
            return FileSystem.names(below: path).filter(isDocument).sorted().map {
                path.hasSuffix("/") ? path + $0 : "\(path)/\($0)"
            }
        }
    }

    private static func isDocument(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
    }

    private static func unreadable(_ path: String) -> DocumentDiagnostic {
        let reason =
            FileSystem.isFolder(path)
            ? "it is a folder" : FileSystem.exists(path) ? "it cannot be opened" : "there is no such file"
        return DocumentDiagnostic(id: "unreadable", severity: .error, message: reason, position: nil)
    }
}
