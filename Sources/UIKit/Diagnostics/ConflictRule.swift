import LayoutEngine

/// The rule that chooses which of a set of conflicting constraints is broken.
@MainActor
enum ConflictRule {
    /// The index of a content size; without one, of the constraint activated last among those of the program; or else
    /// among those of stack views; or else among all. A ``LayoutHost``'s engine can be given another rule.
    ///
    /// - Source: what public conflict logs show; for content sizes, recorded frames of documents in fifteen
    ///   repositories, where required hugging or resistance always yields to required constraints. Apple documents no
    ///   rule.
    static func choose(_ participants: [LayoutDiagnostic.Participant]) -> Int {
        let keys = participants.map { key($0) }
        return keys.indices.min { keys[$0] < keys[$1] } ?? 0
    }

    /// A sort key, lower for participants that are broken first.
    private static func key(_ participant: LayoutDiagnostic.Participant) -> (reluctance: Int, age: Int) {
        guard case .constraint(let object) = participant, let constraint = object as? NSLayoutConstraint else {
            return (Reluctance.contentSize.rawValue, 0)
        }
        return (reluctance(about: constraint).rawValue, -constraint.activation)
    }

    private enum Reluctance: Int {
        case contentSize, ordinary, stackView, system
    }

    /// Whether the program created the constraint, rather than the system, a stack view, or a frame.
    static func isProgram(_ constraint: NSLayoutConstraint) -> Bool {
        !constraint.isAutoresizingMask && reluctance(about: constraint) == .ordinary
    }

    private static func reluctance(about constraint: NSLayoutConstraint) -> Reluctance {
        if constraint.isMadeBySystem { return .system }
        guard let name = constraint.identifier else { return .ordinary }
        if systemPrefixes.contains(where: name.hasPrefix) { return .system }
        return name.hasPrefix("UISV-") ? .stackView : .ordinary
    }

    /// Prefixes of UIKit's identifiers for the constraints of prescribed sizes and margins, safe areas, other guides,
    /// fitting targets and measuring.
    private static let systemPrefixes = [
        "UIView-", "UIScrollView-", "UIViewSafeAreaLayoutGuide", "UIViewReadableContentGuide", "UIViewKeyboardLayoutGuide",
        "fittingSize",
        "_UITemporaryLayoutWidth",
    ]
}
