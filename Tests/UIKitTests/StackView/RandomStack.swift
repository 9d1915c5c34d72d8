import SeededRandom

@testable import UIKit

/// Settings of a random tree of stack views, from which the views can be made as often as needed.
struct RandomStack {
    /// What is arranged at one place.
    indirect enum Content {
        case leaf(width: CGFloat, height: CGFloat, baseline: CGFloat)
        case stack(RandomStack)
    }

    struct Item {
        var content: Content
        var isHidden: Bool
        var customSpacing: CGFloat?
    }

    var axis: NSLayoutConstraint.Axis
    var distribution: UIStackView.Distribution
    var alignment: UIStackView.Alignment
    var spacing: CGFloat
    var margins: UIEdgeInsets?
    var isRightToLeft: Bool
    var isBaselineRelative: Bool
    var items: [Item]

    /// - Parameter depth: How many stack views may lie inside each other.
    init(depth: Int, using random: inout SplitMix) {
        axis = random.flip() ? .horizontal : .vertical
        distribution = UIStackView.Distribution(rawValue: random.below(5))!
        alignment = UIStackView.Alignment(rawValue: random.below(6))!
        spacing = CGFloat(random.below(24) - 4)
        margins = random.below(4) == 0 ? UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11) : nil
        isRightToLeft = random.below(4) == 0
        isBaselineRelative = random.below(5) == 0
        items = []
        for _ in 0..<random.below(5) { items.append(Self.item(depth: depth, using: &random)) }
    }

    private static func item(depth: Int, using random: inout SplitMix) -> Item {
        func length() -> CGFloat { random.below(6) == 0 ? UIView.noIntrinsicMetric : CGFloat(random.below(100)) }
        let isNested = depth > 1 && random.below(3) == 0
        return Item(
            content: isNested
                ? .stack(RandomStack(depth: depth - 1, using: &random))
                : .leaf(width: length(), height: length(), baseline: CGFloat(random.below(3) * 6)),
            isHidden: random.below(5) == 0, customSpacing: random.below(5) == 0 ? CGFloat(random.below(30)) : nil)
    }

    /// Whether frames may depend on earlier ones: where baselines of a nested stack view count, for a row's is that of
    /// the view that is tallest at the time; and in columns whose alignment is by baselines, which leaves open where
    /// their views lie across.
    var heedsHistory: Bool {
        let nested = items.compactMap { if case .stack(let nested) = $0.content { nested } else { nil } }
        let alignsBaselines = alignment == .firstBaseline || alignment == .lastBaseline
        return (alignsBaselines || isBaselineRelative) && !nested.isEmpty || alignsBaselines && axis == .vertical
            || nested.contains(where: \.heedsHistory)
    }

    /// Whether several nested stack views could take room that is left at the same cost: making distances equal, each
    /// only wants to be small.
    var leavesRoomOpen: Bool {
        items.count { item in
            guard case .stack(let nested) = item.content, !item.isHidden, nested.axis == axis else { return false }
            return nested.distribution == .equalSpacing || nested.distribution == .equalCentering
        } > 1
    }

    // MARK: Making views

    /// The views, arranged but with every setting at its default.
    @MainActor
    func makePlainStack() -> UIStackView {
        UIStackView(
            arrangedSubviews: items.map { item in
                switch item.content {
                case .leaf(let width, let height, let baseline): Self.makeLeaf(width, height, baseline)
                case .stack(let nested): nested.makePlainStack()
                }
            })
    }

    @MainActor
    private static func makeLeaf(_ width: CGFloat, _ height: CGFloat, _ baseline: CGFloat) -> UIView {
        let leaf = SizedView(width, height)
        leaf.baselines = (baseline, baseline / 2)
        return leaf
    }

    /// What makes plain views what this tree tells, in any order.
    @MainActor
    func changes(of stack: UIStackView) -> [() -> Void] {
        var changes: [() -> Void] = [
            { stack.axis = axis }, { stack.distribution = distribution }, { stack.alignment = alignment },
            { stack.spacing = spacing }, { stack.isLayoutMarginsRelativeArrangement = margins != nil },
            { stack.layoutMargins = margins ?? .zero },
            { stack.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified },
            { stack.isBaselineRelativeArrangement = isBaselineRelative },
        ]
        for (view, item) in zip(stack.arrangedSubviews, items) {
            changes.append { view.isHidden = item.isHidden }
            changes.append { stack.setCustomSpacing(item.customSpacing ?? UIStackView.spacingUseDefault, after: view) }
            if case .stack(let nested) = item.content, let inner = view as? UIStackView { changes += nested.changes(of: inner) }
        }
        return changes
    }

    @MainActor
    func makeStack() -> UIStackView {
        let stack = makePlainStack()
        for change in changes(of: stack) { change() }
        return stack
    }
}
