/// The reason why bytes are not a readable document.
public enum InterfaceDocumentError: Error, Hashable, Sendable {
    /// The bytes are not well-formed XML.
    case malformed(MarkupError)
    /// The XML has another root element, of this name.
    case notInterfaceBuilder(String)
    /// The document is of Xcode 4 or older.
    case legacyArchive
    /// A binary property list or archive: a compiled document.
    case compiled
    /// The document is for this platform instead of iOS.
    case otherPlatform(String)

    /// The error as a diagnostic, with its position.
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
    /// A description of the reason, after its line and column: `3:14: <b> is never closed`.
    public var description: String {
        let diagnostic = diagnostic
        return (diagnostic.position.map { "\($0): " } ?? "") + diagnostic.message
    }
}
