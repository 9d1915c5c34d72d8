/// A problem with a layout, as a value for which the console, the command line and tests each have their own words.
@MainActor
package struct LayoutDiagnostic {
    /// The kind of problem. The raw values are the stable identifiers that tools print.
    package enum Kind: String, CaseIterable, Sendable {
        /// Required constraints contradict each other; one of them was given up.
        case unsatisfiable
        /// A required constraint is missed, because multipliers are too far apart for the precision of the values.
        case imprecise = "imprecise-constraint"
        /// Views kept requesting layout until the limit of rounds was reached.
        case feedbackLoop = "layout-feedback-loop"
        /// Content sizes or baselines kept changing with the solution until the limit of solutions in one pass was
        /// reached.
        case unsettledContent = "unsettled-content"
    }

    /// A constraint, content size or item that takes part.
    package enum Participant {
        /// A constraint installed through the engine: the object that its owner named as its source.
        case constraint(AnyObject)
        /// The content size of an item along an axis, if one of its priorities is required.
        case contentSize(any LayoutItem, LayoutAxis)
        /// A view or guide as a whole.
        case item(any LayoutItem)
    }

    package var kind: Kind
    /// For conflicts, a conflicting set in the order of installation; otherwise the items that did not settle.
    package var participants: [Participant]
    /// Whether a conflict needs all of its participants; `false` if the explanation reached the limit of its work
    /// before that was known.
    package var isMinimal = true
    /// The member of `participants` that was given up, when there is one.
    package var broken: Participant?

    package init(kind: Kind, participants: [Participant], isMinimal: Bool = true, broken: Participant? = nil) {
        (self.kind, self.participants, self.isMinimal, self.broken) = (kind, participants, isMinimal, broken)
    }
}
