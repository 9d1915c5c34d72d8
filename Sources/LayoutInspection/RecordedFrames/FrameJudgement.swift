import InterfaceBuilderDocument

/// Why a view's computed frame is not the recorded one.
public struct FrameJudgement: Hashable, Sendable {
    /// The causes, in the order in which they are looked for: the first that applies counts.
    public enum Cause: String, Hashable, Sendable, CaseIterable {
        /// Interface Builder itself marked the recorded frame as not what the constraints ask for.
        case misplaced
        /// The recorded frames break rules of the document itself, so that no layout can give them.
        case stale
        /// The document's rules leave the frame open, or Interface Builder says that they do.
        case ambiguous
        /// The document's required rules cannot all hold, and which one is given up is the engine's choice.
        case conflicting
        /// None of the other causes applies: the layout is at fault.
        case differing
    }

    /// The first cause that applies.
    public let cause: Cause
    /// Whether the cause lies at the view itself, or at another from which a chain of differing views leads here.
    public let isDirect: Bool
    /// What the recorded frames contradict, for stale views.
    public let contradictions: [RecordedContradiction]

    /// Whether the document rather than the layout accounts for the difference.
    public var isDocuments: Bool { cause != .differing }

    /// The cause in words.
    public var text: String {
        let what =
            switch cause {
            case .misplaced: "the document marks a frame as misplaced"
            case .stale: contradictions.map(\.text).joined(separator: "; ")
            case .ambiguous: "the constraints leave a frame open"
            case .conflicting: "required constraints cannot all hold"
            case .differing: "the layout differs"
            }
        return isDirect ? what : "follows from another view: " + what
    }
}
