import SeededRandom

@testable import UIKit

/// Views in views that random equations place: two for each axis, of edges, centres and lengths, mostly required. Where
/// there is one only, mostly content says the length.
@MainActor
struct RandomPlaces {
    private(set) var views: [UIView] = []
    private var equations: [NSLayoutConstraint] = []
    /// Whether horizontal edges follow the layout direction.
    private let isDirectional: Bool

    /// Adds a few views to a view, views to those, and so on.
    init(in view: UIView, depth: Int, using random: inout SplitMix) {
        isDirectional = random.flip()
        add(to: view, depth: depth, &random)
        while !equations.isEmpty { equations.remove(at: random.below(random.flip() ? 1 : equations.count)).isActive = true }
    }

    private mutating func add(to superview: UIView, depth: Int, _ random: inout SplitMix) {
        var siblings: [UIView] = []
        for _ in 0..<random.roll(1...4) {
            let view = random.below(3) == 0 ? content(&random) : UIView()
            if random.below(20) == 0 { view.setContentHuggingPriority(.required, for: .horizontal) }
            view.translatesAutoresizingMaskIntoConstraints = random.below(12) == 0
            superview.addSubview(view)
            views.append(view)
            guard !view.translatesAutoresizingMaskIntoConstraints else {
                view.frame = CGRect(x: 1, y: 2, width: 50, height: 60)
                continue
            }
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { place(view, in: superview, siblings, axis, &random) }
            siblings.append(view)
            if depth > 1 { add(to: view, depth: depth - 1, &random) }
        }
    }

    private func content(_ random: inout SplitMix) -> UIView {
        let view = SizedView(CGFloat(random.below(90)), CGFloat(random.below(90)))
        view.flows = random.below(4) == 0
        if view.flows { view.contentSize.width *= 5 }
        if random.below(8) == 0 { view.setContentHuggingPriority(UILayoutPriority(random.pick([1, 249, 999])), for: .vertical) }
        return view
    }

    private mutating func place(
        _ view: UIView, in superview: UIView, _ siblings: [UIView], _ axis: NSLayoutConstraint.Axis, _ random: inout SplitMix
    ) {
        let positions: [NSLayoutConstraint.Attribute] =
            axis == .horizontal
            ? (isDirectional ? [.leading, .trailing, .centerX] : [.left, .right, .centerX]) : [.top, .bottom, .centerY]
        var parts = positions + [axis == .horizontal ? .width : .height]
        let hasContent = view is SizedView && random.flip()
        let count = random.below(40) == 0 ? random.pick([1, 3]) : hasContent ? 1 : 2
        for _ in 0..<count {
            let part = parts.remove(at: random.below(parts.count))
            let other: Any =
                siblings.isEmpty || random.flip()
                ? random.pick([superview, superview, superview.safeAreaLayoutGuide, superview.layoutMarginsGuide])
                : random.pick(siblings)
            equations.append(equation(view, part, other, positions, &random))
        }
    }

    private func equation(
        _ view: UIView, _ part: NSLayoutConstraint.Attribute, _ other: Any, _ positions: [NSLayoutConstraint.Attribute],
        _ random: inout SplitMix
    ) -> NSLayoutConstraint {
        let constant = CGFloat(random.below(60)) / random.pick([1, 2, 3])
        let isLength = part == .width || part == .height
        let equation: NSLayoutConstraint
        if isLength, random.flip() {
            equation = NSLayoutConstraint(
                item: view, attribute: part, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
                constant: constant + 20)
        } else {
            let attribute = isLength || random.flip() ? part : random.pick(positions)
            let isTurned = random.below(3) == 0
            equation = NSLayoutConstraint(
                item: isTurned ? other : view, attribute: isTurned ? attribute : part,
                relatedBy: random.below(40) == 0 ? .greaterThanOrEqual : .equal, toItem: isTurned ? view : other,
                attribute: isTurned ? part : attribute, multiplier: 1,
                constant: part == positions[1] && !isTurned ? -constant : constant)
        }
        if random.below(60) == 0 { equation.priority = UILayoutPriority(700) }
        return equation
    }
}
