import Testing
import UIKit

/// Which views a stack view arranges, and in which order; numbers in names are sections of
/// Notes/specification/stack-views.md.
@MainActor
struct StackMembershipTests {
    private let views = [UIView(), UIView(), UIView()]

    private func order(_ stack: UIStackView) -> String { names(stack.arrangedSubviews) }
    private func names(_ list: [UIView]) -> String {
        list.map { view in views.firstIndex { $0 === view }.map { String("abc"[String.Index(utf16Offset: $0, in: "abc")]) } ?? "?"
        }
        .joined()
    }

    @Test("6.8: arranging turns the mask off, adding a subview does neither") func turningTheMaskOff() {
        let stack = UIStackView(arrangedSubviews: [views[0]])
        stack.addSubview(views[1])
        #expect(!views[0].translatesAutoresizingMaskIntoConstraints)
        #expect(views[1].translatesAutoresizingMaskIntoConstraints)
        #expect(order(stack) == "a")
        #expect(stack.frame == .zero)
    }

    @Test("6.3: inserting moves", arguments: [([(0, 2)], "bca"), ([(0, 2), (0, 3)], "bca"), ([(0, 2), (0, 3), (2, 0)], "cba")])
    func moving(_ moves: [(Int, Int)], _ expected: String) {
        let stack = UIStackView(arrangedSubviews: views)
        for (view, index) in moves { stack.insertArrangedSubview(views[view], at: index) }
        #expect(order(stack) == expected)
        #expect(names(stack.subviews) == "abc")
    }

    @Test("6.3: adding again moves to the end") func addingAgain() {
        let stack = UIStackView(arrangedSubviews: views)
        stack.addArrangedSubview(views[0])
        #expect(order(stack) == "bca")
    }

    @Test("6.2: arranging a subview keeps its place in depth") func arrangingASubview() {
        let stack = UIStackView()
        for view in views { stack.addSubview(view) }
        for view in views.reversed() { stack.addArrangedSubview(view) }
        #expect(order(stack) == "cba")
        #expect(names(stack.subviews) == "abc")
    }

    @Test("6.2: inserting a new view appends it in depth") func insertingANewView() {
        let stack = UIStackView(arrangedSubviews: [views[0], views[1]])
        stack.insertArrangedSubview(views[2], at: 0)
        #expect(order(stack) == "cab")
        #expect(names(stack.subviews) == "abc")
    }

    @Test("6.5: removing from the arrangement keeps the subview") func removingFromTheArrangement() {
        let stack = UIStackView(arrangedSubviews: views)
        stack.removeArrangedSubview(views[1])
        stack.removeArrangedSubview(UIView())
        #expect(order(stack) == "ac")
        #expect(names(stack.subviews) == "abc")
        #expect(!views[1].translatesAutoresizingMaskIntoConstraints)
    }

    @Test("6.6: removing from the hierarchy ends the arrangement") func removingFromTheHierarchy() {
        let stack = UIStackView(arrangedSubviews: views)
        stack.alignment = .leading
        stack.updateConstraintsIfNeeded()
        views[1].removeFromSuperview()
        #expect(order(stack) == "ac")
        #expect(views[1].constraints.isEmpty)
        stack.updateConstraintsIfNeeded()
        #expect(StackConstraintList(stack: stack).lines("UISV-spacing") == ["v1.leading == v0.trailing"])
    }

    @Test("6.7: another stack view takes the view over") func takingOver() {
        let one = UIStackView(arrangedSubviews: views)
        let other = UIStackView()
        other.addArrangedSubview(views[1])
        #expect(order(one) == "ac" && order(other) == "b")
        #expect(names(one.subviews) == "ac")
    }

