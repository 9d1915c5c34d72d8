import InterfaceBuilderDocument
import LayoutEngine

/// One cause for which recorded frames are not the computed ones, or for which no layout could give them.
public struct FrameFinding: Hashable, Sendable {
    /// The kind of the cause.
    public let cause: FrameCause
    /// Who is at fault: a warning or an error where the document is, a note where only our own doubt explains the
    /// difference.
    public let severity: DocumentDiagnostic.Severity
    /// The cause in words.
    public let message: String
    /// Where in the document.
    public let position: SourcePosition
    /// The views that the cause lies at, and the constraints that take part, by object id.
    public let items: [String]
    /// The axis of a length that only the view's content decides, as the canvas lays it out; nil for other findings.
    package var contentAxis: LayoutAxis? = nil
    /// How many views differ because of it, those that it lies at included.
    public internal(set) var views = 0

    /// The finding as a diagnostic of the document, with the number of views that follow from it.
    package func diagnostic(scene: String) -> DocumentDiagnostic {
        let follow = views == 0 ? "" : views == 1 ? ": one view differs" : ": \(views) views differ"
        return DocumentDiagnostic(
            id: cause.diagnosticID, severity: severity, message: "in scene \(scene), \(message)\(follow)", position: position,
            items: items)
    }
}

/// The kinds of causes, in the order in which they are looked for: the first that applies to a view counts.
public enum FrameCause: String, Hashable, Sendable, CaseIterable, Codable {
    /// Interface Builder itself marked the recorded frame as not what the constraints ask for.
    case misplaced
    /// The recorded frames break rules of the document itself, so that no layout can give them.
    case stale
    /// The document's required rules cannot all hold, and which one is given up is the engine's choice.
    case conflicting
    /// The recorded frames follow from a safe area or margins other than those that the layout assumed, which no
    /// document records.
    case insets
    /// The document's rules leave the frame open, or Interface Builder says that they do.
    case ambiguous
    /// None of the other causes applies. If the frame depends on something that no document records, the layout is at
    /// fault; else the recorded frame is not the one that the constraints ask for.
    case differing

    /// The stable word for findings with this cause.
    package var diagnosticID: String {
        switch self {
        case .insets: "assumed-insets"
        case .differing: "frame-difference"
        default: "recorded-\(rawValue)"
        }
    }

    /// The line that a finding with this cause prints.
    package var summary: String {
        switch self {
        case .misplaced: "a recorded frame that Interface Builder marked as misplaced"
        case .stale: "recorded frames that break rules of the document"
        case .conflicting: "required constraints that cannot all hold"
        case .insets: "recorded frames that follow from a safe area or margins that the document does not record"
        case .ambiguous: "a frame that the constraints leave open"
        case .differing: "a recorded frame that is not the computed one"
        }
    }
}
