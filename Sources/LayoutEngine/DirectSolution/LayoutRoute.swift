/// The route by which a layout or a fitting size was found.
package struct LayoutRoute: Sendable {
    /// From the cheapest to the most general.
    package enum Kind: Int, Sendable, CaseIterable {
        /// Frames, equations and contents place everything (``Placement``).
        case placement
        /// Stack views take part: the cost of lengths is minimized (``StackTree``).
        case lengths
        /// Contents decide an open size (``Placement/measure()``).
        case measurement
        /// The engine of the tree solves all constraints (``LayoutEngine``).
        case engine
        /// An engine of its own measures one subtree.
        case scratchEngine

        package var name: String {
            switch self {
            case .placement: "equations and contents"
            case .lengths: "lengths of stacks"
            case .measurement: "contents of an open size"
            case .engine: "the engine"
            case .scratchEngine: "an engine of its own"
            }
        }
    }

    package let kind: Kind
    /// The reason why the cheaper routes were declined, and the view or constraint that it is about; nil without an
    /// engine.
    package let reason: EngineReason?
    package let culprit: String?

    package init(_ kind: Kind, because reason: EngineReason? = nil, _ culprit: String? = nil) {
        (self.kind, self.reason, self.culprit) = (kind, reason, culprit)
    }
}
