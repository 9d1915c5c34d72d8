import Testing
import UIKit

@MainActor
struct StackMembershipTests {
    private let views = [UIView(), UIView(), UIView()]

    private func order(_ stack: UIStackView) -> String { names(stack.arrangedSubviews) }
    private func names(_ list: [UIView]) -> String {
        list.map { view in views.firstIndex { $0 === view }.map { String("abc"[String.Index(utf16Offset: $0, in: "abc")]) } ?? "?"
        }
        .joined()
    }

    @Test func defaults() {
        let stack = UIStackView()
        #expect(stack.arrangedSubviews.isEmpty)
        #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
        #expect(stack.spacing == 0 && !stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
        #expect(stack.layoutMargins == .zero)
        #expect(stack.translatesAutoresizingMaskIntoConstraints)
        #expect(UIStackView.requiresConstraintBasedLayout)
        #expect(UIStackView.spacingUseDefault == 3.4028234663852886e38)
        #expect(UIStackView.spacingUseSystem == 1.1754943508222875e-38)
        #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
    }

    @Test func contentSizeIsNeverIntrinsic() {
        let stack = UIStackView(arrangedSubviews: [SizedView(10, 10)])
        #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    @Test func arrangingTurnsTheMaskOffAndAddingASubviewDoesNot() {
        let stack = UIStackView(arrangedSubviews: [views[0]])
        stack.addSubview(views[1])
        #expect(!views[0].translatesAutoresizingMaskIntoConstraints)
        #expect(views[1].translatesAutoresizingMaskIntoConstraints)
        #expect(order(stack) == "a")
        #expect(stack.frame == .zero)
    }

    @Test("inserting moves", arguments: [([(0, 2)], "bca"), ([(0, 2), (0, 3)], "bca"), ([(0, 2), (0, 3), (2, 0)], "cba")])
    func moving(_ moves: [(Int, Int)], _ expected: String) {
        let stack = UIStackView(arrangedSubviews: views)
        for (view, index) in moves { stack.insertArrangedSubview(views[view], at: index) }
        #expect(order(stack) == expected)
        #expect(names(stack.subviews) == "abc")
    }

    @Test func addingAgainMovesToTheEnd() {
        let stack = UIStackView(arrangedSubviews: views)
        stack.addArrangedSubview(views[0])
        #expect(order(stack) == "bca")
    }

    @Test func arrangingASubviewKeepsItsPlaceInDepth() {
        let stack = UIStackView()
        for view in views { stack.addSubview(view) }
        for view in views.reversed() { stack.addArrangedSubview(view) }
        #expect(order(stack) == "cba")
        #expect(names(stack.subviews) == "abc")
    }

    @Test func insertingANewViewAppendsItInDepth() {
        let stack = UIStackView(arrangedSubviews: [views[0], views[1]])
        stack.insertArrangedSubview(views[2], at: 0)
        #expect(order(stack) == "cab")
        #expect(names(stack.subviews) == "abc")
    }

    @Test func removingFromTheArrangementKeepsTheSubview() {
        let stack = UIStackView(arrangedSubviews: views)
        stack.removeArrangedSubview(views[1])
        stack.removeArrangedSubview(UIView())
        #expect(order(stack) == "ac")
        #expect(names(stack.subviews) == "abc")
        #expect(!views[1].translatesAutoresizingMaskIntoConstraints)
    }

    @Test func removingFromTheHierarchyEndsTheArrangement() {
        let stack = UIStackView(arrangedSubviews: views)
        stack.alignment = .leading
        stack.updateConstraintsIfNeeded()
        views[1].removeFromSuperview()
        #expect(order(stack) == "ac")
        #expect(views[1].constraints.isEmpty)
        stack.updateConstraintsIfNeeded()
        #expect(StackConstraintList(stack: stack).lines("UISV-spacing") == ["v1.leading == v0.trailing"])
    }

    @Test func anotherStackViewTakesTheViewOver() {
        let one = UIStackView(arrangedSubviews: views)
        let other = UIStackView()
        other.addArrangedSubview(views[1])
        #expect(order(one) == "ac" && order(other) == "b")
        #expect(names(one.subviews) == "ac")
    }

    @Test func anIndexBeyondTheEndRaises() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stack = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
                stack.insertArrangedSubview(UIView(), at: 5)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'index out of bounds for arranged "
                    + "subview: index = 5 expected to be less than or equal to 3'"))
    }
}
