import Testing

@testable import UIKit

/// The constraints of stack views in every situation, compared with the recipe.
@MainActor
struct StackRecipeTests {
    nonisolated static let settings = [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis in
        (0...4).compactMap(UIStackView.Distribution.init).flatMap { distribution in
            (0...5).compactMap(UIStackView.Alignment.init).map {
                StackSituation(axis: axis, distribution: distribution, alignment: $0)
            }
        }
    }

    @Test(arguments: settings)
    func constraintsAreTheRecipes(_ setting: StackSituation) {
        for hidden in StackSituation.Hidden.allCases {
            for count in [0, 1, 2, 4] {
                for keepsToMargins in [false, true] {
                    var situation = setting
                    (situation.hidden, situation.count, situation.keepsToMargins) = (hidden, count, keepsToMargins)
                    #expect(lines(situation) == StackRecipe.lines(situation), "\(situation.testDescription)")
                }
            }
        }
    }

    /// A stack view that came to its setting by changes ends with the same constraints.
    @Test(arguments: settings)
    func changesLeadToTheRecipeToo(_ setting: StackSituation) {
        let stack = makeStack(StackSituation(axis: .vertical, distribution: .equalCentering, alignment: .center, hidden: .middle))
        stack.updateConstraintsIfNeeded()
        for hidden in StackSituation.Hidden.allCases {
            var situation = setting
            situation.hidden = hidden
            situation.keepsToMargins = hidden == .last
            apply(situation, to: stack)
            stack.updateConstraintsIfNeeded()
            #expect(StackConstraintList(stack: stack).lines == StackRecipe.lines(situation), "\(situation.testDescription)")
        }
    }

    private func lines(_ situation: StackSituation) -> [String] {
        let stack = makeStack(situation)
        stack.updateConstraintsIfNeeded()
        return StackConstraintList(stack: stack).lines
    }

    private func makeStack(_ situation: StackSituation) -> UIStackView {
        let stack = UIStackView(
            arrangedSubviews: StackSituation.contents.prefix(situation.count).map { width, height in
                let view = SizedView(width, height)
                view.baselines = (12, 4)
                return view
            })
        apply(situation, to: stack)
        return stack
    }

    private func apply(_ situation: StackSituation, to stack: UIStackView) {
        stack.axis = situation.axis
        stack.distribution = situation.distribution
        stack.alignment = situation.alignment
        stack.spacing = StackSituation.spacing
        stack.isLayoutMarginsRelativeArrangement = situation.keepsToMargins
        for (index, view) in stack.arrangedSubviews.enumerated() { view.isHidden = situation.isHidden(index) }
    }
}
