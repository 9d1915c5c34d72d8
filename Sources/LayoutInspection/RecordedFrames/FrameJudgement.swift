import InterfaceBuilderDocument

/// Why a view's computed frame is not the recorded one.
public struct FrameJudgement: Hashable, Sendable {
    /// The first cause that applies.
    public let cause: FrameCause
    /// Who is at fault.
    public let severity: DocumentDiagnostic.Severity
    /// The finding that tells the cause: an index into ``FrameComparison/findings``.
    public let finding: Int
    /// Whether the cause lies at the view itself, or at another from which a chain of differing views leads here.
    public let isDirect: Bool

    /// The same with its finding at another index.
    func moved(to finding: Int) -> FrameJudgement {
        FrameJudgement(cause: cause, severity: severity, finding: finding, isDirect: isDirect)
    }

    /// Whether the document rather than the layout accounts for the difference.
    public var isDocuments: Bool { severity > .note }
}
