/// Why bytes are not a document that can be read.
package enum InterfaceDocumentError: Error, Hashable, Sendable {
    case malformed(MarkupError)
    case notInterfaceBuilder(String)
    case legacyArchive
    case otherPlatform(String)

    /// The failure as a diagnostic, with its place.
    package var diagnostic: DocumentDiagnostic {
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
        case .otherPlatform(let runtime):
            return DocumentDiagnostic(
                id: "not-ios", severity: .error, message: "the document is for \(runtime), not for iOS", position: start)
        }
    }
}
