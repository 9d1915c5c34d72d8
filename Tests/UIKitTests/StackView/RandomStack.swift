import SeededRandom

@testable import UIKit

/// Settings of a random tree of stack views, from which the views can be made as often as needed.
struct RandomStack {
    /// What is arranged at one place.
    indirect enum Content {
        case leaf(width: CGFloat, height: CGFloat)
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
    var items: [Item]

    /// - Parameter depth: How many stack views may lie inside each other.
    init(depth: Int, using random: inout SplitMix) {
        axis = random.flip() ? .horizontal : .vertical
        distribution = UIStackView.Distribution(rawValue: random.below(5))!
        alignment = UIStackView.Alignment(rawValue: random.below(6))!
        spacing = CGFloat(random.below(24) - 4)
        margins = random.below(4) == 0 ? UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11) : nil
        items = []
        for _ in 0..<random.below(5) { items.append(Self.item(depth: depth, using: &random)) }
    }

    private static func item(depth: Int, using random: inout SplitMix) -> Item {
        func length() -> CGFloat { random.below(6) == 0 ? UIView.noIntrinsicMetric : CGFloat(random.below(100)) }
        let isNested = depth > 1 && random.below(3) == 0
        return Item(
            content: isNested ? .stack(RandomStack(depth: depth - 1, using: &random)) : .leaf(width: length(), height: length()),
            isHidden: random.below(5) == 0, customSpacing: random.below(5) == 0 ? CGFloat(random.below(30)) : nil)
    }

    /// Whether baselines of a nested stack view count: a row's is that of the view that is tallest at the time, so that history matters.
    var readsNestedBaselines: Bool {
        let nested = items.compactMap { if case .stack(let nested) = $0.content { nested } else { nil } }
        let alignsBaselines = alignment == .firstBaseline || alignment == .lastBaseline
        return alignsBaselines && !nested.isEmpty || nested.contains(where: \.readsNestedBaselines)
    }

    // MARK: Making views

    /// The views, arranged but with every setting at its default.
    @MainActor
    func makePlainStack() -> UIStackView {
        UIStackView(
            arrangedSubviews: items.map { item in
                switch item.content {
                case .leaf(let width, let height): SizedView(width, height)
                case .stack(let nested): nested.makePlainStack()
                }
            })
    }

    /// What makes plain views what this tree tells, in any order.
    @MainActor
    func changes(of stack: UIStackView) -> [() -> Void] {
        var changes: [() -> Void] = [
            { stack.axis = axis }, { stack.distribution = distribution }, { stack.alignment = alignment },
            { stack.spacing = spacing }, { stack.isLayoutMarginsRelativeArrangement = margins != nil },
            { stack.layoutMargins = margins ?? .zero },
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
