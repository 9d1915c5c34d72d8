import LayoutEngine

/// Apple's enumerations in the engine's terms. The raw values are Apple's in both, and UIKit uses the engine's types
/// everywhere below the public interface.
extension NSLayoutConstraint.Attribute {
    /// The attribute in the engine's terms.
    var layoutAttribute: LayoutAttribute { LayoutAttribute(rawValue: rawValue) ?? .notAnAttribute }

    init(_ attribute: LayoutAttribute) { self = Self(rawValue: attribute.rawValue) ?? .notAnAttribute }
}

extension NSLayoutConstraint.Relation {
    /// The relation in the engine's terms.
    var layoutRelation: LayoutRelation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }

    init(_ relation: LayoutRelation) {
        switch relation {
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .equal: self = .equal
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}

extension NSLayoutConstraint.Axis {
    /// The axis in the engine's terms.
    var layoutAxis: LayoutAxis { self == .horizontal ? .horizontal : .vertical }

    init(_ axis: LayoutAxis) { self = axis == .horizontal ? .horizontal : .vertical }
}
