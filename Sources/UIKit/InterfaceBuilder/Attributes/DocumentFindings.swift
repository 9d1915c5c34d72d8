import InterfaceBuilderDocument

/// Collects what reading a part of a document finds, in the order in which it is found.
@MainActor
package final class DocumentFindings {
    /// Everything reported so far.
    package private(set) var diagnostics: [DocumentDiagnostic]
    private var reported: Set<String> = []

    /// - Parameter diagnostics: What is known already and belongs to this part of the document.
    package init(_ diagnostics: [DocumentDiagnostic] = []) {
        self.diagnostics = diagnostics
        leaveOut(diagnostics)
    }

    /// Keeps what another list reports from being reported once more.
    package func leaveOut(_ diagnostics: [DocumentDiagnostic]) {
        for diagnostic in diagnostics { reported.insert(Self.key(of: diagnostic)) }
    }

    /// Reports a finding.
    package func report(_ diagnostic: DocumentDiagnostic) { diagnostics.append(diagnostic) }

    /// Reports a finding unless one with the same key was reported before.
    ///
    /// - Parameter key: What makes two findings the same; the kind and the place when nil.
    func reportOnce(_ diagnostic: DocumentDiagnostic, key: String? = nil) {
        if isNews(key ?? Self.key(of: diagnostic)) { report(diagnostic) }
    }

    /// Whether nothing with this key was reported before; it counts as reported from now on.
    func isNews(_ key: String) -> Bool { reported.insert(key).inserted }

    private static func key(of diagnostic: DocumentDiagnostic) -> String {
        "\(diagnostic.id) \(diagnostic.position.map { "\($0)" } ?? diagnostic.message)"
    }
}
