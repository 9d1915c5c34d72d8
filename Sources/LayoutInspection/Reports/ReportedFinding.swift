import InterfaceBuilderDocument

/// A finding about a document, as reports for other programs state it.
package struct ReportedFinding: Hashable, Sendable {
    /// The document's path as it was given.
    package let path: String
    /// The id of the scene it is in; empty where a document could not be read.
    package let scene: String
    package let diagnostic: DocumentDiagnostic

    package init(path: String, scene: String, diagnostic: DocumentDiagnostic) {
        self.path = path
        self.scene = scene
        self.diagnostic = diagnostic
    }

    /// The path without leading `./`, as hosts of code expect it.
    var plainPath: String {
        var plain = path[...]
        while plain.hasPrefix("./") { plain = plain.dropFirst(2).drop { $0 == "/" } }
        return String(plain)
    }
}
