/// The properties of an attribute that decide to which others a constraint may relate it.
package protocol RelatableAttribute {
    /// Whether the attribute is a width or a height, which may stand alone in a constraint.
    var isSize: Bool { get }
    /// Whether the attribute lies on the vertical axis.
    var isVertical: Bool { get }
    /// Whether the attribute follows the layout direction.
    var isDirectional: Bool { get }
    /// Whether the attribute is a horizontal edge, or its margin, that does not follow the layout direction.
    var isLeftOrRight: Bool { get }
}

extension RelatableAttribute {
    /// Whether one of two attributes follows the layout direction and the other does not.
    @inlinable package func mixesDirections(with other: Self) -> Bool {
        isDirectional && other.isLeftOrRight || isLeftOrRight && other.isDirectional
    }
}

/// The reason why a constraint cannot relate two attributes.
///
/// Such constraints made in code end the program; those of documents are reported and left out, and edits that would
/// make them are refused.
package enum ConstraintFault: Hashable, Sendable {
    /// A position without a second item, or with a multiplier of 0, would be equal to a constant.
    case position
    /// A position with a size.
    case kinds
    /// An attribute that follows the layout direction with one that does not.
    case directions
    /// Positions along different axes. Making and activating such a constraint is accepted; layout is not.
    case axes

    /// - Parameters:
    ///   - other: Nil if there is no second item.
    ///   - hasMultiplier: Whether the multiplier is not 0.
    ///   - firstIsLength: Whether the first side is a length: a size, or the distance between two anchors.
    @inlinable package init?<Attribute: RelatableAttribute>(
        _ first: Attribute, _ other: Attribute?, hasMultiplier: Bool, firstIsLength: Bool, secondIsLength: Bool
    ) {
        guard let other, hasMultiplier || firstIsLength else {
            if firstIsLength { return nil }
            self = .position
            return
        }
        if firstIsLength != secondIsLength {
            self = .kinds
        } else if firstIsLength {
            return nil
        } else if first.mixesDirections(with: other) {
            self = .directions
        } else if first.isVertical != other.isVertical {
            self = .axes
        } else {
            return nil
        }
    }

    /// The reason in words for a document's author.
    package var explanation: String {
        switch self {
        case .position: "a position needs a second item and a multiplier"
        case .kinds: "it compares a position with a size"
        case .directions: "it compares leading or trailing with left or right"
        case .axes: "it compares positions along different axes"
        }
    }
}

extension DocumentConstraint {
    /// The reason why UIKit refuses a constraint to an item in another cell, in words.
    package static let reachesAcrossCell = "it reaches across the edge of a cell"

    /// The reason, in words, why UIKit refuses the constraint whatever its items are; nil if it does not.
    package var refusal: String? { Self.refusal(of: firstAttribute, secondAttribute, multiplier: multiplier) }

    /// The reason, in words, why UIKit refuses a constraint between attributes; nil if it does not.
    ///
    /// - Parameter second: Nil if there is no second item.
    static func refusal(of first: Attribute, _ second: Attribute?, multiplier: Double) -> String? {
        let factor = Float(multiplier)
        if !factor.isFinite { return "its multiplier is out of range" }
        return ConstraintFault(
            first, second, hasMultiplier: factor != 0, firstIsLength: first.isSize, secondIsLength: second?.isSize ?? false)?
            .explanation
    }
}

extension DocumentConstraint.Attribute {
    /// The attributes of a second item to which a constraint may relate this one, in the documents' spelling.
    var partners: [String] {
        Self.allCases.filter { DocumentConstraint.refusal(of: self, $0, multiplier: 1) == nil }.map(\.rawValue)
    }
}
