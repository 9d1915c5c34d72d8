import UIKit

/// The constraints of a stack view as short lines: `UISV-spacing v1.leading == v0.trailing + 5`.
@MainActor
struct StackConstraintList {
    let stack: UIStackView

    /// What the stack view and its arranged views hold, sorted.
    var lines: [String] { constraints.map(line).sorted() }

    /// The lines of one identifier, without it.
    func lines(_ identifier: String) -> [String] {
        constraints.filter { $0.identifier == identifier }.map { String(line($0).dropFirst(identifier.count + 1)) }
    }

    /// How many constraints there are of each identifier.
    var counts: [String: Int] { Dictionary(grouping: constraints, by: { $0.identifier ?? "" }).mapValues(\.count) }

    private var constraints: [NSLayoutConstraint] {
        (stack.constraints + stack.arrangedSubviews.flatMap(\.constraints)).filter { $0.identifier?.hasPrefix("UISV-") == true }
    }

    private func line(_ constraint: NSLayoutConstraint) -> String {
        var text = "\(constraint.identifier!) \(name(constraint.firstItem)).\(constraint.firstAttribute) \(symbol(constraint)) "
        if let second = constraint.secondItem {
            if constraint.multiplier != 1 { text += String(format: "%.6g*", Double(constraint.multiplier)) }
            text += "\(name(second)).\(constraint.secondAttribute)"
            if constraint.constant != 0 { text += String(format: " + %g", Double(constraint.constant)) }
        } else {
            text += String(format: "%g", Double(constraint.constant))
        }
        if constraint.priority != .required { text += String(format: " @%.6g", Double(constraint.priority.rawValue)) }
        return text
    }

    private func symbol(_ constraint: NSLayoutConstraint) -> String {
        switch constraint.relation {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    private func name(_ item: AnyObject?) -> String {
        if item === stack { return "stack" }
        if let index = stack.arrangedSubviews.firstIndex(where: { $0 === item }) { return "v\(index)" }
        guard let guide = item as? UILayoutGuide else { return "?" }
        let alike = stack.layoutGuides.filter { $0.identifier == guide.identifier }.sorted { start($0) < start($1) }
        return alike.count > 1 ? "\(guide.identifier)\(alike.firstIndex { $0 === guide }!)" : guide.identifier
    }

    /// The index of the first view that a constraint ties the guide to.
    private func start(_ guide: UILayoutGuide) -> Int {
        stack.constraints.filter { $0.firstItem === guide }.compactMap { constraint in
            stack.arrangedSubviews.firstIndex { $0 === constraint.secondItem }
        }.min() ?? 0
    }
}
