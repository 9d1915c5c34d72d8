/// A constraint as a document records it: `first = multiplier * second + constant`.
package struct DocumentConstraint: Sendable {
    package enum Relation: String, Sendable {
        case equal, lessThanOrEqual, greaterThanOrEqual
    }

    package enum Attribute: String, Sendable {
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case firstBaseline, lastBaseline = "baseline"
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins

        /// The attribute of a name, with the spelling variants that documents have.
        init?(name: String) {
            switch name {
            case "lastBaseline": self = .lastBaseline
            default: self.init(rawValue: name)
            }
        }

        package var isSize: Bool { self == .width || self == .height }

        package var isVertical: Bool {
            switch self {
            case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
                .centerYWithinMargins:
                true
            default: false
            }
        }
    }

    /// One end of a constraint.
    package enum Item: Hashable, Sendable {
        /// Index into the scene's views.
        case view(Int)
        /// Index into the scene's guides.
        case guide(Int)
    }

    package let id: String?
    package let element: MarkupElement
    /// Index of the view that holds the constraint.
    package let owner: Int
    package let first: Item
    package let firstAttribute: Attribute
    package let relation: Relation
    package let second: Item?
    package let secondAttribute: Attribute?
    /// Unitless.
    package let multiplier: Double
    /// Points.
    package let constant: Double
    /// From 1 to 1000.
    package let priority: Double
    /// Whether the constraint and the views it names are installed for the scene's size classes.
    package let isInstalled: Bool
    /// Removed when the document is built, though it applies on the canvas.
    package let isPlaceholder: Bool
}
