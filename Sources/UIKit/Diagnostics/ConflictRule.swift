import LayoutEngine

/// Which of a set of contradicting constraints is given up.
@MainActor
enum ConflictRule {
    /// The place of the one activated last, of those that an app made; else of those that a stack view made; else of all that are not
    /// content sizes. A ``LayoutHost``'s engine can be given another rule.
    ///
    /// - Parameter participants: In the order of activation.
    /// - Source: what public conflict logs show; Apple documents no rule.
    static func choose(_ participants: [LayoutDiagnostic.Participant]) -> Int {
        let ranks = participants.map { rank($0) }
        return ranks.min().flatMap { ranks.lastIndex(of: $0) } ?? 0
    }

    /// How reluctantly a constraint is given up.
    private enum Rank: Int, Comparable {
        case ordinary, stackView, system, contentSize

        static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
    }

    private static func rank(_ participant: LayoutDiagnostic.Participant) -> Rank {
        guard case .constraint(let object) = participant, let constraint = object as? NSLayoutConstraint else { return .contentSize }
        if constraint.isMadeBySystem { return .system }
        guard let name = constraint.identifier else { return .ordinary }
        if systemPrefixes.contains(where: name.hasPrefix) { return .system }
        return name.hasPrefix("UISV-") ? .stackView : .ordinary
    }

    /// What UIKit names the constraints of prescribed sizes and margins, safe areas, other guides, fitting targets and measuring.
    private static let systemPrefixes = [
        "UIView-", "UIViewSafeAreaLayoutGuide", "UIViewReadableContentGuide", "UIViewKeyboardLayoutGuide", "fittingSize",
        "_UITemporaryLayoutWidth",
    ]
}
