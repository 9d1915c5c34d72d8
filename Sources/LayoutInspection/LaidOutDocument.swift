import InterfaceBuilderDocument

/// A document after layout, or why it could not be read.
package struct LaidOutDocument: Sendable {
    /// The path as it was given.
    package let path: String
    package let outcome: Result<[LaidOutScene], DocumentFailure>

    package init(path: String, outcome: Result<[LaidOutScene], DocumentFailure>) {
        self.path = path
        self.outcome = outcome
    }
}

/// Why a document could not be read.
package struct DocumentFailure: Error, Hashable, Sendable {
    package let diagnostic: DocumentDiagnostic

    package init(_ diagnostic: DocumentDiagnostic) { self.diagnostic = diagnostic }
}

extension LaidOutDocument {
    /// The diagnostics of all scenes, in document order.
    package var diagnostics: [DocumentDiagnostic] {
        guard case .success(let scenes) = outcome else { return [] }
        return scenes.flatMap(\.diagnostics)
    }

    /// The document as a JSON object on one line.
    package var json: String {
        var writer = JSONWriter()
        write(to: &writer)
        return writer.text
    }
}
