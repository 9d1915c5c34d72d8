import UIKit

extension LintRule {
    static let overlappingViews = LintRule(
        "overlapping-views", .warning, "siblings that both show text or take touches, one over the other",
        meaning: """
            One text is printed over another, or a control takes the touches meant for the one below it. Siblings are reported of which \
            one draws over the other's text by more than a point in both directions, and labels by more than the room above \
            and below letters in their lines, and controls that share more than four points. \
            A button without a title, an image and a background is an area for touches and covers nothing; a control inside of another \
            one, such as a button at the end of a text field, belongs to it; views at the same place that a program has outlets to are \
            taken for alternatives.
            """,
        example: "two labels, one constrained to the leading and one to the trailing edge, with no constraint between them",
        remedy: "Add a constraint of at least the wanted distance between the two, and decide by priorities which gives way.",
        traits: .judgesPlaces
    ) { $0.overlaps }
}

extension LintedScene {
    fileprivate var overlaps: [LintFault] {
        let content = shown.filter { $0 != 0 && hasContent($0) && !isTransparentButton($0) && !isLabelOfCellStyle($0) }
        let groups = Dictionary(grouping: content) { scene.views[$0].parent! }
        return groups.keys.sorted().flatMap { overlaps(among: groups[$0]!) }
    }

    /// A view with the areas that are compared with those of all its siblings.
    private struct Sibling {
        let index: Int
        let view: UIView
        let drawn: CGRect
        let text: CGRect
    }

    /// Each two siblings of which one lies over the other; a view that lies over more than ``mostPairs`` others is told
    /// once, so that what is told does not grow with the square of the number of siblings.
    private func overlaps(among siblings: [Int]) -> [LintFault] {
        let siblings = siblings.map { Sibling(index: $0, view: view($0), drawn: drawnArea($0), text: textArea($0)) }
        return siblings.indices.flatMap { place -> [LintFault] in
            let above = siblings[place]
            let found = siblings[..<place].compactMap { below in conflict(of: above, over: below).map { (below.index, $0) } }
            if found.count > Self.mostPairs {
                let first = found.prefix(Self.mostPairs).map(\.0)
                let message = "\(name(above.index)) lies over \(found.count) views, the first of them \(name(first[0]))"
                return [fault(at: above.index, message, also: first)]
            }
            return found.map { below, shared in
                let size = "\(Double(shared.width).shortText) x \(Double(shared.height).shortText) points"
                return fault(at: above.index, "\(name(above.index)) lies over \(name(below)), by \(size)", also: [below])
            }
        }
    }

    private static let mostPairs = 8

    /// Points by which the areas that take touches may overlap: nobody hits the edge of a control.
    private static let spareTouch: CGFloat = 4

    /// The size of the area in which a view hides a text or takes the touches of a sibling below it; nil if there is
    /// none.
    private func conflict(of above: Sibling, over below: Sibling) -> CGSize? {
        guard let shared = hiddenText(below, under: above) ?? sharedTouches(above, below),
            !isAlternative(above.index, to: below.index)
        else { return nil }
        return shared
    }

    private func hiddenText(_ below: Sibling, under above: Sibling) -> CGSize? {
        guard let hidden = Self.shared(above.drawn, below.text, atLeast: 1) else { return nil }
        return hidden.height > spareLine(above.view, below.view) ? hidden : nil
    }

    private func sharedTouches(_ above: Sibling, _ below: Sibling) -> CGSize? {
        // A control of a class of its own may take touches in a part of its frame.
        guard above.view is UIControl, below.view is UIControl, !below.view.frame.contains(above.view.frame),
            [above, below].allSatisfy({ scene.views[$0.index].element["customClass"] == nil })
        else { return nil }
        return Self.shared(above.view.frame, below.view.frame, atLeast: Self.spareTouch)
    }

    /// Points by which the lines of two labels may overlap without their letters touching: most of the room below the
    /// letters of one line and above those of the other.
    private func spareLine(_ one: UIView, _ other: UIView) -> CGFloat {
        guard let one = one as? UILabel, let other = other as? UILabel else { return 0 }
        return 0.2 * min(one.font.lineHeight, other.font.lineHeight)
    }

    /// Whether a program shows one of two views at a time: they stand at one place, and it has an outlet, or it has
    /// outlets to both and at least half of one lies over the other.
    private func isAlternative(_ one: Int, to other: Int) -> Bool {
        let (a, b) = (view(one).frame, view(other).frame)
        let isAtSamePlace =
            abs(a.midX - b.midX) <= 1 && abs(a.midY - b.midY) <= 1 || abs(a.minX - b.minX) <= 1 && abs(a.minY - b.minY) <= 1
        let count = [one, other].count { scene.views[$0].element.outlet != nil }
        let shared = a.intersection(b)
        let isMostlyShared = !shared.isNull && shared.area >= min(a.area, b.area) / 2
        return count > 0 && isAtSamePlace || count == 2 && isMostlyShared
    }

    /// The size of the area that two rectangles share; nil if it is no wider or higher than some points.
    private static func shared(_ one: CGRect, _ other: CGRect, atLeast least: CGFloat) -> CGSize? {
        let shared = one.intersection(other)
        return !shared.isNull && shared.width > least && shared.height > least ? shared.size : nil
    }
}

extension CGRect {
    fileprivate var area: CGFloat { width * height }
}
