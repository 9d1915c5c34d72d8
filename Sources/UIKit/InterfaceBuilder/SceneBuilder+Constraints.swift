import InterfaceBuilderDocument
import LayoutEngine

extension SceneBuilder {
    /// Creates one of the scene's constraints; nil if it is invalid, or one of its items is not installed.
    package func make(_ index: Int) -> NSLayoutConstraint? {
        let constraint = scene.constraints[index]
        guard let holder = built.views[constraint.owner], let made = make(constraint, holder) else { return nil }
        built.constraintSources[ObjectIdentifier(made)] = index
        return made
    }

    /// Creates a constraint, or reports why it is invalid; nil also if one of its items is not installed.
    private func make(_ constraint: DocumentConstraint, _ holder: UIView) -> NSLayoutConstraint? {
        guard let first = item(constraint.first) else { return nil }
        let second = constraint.second.flatMap { item($0) }
        if let reason = refusal(of: constraint, first, second, holder) {
            built.report(
                DocumentDiagnostic(
                    id: "invalid-constraint", severity: .error, message: "the constraint is passed over: \(reason)",
                    position: constraint.element.position, items: constraint.id.map { [$0] } ?? []))
            return nil
        }
        let made = context.rules.makeConstraint(constraint.element)
        made.state(
            first, constraint.firstAttribute.attribute, constraint.relation.relation, second,
            second == nil ? .notAnAttribute : constraint.secondAttribute?.attribute ?? .notAnAttribute,
            multiplier: constraint.multiplier, constant: constraint.constant)
        made.statement.priority = Float(constraint.priority)
        made.identifier = constraint.element["identifier"]
        return made
    }

    /// The reason why a constraint cannot be created, as a message; nil if it can. UIKit raises an exception for the
    /// same constraints in code.
    private func refusal(
        of constraint: DocumentConstraint, _ first: any LayoutItem, _ second: (any LayoutItem)?, _ holder: UIView
    ) -> String? {
        for item in [first, second].compactMap({ $0 }) {
            guard let view = NSLayoutConstraint.view(of: item), view.isInside(holder) else {
                return "it names something outside the view that holds it"
            }
            guard view.layoutRoot === holder.layoutRoot else { return DocumentConstraint.reachesAcrossCell }
        }
        if let reason = constraint.refusal { return reason }
        return constraint.second != nil && second == nil ? "its second item is not installed" : nil
    }

    private func item(_ item: DocumentConstraint.Item) -> (any LayoutItem)? {
        switch item {
        case .view(let index): return built.views[index]
        case .guide(let index):
            if let known = built.guides[index] { return known }
            let made = guide(scene.guides[index])
            built.guides[index] = made
            return made
        }
    }

    /// A guide that every view has, for outlets; nil for those that only constraints create.
    func plainGuide(_ index: Int) -> UILayoutGuide? {
        switch scene.guides[index].kind {
        case .safeArea, .contentLayout, .frameLayout: guide(scene.guides[index])
        default: nil
        }
    }

    /// The view's guide of the kind named in the document; nil if the view is not installed.
    private func guide(_ guide: DocumentGuide) -> UILayoutGuide? {
        guard let owner = built.views[guide.owner] else { return nil }
        switch guide.kind {
        case .safeArea: return owner.safeAreaLayoutGuide
        case .contentLayout: return (owner as? UIScrollView)?.contentLayoutGuide
        case .frameLayout: return (owner as? UIScrollView)?.frameLayoutGuide
        case .top: return barGuide(in: owner, at: .top)
        case .bottom, .keyboard: return barGuide(in: owner, at: .bottom)
        case .custom:
            let made = UILayoutGuide()
            owner.addLayoutGuide(made)
            return made
        }
    }

    /// A guide between an edge of a view and the same edge of its safe area: the area covered by a bar, or by no
    /// keyboard.
    private func barGuide(in owner: UIView, at edge: LayoutAttribute) -> UILayoutGuide {
        let made = UILayoutGuide()
        owner.addLayoutGuide(made)
        let inner: LayoutAttribute = edge == .top ? .bottom : .top
        owner.hold(NSLayoutConstraint(first: made, edge, .equal, second: owner, edge))
        owner.hold(NSLayoutConstraint(first: made, inner, .equal, second: owner.safeAreaLayoutGuide, edge))
        owner.hold(NSLayoutConstraint(first: made, .leading, .equal, second: owner, .leading))
        owner.hold(NSLayoutConstraint(first: made, .trailing, .equal, second: owner, .trailing))
        return made
    }
}

extension DocumentConstraint.Attribute {
    var attribute: LayoutAttribute {
        switch self {
        case .left: .left
        case .right: .right
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        case .width: .width
        case .height: .height
        case .centerX: .centerX
        case .centerY: .centerY
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        case .leftMargin: .leftMargin
        case .rightMargin: .rightMargin
        case .topMargin: .topMargin
        case .bottomMargin: .bottomMargin
        case .leadingMargin: .leadingMargin
        case .trailingMargin: .trailingMargin
        case .centerXWithinMargins: .centerXWithinMargins
        case .centerYWithinMargins: .centerYWithinMargins
        }
    }
}

extension DocumentConstraint.Relation {
    var relation: LayoutRelation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
