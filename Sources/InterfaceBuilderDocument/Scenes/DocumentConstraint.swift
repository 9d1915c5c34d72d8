/// A constraint in a document: `first = multiplier * second + constant`.
package struct DocumentConstraint: Sendable {
    package enum Relation: String, Sendable {
        case equal, lessThanOrEqual, greaterThanOrEqual
    }

    package enum Attribute: String, CaseIterable, RelatableAttribute, Sendable {
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case firstBaseline, lastBaseline = "baseline"
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins

        /// The attribute of a name, including the spelling variants in documents.
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

        package var isDirectional: Bool {
            switch self {
            case .leading, .trailing, .leadingMargin, .trailingMargin: true
            default: false
            }
        }

        package var isLeftOrRight: Bool {
            switch self {
            case .left, .right, .leftMargin, .rightMargin: true
            default: false
            }
        }
    }

    /// An item of a constraint.
    package enum Item: Hashable, Sendable {
        /// Index into the scene's views.
        case view(Int)
        /// Index into the scene's guides.
        case guide(Int)
    }

    package let id: String?
    package let element: MarkupElement
    /// The index of the view that holds the constraint.
    package let owner: Int
    package let first: Item
    package let firstAttribute: Attribute
    package let relation: Relation
    package let second: Item?
    package let secondAttribute: Attribute?
    /// The multiplier, unitless.
    package let multiplier: Double
    /// The constant in points.
    package let constant: Double
    /// The priority, from 1 to 1000.
    package let priority: Double
    /// Whether the constraint and its items are installed for the scene's size classes.
    package let isInstalled: Bool
    /// Whether the constraint is removed at build time, though it applies on the canvas.
    package let isPlaceholder: Bool
}
