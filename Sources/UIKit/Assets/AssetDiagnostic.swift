import InterfaceBuilderDocument

/// A warning about a file of an asset catalogue.
package struct AssetDiagnostic: Hashable, Sendable {
    /// The file's path.
    package let file: String
    package let diagnostic: DocumentDiagnostic

    init(_ file: String, _ message: String, at position: SourcePosition? = nil) {
        self.file = file
        diagnostic = DocumentDiagnostic(id: "asset", severity: .warning, message: message, position: position)
    }

    /// The line printed for users: `path:line:column: severity: text [asset]`.
    package var line: String { diagnostic.line(path: file) }
}
