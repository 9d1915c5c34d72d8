import SeededRandom

@testable import UIKit

/// A random tree of stack views of the kinds that are laid out without an engine, and others now and then, in a window.
@MainActor
final class RandomRegularTree {
    let scene: WindowScene
    let root = UIStackView()
    private(set) var stacks: [UIStackView] = []
    private(set) var leaves: [SizedView] = []
    /// Whether some leaves wrap.
    private let hasTexts: Bool

    private static let priorities: [Float] = [1, 25, 49, 50, 51, 100, 248, 249, 250, 251, 500, 749, 750, 751, 999, 1000]

    init(using random: inout SplitMix) {
        scene = WindowScene(2000, 2000, scale: random.pick([1, 2, 3]))
        let variety = random.below(4)
        hasTexts = random.below(3) == 0
        fill(root, depth: random.roll(1...3), variety, &random)
        root.translatesAutoresizingMaskIntoConstraints = true
        root.frame = CGRect(
            x: Double(random.below(80)) / 4, y: Double(random.below(80)) / 3, width: Double(random.roll(20...700)),
            height: Double(random.roll(20...700)) + Double(random.below(3)) / 3)
        if random.below(3) > 0 { fitRoot(&random) }
        scene.window.addSubview(root)
        if random.below(3) == 0 { pinRoot(&random) }
    }

    /// Has constraints place the root where its frame is.
    private func pinRoot(_ random: inout SplitMix) {
        let (frame, window) = (root.frame, scene.window)
        root.translatesAutoresizingMaskIntoConstraints = false
        let safeArea = window.safeAreaLayoutGuide
        let isSafe = random.flip()
        NSLayoutConstraint.activate([
            root.leadingAnchor.constraint(equalTo: isSafe ? safeArea.leadingAnchor : window.leadingAnchor, constant: frame.minX),
            root.topAnchor.constraint(equalTo: window.topAnchor, constant: frame.minY),
            window.rightAnchor.constraint(equalTo: root.rightAnchor, constant: window.bounds.maxX - frame.maxX),
            root.bottomAnchor.constraint(
                equalTo: isSafe ? safeArea.bottomAnchor : window.bottomAnchor, constant: frame.maxY - window.bounds.maxY),
        ])
    }

    var views: [UIView] { stacks + leaves }

    /// Gives the root a size near that which its contents ask for.
    private func fitRoot(_ random: inout SplitMix) {
        func length(_ stack: UIStackView, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
            let lengths = stack.arrangedSubviews.map { view -> CGFloat in
                if let inner = view as? UIStackView { return length(inner, axis) }
                let size = view.intrinsicContentSize
                return max(0, axis == .horizontal ? size.width : size.height)
            }
            guard stack.axis == axis else { return lengths.max() ?? 0 }
            return lengths.reduce(stack.spacing * CGFloat(max(lengths.count - 1, 0)), +)
        }
        let factors: [CGFloat] = [0.8, 0.97, 1, 1.1, 1.6]
        root.frame.size = CGSize(
            width: (length(root, .horizontal) * random.pick(factors)).rounded(),
            height: (length(root, .vertical) * random.pick(factors)).rounded())
    }

