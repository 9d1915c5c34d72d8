import UIKit

extension LintRule {
    static let overlappingViews = LintRule(
        "overlapping-views", .warning, "siblings that both show text or take touches, one over the other",
        meaning: """
            One text is printed over another, or a control takes the touches meant for the one below it. Siblings are reported that share \
            more than a point in both directions, unless one of them is hidden.
            """,
        example: "two labels, one constrained to the leading and one to the trailing edge, with no constraint between them",
        remedy: "Add a constraint of at least the wanted distance between the two, and decide by priorities which gives way."
    ) { $0.overlaps }
}

extension LintedScene {
    fileprivate var overlaps: [LintFault] {
        let content = shown.filter { hasContent($0) && $0 != 0 }
        let groups = Dictionary(grouping: content) { scene.views[$0].parent! }
        return groups.keys.sorted().flatMap { overlaps(among: groups[$0]!) }
    }

    private func overlaps(among siblings: [Int]) -> [LintFault] {
        let frames = siblings.map { inked(view($0)) }
        return siblings.indices.flatMap { second in
            siblings.indices[..<second].compactMap { first in
                let shared = frames[first].intersection(frames[second])
                guard !shared.isNull, shared.width > 1, shared.height > 1 else { return nil }
                let (a, b) = (siblings[first], siblings[second])
                let size = "\(Double(shared.width).shortText) x \(Double(shared.height).shortText) points"
                return fault(at: b, "\(name(b)) lies over \(name(a)), by \(size)", also: [a])
            }
        }
    }

    /// What a view covers in its superview: a label, the text only; others, their frame.
    private func inked(_ view: UIView) -> CGRect {
        guard let label = view as? UILabel else { return view.frame }
        let text = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines).size
        let free = max(0, label.bounds.width - text.width)
        let isRightToLeft = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let share: CGFloat =
            switch label.textAlignment {
            case .center: 0.5
            case .right: 1
            case .left: 0
            default: isRightToLeft ? 1 : 0
            }
        let height = min(text.height, label.bounds.height)
        return CGRect(
            x: label.frame.minX + free * share, y: label.frame.midY - height / 2, width: min(text.width, label.bounds.width),
            height: height)
    }
}