    @Test("6.4: an index beyond the end raises") func beyondTheEnd() async {
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

    @Test("6.4: an index below zero raises") func belowZero() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIStackView().insertArrangedSubview(UIView(), at: -1) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("'NSInvalidArgumentException', reason: 'index out of bounds for arranged subview: index = -1 "))
    }

    @Test("6.4: the bound counts a view that moves") func boundOfAMove() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                UIStackView(arrangedSubviews: [view, UIView()]).insertArrangedSubview(view, at: 3)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("index = 3 expected to be less than or equal to 2'"))
    }

    @Test("6.1: the orders do not depend on each other") func depth() {
        let stack = UIStackView(arrangedSubviews: views)
        stack.bringSubviewToFront(views[0])
        #expect(names(stack.subviews) == "bca" && order(stack) == "abc")
        stack.exchangeSubview(at: 0, withSubviewAt: 1)
        #expect(names(stack.subviews) == "cba" && order(stack) == "abc")
        stack.sendSubviewToBack(views[0])
        stack.insertSubview(views[1], at: 0)
        #expect(names(stack.subviews) == "bac" && order(stack) == "abc")
    }

    @Test("6.1: an arranged view added as a subview again stays arranged") func addingTheSubviewAgain() {
        let stack = UIStackView(arrangedSubviews: views)
        stack.addSubview(views[0])
        #expect(names(stack.subviews) == "bca" && order(stack) == "abc")
    }

    @Test("6.3: moving adds no second subview") func noSecondSubview() {
        let stack = UIStackView(arrangedSubviews: views)
        for view in views { stack.addArrangedSubview(view) }
        #expect(names(stack.subviews) == "abc" && order(stack) == "abc")
    }

    @Test("6.5: no constraint is left of a view that is not arranged any more", arguments: 0...5)
    func constraintsOfARemovedView(_ alignment: Int) throws {
        let stack = UIStackView(arrangedSubviews: views)
        stack.alignment = try #require(UIStackView.Alignment(rawValue: alignment))
        stack.distribution = .equalCentering
        stack.updateConstraintsIfNeeded()
        stack.removeArrangedSubview(views[1])
        stack.updateConstraintsIfNeeded()
        #expect(!stack.constraints.contains { $0.firstItem === views[1] || $0.secondItem === views[1] })
        #expect(views[1].constraints.isEmpty)
    }

    @Test("6.5: the others close up") func closingUp() {
        let sized = [SizedView(10, 10), SizedView(20, 10), SizedView(30, 10)]
        let scene = StackScene(sized, spacing: 5)
        scene.layOut()
        scene.stack.removeArrangedSubview(sized[1])
        scene.layOut()
        #expect(scene.spans(.horizontal) == "0/10 15/30")
        #expect(sized[1].superview === scene.stack)
    }

    @Test("6.6: moving to any other superview ends the arrangement") func movingAway() {
        let stack = UIStackView(arrangedSubviews: views)
        let other = UIView()
        other.addSubview(views[0])
        other.insertSubview(views[2], at: 0)
        #expect(order(stack) == "b" && names(stack.subviews) == "b" && names(other.subviews) == "ca")
    }

    @Test("6.7: both stack views lay out anew") func takingOverLaysOutBoth() {
        let view = SizedView(20, 10)
        let one = StackScene([SizedView(10, 10), view], spacing: 5)
        let other = UIStackView(arrangedSubviews: [SizedView(30, 10)])
        one.stack.addArrangedSubview(other)
        one.layOut()
        #expect(one.stack.frame.width == 70)
        other.addArrangedSubview(view)
        one.layOut()
        #expect(one.spans(.horizontal) == "0/10 15/50")
        #expect(view.frame.numbers == "30,0,20,10")
    }

    @Test("6.9: views given at the beginning are added in order to a stack view of zero frame") func beginning() {
        let stack = UIStackView(arrangedSubviews: views)
        #expect(order(stack) == "abc" && names(stack.subviews) == "abc" && stack.frame == .zero)
        #expect(order(UIStackView(arrangedSubviews: [views[0], views[1], views[0]])) == "ba")
    }

    @Test("6.10: setting what is set already asks for nothing") func settersWithoutChange() {
        let stack = UIStackView(arrangedSubviews: views)
        let setters: [(UIStackView) -> Void] = [
            { $0.axis = $0.axis }, { $0.distribution = $0.distribution }, { $0.alignment = $0.alignment },
            { $0.spacing = $0.spacing }, { $0.isBaselineRelativeArrangement = $0.isBaselineRelativeArrangement },
            { $0.isLayoutMarginsRelativeArrangement = $0.isLayoutMarginsRelativeArrangement },
            { $0.setCustomSpacing(UIStackView.spacingUseDefault, after: $0.arrangedSubviews[0]) },
            { $0.arrangedSubviews[0].isHidden = false }, { $0.removeArrangedSubview(UIView()) },
        ]
        for setter in setters {
            stack.updateConstraintsIfNeeded()
            setter(stack)
            #expect(!stack.needsUpdateConstraints())
        }
        stack.spacing = 1
        #expect(stack.needsUpdateConstraints())
    }
}
