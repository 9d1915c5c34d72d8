import SeededRandom

@testable import UIKit

/// Changes and questions that a tree may get after its first layout, or before it.
extension RandomRegularTree {
    /// Changes something in the tree that ``edit(using:)`` leaves alone, or asks something; the same with the same
    /// numbers.
    ///
    /// - Returns: The answer, or nothing.
    func editOrAsk(using random: inout SplitMix) -> String {
        guard !leaves.isEmpty else { return "" }
        let (leaf, stack) = (random.pick(leaves), random.pick(stacks))
        if random.below(3) == 0 { return ask(leaf, stack, &random) }
        switch random.below(6) {
        case 0, 1: setArrangement(stack, leaf, &random)
        case 2, 3: move(leaf, stack, &random)
        case 4: constrain(leaf, &random)
        default: changeSurroundings(&random)
        }
        return ""
    }

    private func ask(_ leaf: SizedView, _ stack: UIStackView, _ random: inout SplitMix) -> String {
        switch random.below(7) {
        case 0: return "\(leaf.hasAmbiguousLayout)"
        case 1: return "\(leaf.constraintsAffectingLayout(for: .vertical).map { $0.identifier ?? "" }.sorted())"
        case 2: return "\(stack.layoutGuides.map(\.identifier))"
        case 3: return "\(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))"
        case 4: return "\(stack.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize))"
        case 5:
            let target = CGSize(width: random.below(400), height: 0)
            let size = stack.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: UILayoutPriority(999), verticalFittingPriority: .fittingSizeLevel)
            return "\(size)"
        default:
            leaf.exerciseAmbiguityInLayout()
            return ""
        }
    }

    private func setArrangement(_ stack: UIStackView, _ leaf: SizedView, _ random: inout SplitMix) {
        switch random.below(8) {
        case 0: stack.axis = random.flip() ? .horizontal : .vertical
        case 1: (leaf.superview as? UIStackView)?.setCustomSpacing(CGFloat(random.below(30)), after: leaf)
        case 2: stack.spacing = UIStackView.spacingUseSystem
        case 3: stack.layoutMargins.left = CGFloat(random.below(20))
        case 4: stack.isLayoutMarginsRelativeArrangement.toggle()
        case 5: stack.semanticContentAttribute = random.flip() ? .forceRightToLeft : .unspecified
        case 6: leaf.setContentCompressionResistancePriority(UILayoutPriority(Float(random.roll(600...999))), for: .vertical)
        default: if stack !== root { stack.isHidden.toggle() }
        }
    }

    private func move(_ leaf: SizedView, _ stack: UIStackView, _ random: inout SplitMix) {
        switch random.below(6) {
        case 0, 1: stack.insertArrangedSubview(leaf, at: random.below(stack.arrangedSubviews.filter { $0 !== leaf }.count + 1))
        case 2:
            root.removeFromSuperview()
            scene.window.addSubview(root)
        case 3:
            let view = UIScrollView()
            view.addSubview(UIView(frame: CGRect(x: 3, y: 4, width: 50, height: 60)))
            stack.addArrangedSubview(view)
        case 4: leaf.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
        default: stack.removeArrangedSubview(leaf)
        }
    }

    private func constrain(_ leaf: SizedView, _ random: inout SplitMix) {
        let priority = UILayoutPriority(Float(random.roll(300...900)))
        let constraint: NSLayoutConstraint
        switch random.below(5) {
        case 0: constraint = leaf.widthAnchor.constraint(equalTo: random.pick(leaves).heightAnchor, constant: 1)
        case 1: constraint = leaf.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 12)
        case 2:
            let guide = UILayoutGuide()
            leaf.addLayoutGuide(guide)
            constraint = guide.widthAnchor.constraint(equalTo: leaf.widthAnchor, multiplier: 0.5)
        case 3:
            guard let own = leaf.constraints.first else { return }
            own.constant += 5
            return
        default:
            leaf.constraints.first?.isActive = false
            return
        }
        constraint.priority = priority
        constraint.isActive = true
    }

    private func changeSurroundings(_ random: inout SplitMix) {
        switch random.below(6) {
        case 0: scene.window.frame.size.width -= CGFloat(random.below(40))
        case 1: root.bounds.origin.y += CGFloat(random.below(5))
        case 2: scene.window.traitOverrides.displayScale = random.pick([1, 2, 3])
        case 3: root.transform = CGAffineTransform(translationX: 1, y: 2)
        case 4: scene.window.layoutMargins.top += 3
        default:
            let (leaf, width) = (random.pick(leaves), CGFloat(random.below(100)))
            UIView.animate(withDuration: 0.2) {
                leaf.contentSize.width = width
                self.scene.window.layoutIfNeeded()
            }
        }
    }
}

/// A view that changes another one once while it is laid out.
@MainActor
final class MeddlingView: UIView {
    var meddle: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        let change = meddle
        meddle = nil
        change?()
    }
}
