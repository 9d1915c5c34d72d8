import InterfaceBuilderDocument

/// Collects the diagnostics of reading a part of a document, in order.
@MainActor
package final class DocumentFindings {
    /// Everything reported so far.
    package private(set) var diagnostics: [DocumentDiagnostic]
    private var reported: Set<String> = []

    /// - Parameter diagnostics: Known diagnostics of this part of the document.
    package init(_ diagnostics: [DocumentDiagnostic] = []) {
        self.diagnostics = diagnostics
        leaveOut(diagnostics)
    }

    /// Prevents the diagnostics of another list from being reported again.
    package func leaveOut(_ diagnostics: [DocumentDiagnostic]) {
        for diagnostic in diagnostics { reported.insert(Self.key(of: diagnostic)) }
    }

    /// Reports a finding.
    package func report(_ diagnostic: DocumentDiagnostic) { diagnostics.append(diagnostic) }

    /// Reports a finding unless one with the same key was reported before.
    ///
    /// - Parameter key: The identity of the finding; its kind and position if nil.
    func reportOnce(_ diagnostic: DocumentDiagnostic, key: String? = nil) {
        if isNews(key ?? Self.key(of: diagnostic)) { report(diagnostic) }
    }

    /// Whether no finding with this key was reported before; marks it as reported.
    func isNews(_ key: String) -> Bool { reported.insert(key).inserted }

    private static func key(of diagnostic: DocumentDiagnostic) -> String {
        "\(diagnostic.id) \(diagnostic.position.map { "\($0)" } ?? diagnostic.message)"
    }
}
