import LayoutEngine

/// The reason why a constraint cannot relate two attributes.
///
/// Such constraints made in code end the program; those of documents are reported and left out.
enum ConstraintFault {
    /// A position without a second item, or with a multiplier of 0, would be equal to a constant.
    case position
    /// A position with a size.
    case kinds
    /// An attribute that follows the layout direction with one that does not.
    case directions
    /// Positions along different axes. Making and activating such a constraint is accepted; layout is not.
    case axes

    /// - Parameters:
    ///   - other: `notAnAttribute` if there is no second item.
    ///   - hasMultiplier: Whether the multiplier is not 0.
    ///   - firstIsLength: Whether the first side is a length: a size, or the distance between two anchors.
    init?(
        _ first: LayoutAttribute, _ other: LayoutAttribute, hasMultiplier: Bool, firstIsLength: Bool, secondIsLength: Bool
    ) {
        if (other == .notAnAttribute || !hasMultiplier) && !firstIsLength {
            self = .position
        } else if other == .notAnAttribute {
            return nil
        } else if firstIsLength != secondIsLength {
            self = .kinds
        } else if firstIsLength {
            return nil
        } else if first.mixesDirections(with: other) {
            self = .directions
        } else if first.axis != other.axis {
            self = .axes
        } else {
            return nil
        }
    }

    /// Apple's words for the exception, without the full stop.
    var exceptionReason: String {
        switch self {
        case .position:
            "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
                + "constraint of a location equal to a constant. Location attributes must be specified in pairs"
        case .kinds: "Invalid pairing of layout attributes"
        case .directions:
            "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                + "Use leading/trailing for both or neither"
        case .axes: "Constraint improperly relates anchors of incompatible types"
        }
    }

    /// The reason in words for a document's author.
    var explanation: String {
        switch self {
        case .position: "a position needs a second item and a multiplier"
        case .kinds: "it compares a position with a size"
        case .directions: "it compares leading or trailing with left or right"
        case .axes: "it compares positions along different axes"
        }
    }
}

extension LayoutAttribute {
    /// Whether one of two attributes follows the layout direction and the other does not.
    func mixesDirections(with other: LayoutAttribute) -> Bool {
        isDirectional && other.isLeftOrRight || isLeftOrRight && other.isDirectional
    }
}
