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

/// The reason why a layout or a fitting size needs the engine.
package enum EngineReason: String, Sendable, CaseIterable {
    case change = "the tree was laid out before, or constraints were asked for"
    case disabled = "direct solutions are switched off"
    case update = "constraints wait for an update"
    case rectangle = "a view has a size that layout does not take"
    case guide = "a layout guide takes part"
    case scroll = "a view scrolls, or its height is left to constraints"
    case insets = "a view with alignment insets arranges or places others"
    case recipe =
        "constraints alone state how the stack view arranges: baselines, centres, shares by content, hidden views, negative gaps"
    case statement =
        "the constraint is not between a view and its subviews, compares baselines or other edges, or has a multiplier"
    case stackStatement = "a stack view, or a view in it, holds constraints other than lengths of its own"
    case contradiction = "a required equation contradicts others"
    case open = "equations and contents leave a length or a place open"
    case content = "a content cannot have the size that it asks for"
    case bound = "an inequality or an optional constraint does not hold"
    case room = "inequalities leave a view room"
    case size = "too many views or inequalities depend on contents, or a width is compared with a height"
    case text = "the width of a text that wraps depends on its lines"
    case lengths = "lengths of stacks tie, contradict, have too many priorities, or take too many steps"
    case priorities = "priorities of contents are too near to that of the size asked for"
    case nested = "several stack views, or something inside a subview, decide the size"
    case own = "the view is a stack view, scrolls, has guides or a content of its own, or holds no constraints"
    case tree = "the view stands in a window, or is measured during a layout"
}

/// Declined direct solutions.
@MainActor
package enum DirectSolution {
    /// The reason why the problem that was begun last needs the engine; nil if it does not.
    package private(set) static var reason: EngineReason?
    /// The view or constraint that the reason is about. Its description is read before anything else runs.
    private unowned(unsafe) static var culprit: AnyObject?

    /// Begins another problem.
    package static func begin() { (reason, culprit) = (nil, nil) }

    /// Notes why a problem needs the engine. The first reason of several counts.
    ///
    /// - Returns: False.
    @inline(never)
    @discardableResult
    package static func decline(_ reason: EngineReason, at culprit: AnyObject? = nil) -> Bool {
        if self.reason == nil { (self.reason, self.culprit) = (reason, culprit) }
        return false
    }

    /// A route that was taken because the cheaper ones were declined.
    ///
    /// - Parameter text: Describes a view or constraint.
    package static func route(_ kind: LayoutRoute.Kind, _ text: (AnyObject) -> String?) -> LayoutRoute {
        LayoutRoute(kind, because: reason, culprit.flatMap(text))
    }
}
