import LayoutEngine

/// Descriptions of constraints in the words of Apple's logs.
///
/// - Source: conflict logs in public; the forms of distances, and of items with identifiers beside a superview, were
///   not found there.
extension NSLayoutConstraint {
    /// `<Class:0xADDR 'identifier' BODY priority:P   (active, names: …)>`
    var constraintDescription: String {
        var text = ConstraintText()
        let body = body(&text)
        let state = isActive ? "active" : "inactive"
        return "\(opening) \(body)   (\(state)\(text.names))>"
    }

    /// `<Class:0xADDR`, with the class name without its module.
    private var opening: String { "<\(LayoutText.className(self)):\(LayoutText.address(self))" }

    /// The identifier, as it is written before the relation.
    var identifierText: String { identifier.map { "'\($0)' " } ?? "" }

    /// `'identifier' H:|-(8)-[a]`, or `'identifier' a.width == 0.5*b.width + 8 priority:750`.
    func relationBody(_ text: inout ConstraintText) -> String { identifierText + (spacingForm(&text) ?? generalForm(&text)) }

    // MARK: Attributes

    private func generalForm(_ text: inout ConstraintText) -> String {
        let first = text.side(firstObject, statement.firstAttribute, less: subtrahends?.first)
        let priority = isRequired ? "" : " priority:\(LayoutText.number(Double(statement.priority)))"
        return "\(first) \(statement.relation.symbol) \(rightHandSide(&text))\(priority)"
    }

    private func rightHandSide(_ text: inout ConstraintText) -> String {
        let (attribute, constant, factor) = (statement.secondAttribute, statement.constant, statement.multiplier)
        guard namesSecond, attribute != .notAnAttribute else { return constant < 0 ? "- \(magnitude)" : magnitude }
        let multiple = factor == 1 ? "" : factor == -1 ? "-" : "\(LayoutText.number(factor))*"
        let second = multiple + text.side(secondObject, attribute, less: subtrahends?.second)
        guard constant != 0 || symbolicConstant != nil else { return second }
        return "\(second) \(constant < 0 ? "-" : "+") \(magnitude)"
    }

    private var isRequired: Bool { statement.priority == UILayoutPriority.required.rawValue }

    /// The constant without its sign, by its name if it has one.
    private var magnitude: String { named(LayoutText.number(abs(statement.constant))) }

    private func named(_ number: String) -> String { symbolicConstant.map { "\($0.rawValue)(\(number))" } ?? number }

    // MARK: Spaces

    /// The form `H:[a]-(8)-[b]` or `V:|-(8)-[a]`, for facing edges and for an edge beside the superview's; nil for
    /// other constraints.
    private func spacingForm(_ text: inout ConstraintText) -> String? {
        guard statement.multiplier == 1, subtrahends == nil, let firstObject, let secondObject, let (axis, suffix) = facing else {
            return nil
        }
        let (first, second) = (statement.firstAttribute, statement.secondAttribute)
        if first.isStart, second.isEnd {
            let (leading, trailing) = (text.item(secondObject), text.item(firstObject))
            return "\(axis):[\(leading)]-\(space)-[\(trailing)]\(suffix)"
        }
        guard first == second else { return nil }
        if first.isStart, firstObject.layoutContainer === secondObject {
            return "\(axis):\(text.bar(secondObject))-\(space)-[\(text.item(firstObject))]\(suffix)"
        }
        if first.isEnd, secondObject.layoutContainer === firstObject {
            return "\(axis):[\(text.item(secondObject))]-\(space)-\(text.bar(firstObject))\(suffix)"
        }
        return nil
    }

    private var space: String {
        let relation = statement.relation == .equal ? "" : statement.relation.symbol
        let priority = isRequired ? "" : "@\(LayoutText.number(Double(statement.priority)))"
        return "(\(relation)\(named(LayoutText.number(statement.constant)))\(priority))"
    }

    /// The axis of a pair of edges that may have a space between them, and its direction if that is not the usual one.
    private var facing: (axis: String, suffix: String)? {
        switch (statement.firstAttribute, statement.secondAttribute) {
        case (.top, .top), (.bottom, .bottom), (.top, .bottom): ("V", "")
        case (.leading, .leading), (.trailing, .trailing), (.leading, .trailing): ("H", runsRightToLeft ? "(RTL)" : "")
        case (.left, .left), (.right, .right), (.left, .right): ("H", "(LTR)")
        default: nil
        }
    }

    /// The direction of the view that holds the constraint, or would hold it.
    private var runsRightToLeft: Bool {
        guard let holder else { return (firstObject?.layoutContainer ?? firstObject)?.layoutIsRightToLeft == true }
        return holder.isRightToLeft
    }
}

extension LayoutRelation {
    var symbol: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

extension LayoutAttribute {
    var name: String { String(describing: self) }
    var isStart: Bool { self == .leading || self == .left || self == .top }
    var isEnd: Bool { self == .trailing || self == .right || self == .bottom }
}
