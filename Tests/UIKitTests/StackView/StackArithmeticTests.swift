import LayoutEngine
import Testing

@testable import UIKit

/// Every distribution with every alignment, from constraints and by arithmetic: both are derived from one
/// ``StackRecipe``.
@MainActor
@Suite(.serialized)
struct StackArithmeticTests {
    /// The properties of a stack view.
    struct Case: CustomTestStringConvertible, Sendable {
        let axis: NSLayoutConstraint.Axis
        let distribution: UIStackView.Distribution
        let alignment: UIStackView.Alignment
        let hasMargins, isMirrored: Bool

        var testDescription: String {
            "\(axis == .horizontal ? "row" : "column") \(distribution) \(alignment)\(hasMargins ? " with margins" : "")\(isMirrored ? " from the right" : "")"
        }

        static let all: [Case] = {
            var all: [Case] = []
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                for distribution in 0...4 {
                    for alignment in 0...5 {
                        for (hasMargins, isMirrored) in [(false, false), (true, false), (true, true)] {
                            all.append(
                                Case(
                                    axis: axis, distribution: UIStackView.Distribution(rawValue: distribution)!,
                                    alignment: UIStackView.Alignment(rawValue: alignment)!, hasMargins: hasMargins,
                                    isMirrored: isMirrored))
                        }
                    }
                }
            }
            return all
        }()
    }

    private func stack(_ one: Case) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: [SizedView(40, 20), SizedView(60, 30), SizedView(10, 50), SizedView(25, 25)])
        (stack.axis, stack.distribution, stack.alignment, stack.spacing) = (one.axis, one.distribution, one.alignment, 5)
        stack.setCustomSpacing(12, after: stack.arrangedSubviews[1])
        if one.hasMargins {
            stack.isLayoutMarginsRelativeArrangement = true
            stack.layoutMargins = UIEdgeInsets(top: 3, left: 7, bottom: 11, right: 13)
        }
        if one.isMirrored { stack.semanticContentAttribute = .forceRightToLeft }
        stack.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
        return stack
    }

    private func frames(_ stack: UIStackView) -> (frames: [CGRect], routes: [LayoutRoute.Kind]) {
        var routes: [LayoutRoute.Kind] = []
        RouteTrace.listener = { if $0.target == nil { routes.append($0.route.kind) } }
        defer { RouteTrace.listener = nil }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        root.addSubview(stack)
        root.layoutIfNeeded()
        return (stack.arrangedSubviews.map(\.frame), routes)
    }

    @Test("constraints and arithmetic give the same frames", arguments: Case.all)
    func bothWays(_ one: Case) {
        let (byArithmetic, routes) = frames(stack(one))
        DirectLayout.isEnabled = false
        defer { DirectLayout.isEnabled = true }
        let (byConstraints, engineRoutes) = frames(stack(one))
        #expect(byArithmetic == byConstraints)
        #expect(engineRoutes == [.engine])
        #expect(routes == [stack(one).recipe.isArithmetic ? .lengths : .engine])
    }

    @Test("a recipe with baselines, shares by content or equal centres is stated by constraints alone")
    func arithmetic() {
        for one in Case.all {
            let isStated =
                one.distribution != .fillProportionally && one.distribution != .equalCentering
                && one.alignment != .firstBaseline && one.alignment != .lastBaseline
            #expect(stack(one).recipe.isArithmetic == isStated, "\(one.testDescription)")
        }
    }

    @Test("a hidden view takes no gap, and its neighbours' gap is the one after the view before it")
    func gaps() {
        let stack = stack(Case.all[0])
        #expect(stack.recipe.gaps == [5, 12, 5, 0])
        stack.arrangedSubviews[2].isHidden = true
        let recipe = stack.recipe
        #expect(recipe.hidden == [2])
        #expect(recipe.visible == [0, 1, 3])
        #expect(recipe.gap(after: 1) == 12)
    }
}
