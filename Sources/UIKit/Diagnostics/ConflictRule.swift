import LayoutEngine

/// The rule that chooses which of a set of conflicting constraints is broken. A ``LayoutHost``'s engine can be given
/// another one.
///
/// A content size is broken first. Otherwise the constraints are thought to enter a tableau in this order: those of the
/// system, sizes, positions, and those of stack views, which are made last; each kind by activation. The last one that
/// may be broken closes the contradiction: it is broken if it is a size of the program. If not, the row of the tableau
/// that it contradicts tells which constraints it depends on (``ConflictRow``), and the first constant size of the
/// program in that row is broken; without one, the constraint that closes the contradiction. Constraints of the system
/// are broken only if there is nothing else, those of margins and safe areas first.
///
/// - Source: Apple documents no rule. This one meets every public conflict log and printed run whose order of
///   activation is known; Notes/constraint-diagnostics.md lists them. For content sizes, recorded frames of documents
///   in fifteen repositories, where required hugging or resistance always yields to required constraints.
@MainActor
enum ConflictRule {
    /// The index of the participant that is broken.
    static func choose(_ participants: [LayoutDiagnostic.Participant]) -> Int {
        var constraints: [NSLayoutConstraint] = []
        for (index, participant) in participants.enumerated() {
            guard case .constraint(let object) = participant, let constraint = object as? NSLayoutConstraint else { return index }
            constraints.append(constraint)
        }
        let chosen = choose(among: constraints)
        return constraints.firstIndex { $0 === chosen } ?? 0
    }

    private static func choose(among constraints: [NSLayoutConstraint]) -> NSLayoutConstraint? {
        let entered = constraints.sorted { (step(of: $0).rawValue, $0.activation) < (step(of: $1).rawValue, $1.activation) }
        guard let closing = entered.last, step(of: closing) != .system else {
            return entered.last { isGuide($0) } ?? entered.last
        }
        if step(of: closing) == .size { return closing }
        let row = ConflictRow(entered).constraints
        return row.first(where: isConstantSize) ?? entered.last(where: isConstantSize) ?? closing
    }

    /// The steps by which constraints enter the tableau.
    private enum Step: Int {
        case system, size, position, stackView
    }

    private static func step(of constraint: NSLayoutConstraint) -> Step {
        if isSystem(constraint) { return .system }
        if constraint.identifier?.hasPrefix(stackViewPrefix) == true { return .stackView }
        return constraint.statement.firstAttribute.isSize ? .size : .position
    }

    private static func isConstantSize(_ constraint: NSLayoutConstraint) -> Bool {
        step(of: constraint) == .size && !constraint.namesSecond
    }

    /// Whether the program created the constraint, rather than the system, a stack view, or a frame.
    static func isProgram(_ constraint: NSLayoutConstraint) -> Bool {
        let step = step(of: constraint)
        return step == .size || step == .position
    }

    private static func isSystem(_ constraint: NSLayoutConstraint) -> Bool {
        if constraint.isMadeBySystem { return true }
        guard let name = constraint.identifier else { return false }
        return (prescribingPrefixes + guidePrefixes).contains(where: name.hasPrefix)
    }

    private static func isGuide(_ constraint: NSLayoutConstraint) -> Bool {
        constraint.identifier.map { name in
            !prescribingPrefixes.contains(where: name.hasPrefix) && guidePrefixes.contains(where: name.hasPrefix)
        } ?? false
    }

    private static let stackViewPrefix = "UISV-"
    /// Prefixes of UIKit's identifiers for the constraints of prescribed sizes, fitting targets and measuring.
    private static let prescribingPrefixes = ["UIView-Encapsulated-Layout", "fittingSize", "_UITemporaryLayout"]
    /// Prefixes of UIKit's identifiers for the constraints of margins, safe areas and other guides.
    private static let guidePrefixes = [
        "UIView-", "UIScrollView-", "UIViewSafeAreaLayoutGuide", "UIViewReadableContentGuide", "UIViewKeyboardLayoutGuide",
    ]
}
