/// Why bytes are not a document that can be read.
public enum InterfaceDocumentError: Error, Hashable, Sendable {
    /// It is no XML that can be read.
    case malformed(MarkupError)
    /// It is XML with another root element, of this name.
    case notInterfaceBuilder(String)
    /// It is of Xcode 4 or older.
    case legacyArchive
    /// A binary property list or archive, as builds make of documents.
    case compiled
    /// It is for this platform, not for iOS.
    case otherPlatform(String)

    /// The failure as a diagnostic, with its place.
    public var diagnostic: DocumentDiagnostic {
        let start = SourcePosition(line: 1, column: 1)
        switch self {
        case .malformed(let error):
            return DocumentDiagnostic(id: error.id, severity: .error, message: error.description, position: error.position)
        case .notInterfaceBuilder(let name):
            return DocumentDiagnostic(
                id: "not-a-document", severity: .error, message: "the root element is \(name), not document", position: start)
        case .legacyArchive:
            return DocumentDiagnostic(
                id: "not-a-document", severity: .error, message: "the format of Xcode 4 and before is not supported",
                position: start)
        case .compiled:
            return DocumentDiagnostic(
                id: "not-a-document", severity: .error, message: "the document is compiled; its source is needed", position: nil)
        case .otherPlatform(let runtime):
            return DocumentDiagnostic(
                id: "not-ios", severity: .error, message: "the document is for \(runtime), not for iOS", position: start)
        }
    }
}

extension InterfaceDocumentError: CustomStringConvertible {
    /// The reason in words, after its line and column: `3:14: <b> is never closed`.
    public var description: String {
        let diagnostic = diagnostic
        return (diagnostic.position.map { "\($0): " } ?? "") + diagnostic.message
    }
}
