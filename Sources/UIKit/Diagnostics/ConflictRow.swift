import LayoutEngine

/// The row of a simplex tableau that constraints leave when the last of them contradicts the others: that constraint,
/// and those by which its positions and lengths are expressed, in the order of the terms.
///
/// Each constraint is solved, as it enters, for the first of its positions and lengths that no earlier one was solved
/// for.
@MainActor
struct ConflictRow {
    /// The constraints in the row, the last one entered first.
    private(set) var constraints: [NSLayoutConstraint] = []
    /// For lookups only, never iterated.
    private var definitions: [Term: NSLayoutConstraint] = [:]

    /// The origin or the length of an item along an axis.
    private struct Term: Hashable {
        let item: ObjectIdentifier
        let axis: LayoutAxis
        let isSize: Bool
    }

    /// - Parameter entered: The constraints in the order in which they enter the tableau.
    init(_ entered: [NSLayoutConstraint]) {
        guard let closing = entered.last else { return }
        for constraint in entered.dropLast() {
            if let subject = Self.terms(of: constraint).first(where: { definitions[$0] == nil }) {
                definitions[subject] = constraint
            }
        }
        express(closing)
    }

    /// Adds a constraint, and those that define its terms.
    private mutating func express(_ constraint: NSLayoutConstraint) {
        guard !constraints.contains(where: { $0 === constraint }) else { return }
        constraints.append(constraint)
        for term in Self.terms(of: constraint) { if let definition = definitions[term] { express(definition) } }
    }

    /// The terms of a constraint: those of an item before those of a view around it, whose origin does not count.
    private static func terms(of constraint: NSLayoutConstraint) -> [Term] {
        let (first, second) = (constraint.firstObject, constraint.namesSecond ? constraint.secondObject : nil)
        let (statement, isFirstAround) = (constraint.statement, contains(first, second))
        let ofFirst = terms(first, statement.firstAttribute, isAround: isFirstAround)
        let ofSecond = terms(second, statement.secondAttribute, isAround: contains(second, first))
        return isFirstAround ? ofSecond + ofFirst : ofFirst + ofSecond
    }

    private static func terms(_ item: (any LayoutItem)?, _ attribute: LayoutAttribute, isAround: Bool) -> [Term] {
        guard let item, let kind = attribute.kind(rightToLeft: item.layoutIsRightToLeft) else { return [] }
        let origin = Term(item: ObjectIdentifier(item), axis: attribute.axis, isSize: false)
        let size = Term(item: ObjectIdentifier(item), axis: attribute.axis, isSize: true)
        switch kind {
        case .size: return [size]
        case .minimum, .firstBaseline, .marginMinimum: return isAround ? [] : [origin]
        case .maximum, .center, .lastBaseline, .marginMaximum, .marginCenter: return isAround ? [size] : [origin, size]
        }
    }

    /// Whether an item is a view around the other.
    private static func contains(_ outer: (any LayoutItem)?, _ inner: (any LayoutItem)?) -> Bool {
        guard let outer = outer as? UIView, let inner, outer !== inner else { return false }
        return NSLayoutConstraint.view(of: inner)?.isInside(outer) ?? false
    }
}
