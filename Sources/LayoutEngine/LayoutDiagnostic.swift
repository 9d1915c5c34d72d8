/// Something wrong with a layout, as a value that the console, the command line and tests each word for themselves.
@MainActor
package struct LayoutDiagnostic {
    /// What went wrong.
    package enum Kind: String, Sendable {
        /// Required constraints contradict each other.
        case unsatisfiable
        /// A position or size could take another value without breaking anything.
        case ambiguous
    }

    /// One constraint that takes part.
    package enum Participant {
        /// A constraint installed through the engine; the object its description named as source.
        case constraint(AnyObject)
        /// The content size of an item along an axis, where one of its priorities is required.
        case contentSize(any LayoutItem, LayoutAxis)
    }

    package var kind: Kind
    /// A minimal conflicting set, in the order of installation.
    package var participants: [Participant]
    /// The member of `participants` that was given up, when there is one.
    package var broken: Participant?
}
