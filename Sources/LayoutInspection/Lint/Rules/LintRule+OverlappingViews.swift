import UIKit

extension LintRule {
    static let overlappingViews = LintRule(
        "overlapping-views", .warning, "siblings that both show text or take touches, one over the other",
        meaning: """
            One text is printed over another, or a control takes the touches meant for the one below it. Siblings are reported that share \
            more than a point in both directions, unless one of them is hidden.
            """,
        example: "two labels, one constrained to the leading and one to the trailing edge, with no constraint between them",
        remedy: "Add a constraint of at least the wanted distance between the two, and decide by priorities which gives way.",
        traits: .judgesPlaces
    ) { $0.overlaps }
}

extension LintedScene {
    fileprivate var overlaps: [LintFault] {
        let content = shown.filter { hasContent($0) && $0 != 0 }
        let groups = Dictionary(grouping: content) { scene.views[$0].parent! }
        return groups.keys.sorted().flatMap { overlaps(among: groups[$0]!) }
    }

    /// Each two siblings of which one lies over the other; a view that lies over more than ``mostPairs`` others is told
    /// once, so that what is told does not grow with the square of the number of siblings.
    private func overlaps(among siblings: [Int]) -> [LintFault] {
        let frames = siblings.map { inked(view($0)) }
        return siblings.indices.flatMap { second -> [LintFault] in
            let below = siblings.indices[..<second].filter { Self.shared(frames[$0], frames[second]) != nil }
            let b = siblings[second]
            if below.count > Self.mostPairs {
                let first = below.prefix(Self.mostPairs).map { siblings[$0] }
                let message = "\(name(b)) lies over \(below.count) views, the first of them \(name(first[0]))"
                return [fault(at: b, message, also: first)]
            }
            return below.compactMap { place in
                guard let shared = Self.shared(frames[place], frames[second]) else { return nil }
                let size = "\(Double(shared.width).shortText) x \(Double(shared.height).shortText) points"
                return fault(at: b, "\(name(b)) lies over \(name(siblings[place])), by \(size)", also: [siblings[place]])
            }
        }
    }

    private static let mostPairs = 8

    /// The size of the area that two views both cover; nil if it is no more than a point wide or high.
    private static func shared(_ one: CGRect, _ other: CGRect) -> CGSize? {
        let shared = one.intersection(other)
        return !shared.isNull && shared.width > 1 && shared.height > 1 ? shared.size : nil
    }

    /// The area that a view covers in its superview: a label's text only, of others the frame.
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
