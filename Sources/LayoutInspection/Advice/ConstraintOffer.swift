import InterfaceBuilderDocument

/// A constraint that is offered, with its name.
public struct ConstraintOffer: Hashable, Sendable {
    /// The edit that adds it.
    public let edit: DocumentEdit
    /// The constraint as Interface Builder's menus name it, or in words.
    public let title: String

    init(_ constraint: DocumentEdit.NewConstraint, _ title: String) { (edit, self.title) = (.constrain(constraint), title) }
}

/// An edge of a view that a constraint pins.
public enum PinnedEdge: String, Hashable, Sendable, CaseIterable {
    /// The edges in the order in which Interface Builder adds their constraints.
    case leading, trailing, top, bottom

    var isVertical: Bool { self == .top || self == .bottom }
    var isStart: Bool { self == .leading || self == .top }

    var opposite: PinnedEdge {
        switch self {
        case .leading: .trailing
        case .trailing: .leading
        case .top: .bottom
        case .bottom: .top
        }
    }
}
