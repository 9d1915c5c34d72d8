import InterfaceBuilderDocument

/// A fault of a document, with the variants of the canvas in which it shows.
public struct LintFinding: Hashable, Sendable {
    /// The id of the rule that found it.
    public let rule: String
    /// How bad it is.
    public let severity: DocumentDiagnostic.Severity
    /// The id of the scene it is in.
    public let scene: String
    /// The fault in words, as it is in the first variant that shows it.
    public let message: String
    /// Where in the document.
    public let position: SourcePosition
    /// The ids of the objects concerned.
    public let items: [String]
    /// The names of the variants that show it, in the order of the matrix; empty where all do.
    public internal(set) var variants: [String]

    /// The finding as a diagnostic of the document, with the variants in words.
    public var diagnostic: DocumentDiagnostic {
        DocumentDiagnostic(id: rule, severity: severity, message: message + places, position: position, items: items)
    }

    /// On which variants the fault shows; nothing where the document's own canvas shows it.
    private var places: String {
        guard let first = variants.first else { return "" }
        return variants.count == 1 ? "; only on \(first)" : "; on \(first) and in \(variants.count - 1) more of the variants"
    }
}