    private func fill(_ stack: UIStackView, depth: Int, _ variety: Int, _ random: inout SplitMix) {
        stacks.append(stack)
        stack.axis = random.flip() ? .horizontal : .vertical
        stack.distribution = random.below(12) == 0 ? .equalCentering : random.pick([.fill, .fill, .fillEqually, .equalSpacing])
        stack.alignment = random.below(20) == 0 ? .firstBaseline : random.pick([.fill, .fill, .leading, .center, .trailing])
        stack.spacing = CGFloat(random.below(20)) / random.pick([1, 2, 3])
        if random.below(6) == 0 { stack.semanticContentAttribute = .forceRightToLeft }
        if random.below(6) == 0 {
            stack.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: CGFloat(random.below(20)) / 3)
            stack.isLayoutMarginsRelativeArrangement = true
        }
        for _ in 0..<random.roll(1...(depth == 1 ? 6 : 4)) {
            let view = depth > 1 && random.below(2) == 0 ? UIStackView() : makeLeaf(variety, &random)
            stack.addArrangedSubview(view)
            if random.below(8) == 0 { stack.setCustomSpacing(CGFloat(random.below(30)), after: view) }
            if let inner = view as? UIStackView { fill(inner, depth: depth - 1, variety, &random) }
        }
    }

    private func makeLeaf(_ variety: Int, _ random: inout SplitMix) -> SizedView {
        func length() -> CGFloat {
            random.below(variety == 0 ? 1000 : 9) == 0
                ? UIView.noIntrinsicMetric : CGFloat(random.below(240)) / random.pick([1, 2, 3])
        }
        let leaf = SizedView(length(), length())
        if hasTexts, random.below(3) == 0 { makeText(leaf, &random) }
        leaves.append(leaf)
        if random.below(10) == 0 { addOwnLength(leaf, &random) }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where variety > 1 {
            if variety == 2 {
                leaf.setContentHuggingPriority(UILayoutPriority(Float(240 + random.below(10))), for: axis)
                leaf.setContentCompressionResistancePriority(UILayoutPriority(Float(740 + random.below(10))), for: axis)
            } else if random.flip() {
                leaf.setContentHuggingPriority(UILayoutPriority(random.pick(Self.priorities)), for: axis)
                leaf.setContentCompressionResistancePriority(UILayoutPriority(random.pick(Self.priorities)), for: axis)
            }
        }
        return leaf
    }

    private func makeText(_ leaf: SizedView, _ random: inout SplitMix) {
        leaf.contentSize = CGSize(width: random.roll(40...900), height: random.roll(8...20))
        leaf.flows = true
    }

    private func addOwnLength(_ leaf: UIView, _ random: inout SplitMix) {
        let (anchor, length) = (random.flip() ? leaf.widthAnchor : leaf.heightAnchor, CGFloat(random.below(90)))
        let constraint =
            switch random.below(3) {
            case 0: anchor.constraint(equalToConstant: length)
            case 1: anchor.constraint(lessThanOrEqualToConstant: length)
            default: anchor.constraint(greaterThanOrEqualToConstant: length)
            }
        if random.flip() { constraint.priority = UILayoutPriority(random.pick(Self.priorities)) }
        constraint.isActive = true
    }

    // MARK: Edits

    /// Changes something in the tree, the same with the same numbers.
    func edit(using random: inout SplitMix) {
        let (leaf, stack) = (leaves.isEmpty ? nil : random.pick(leaves), random.pick(stacks))
        let kind = random.below(12)
        switch kind {
        case 0, 1: leaf?.contentSize.width = CGFloat(random.below(100))
        case 2: leaf?.contentSize.height = CGFloat(random.below(100))
        case 3: leaf?.isHidden.toggle()
        case 4: root.frame.size.width += CGFloat(random.below(90) - 30)
        case 5: root.frame.size.height += CGFloat(random.below(90) - 30)
        case 6: stack.spacing = CGFloat(random.below(12))
        case 7: stack.alignment = random.pick([.fill, .leading, .center, .trailing])
        case 8: stack.distribution = random.pick([.fill, .fillEqually, .equalSpacing])
        case 9: leaf?.widthAnchor.constraint(equalToConstant: CGFloat(random.below(80))).isActive = true
        case 10: leaf?.setContentHuggingPriority(UILayoutPriority(random.pick(Self.priorities)), for: .horizontal)
        default: addOrRemove(stack, &random)
        }
    }

    private func addOrRemove(_ stack: UIStackView, _ random: inout SplitMix) {
        if random.flip() {
            stack.insertArrangedSubview(makeLeaf(3, &random), at: random.below(stack.arrangedSubviews.count + 1))
        } else if let leaf = leaves.last {
            leaf.removeFromSuperview()
            leaves.removeLast()
        }
    }
}
