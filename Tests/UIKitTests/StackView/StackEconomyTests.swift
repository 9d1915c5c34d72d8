import Testing

@testable import UIKit

/// How much a change costs a stack view of many views: constraints exchanged, contents measured, views laid out.
///
/// `CAIRN_FULL=1 swift test -c release --filter StackEconomyTests` takes a thousand views.
@MainActor
struct StackEconomyTests {
    nonisolated static let count = ProcessInfo.processInfo.environment["CAIRN_FULL"] == nil ? 100 : 1000
    nonisolated static let middle = count / 2

    /// A stack view that counts its own layouts.
    private final class CountingStack: UIStackView {
        var layouts = 0

        override func layoutSubviews() {
            layouts += 1
            super.layoutSubviews()
        }
    }

    struct Cost: Equatable, Sendable {
        var removed = 0
        var added = 0
        /// How often contents were asked for their sizes.
        var measured = 0
        /// How often the stack view was laid out, and how many arranged views were.
        var stackLayouts = 0
        var viewLayouts = 0
    }

    struct Change: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var cost: Cost
        var prepare: @Sendable @MainActor (UIStackView) -> Void = { _ in }
        var make: @Sendable @MainActor (UIStackView, [SizedView]) -> Void
    }

    nonisolated static let changes = [
        Change(testDescription: "a content's length", cost: Cost(measured: 1, stackLayouts: 1, viewLayouts: 1)) {
            $1[middle].contentSize.height = 40
        },
        Change(testDescription: "a content that keeps its size", cost: Cost(measured: 1)) {
            $1[middle].invalidateIntrinsicContentSize()
        },
        Change(testDescription: "hugging", cost: Cost(measured: 1)) {
            $1[middle].setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        },
        Change(testDescription: "compression resistance", cost: Cost(measured: 1)) {
            $1[middle].setContentCompressionResistancePriority(UILayoutPriority(751), for: .vertical)
        },
        Change(testDescription: "spacing", cost: Cost(stackLayouts: 1)) { stack, _ in stack.spacing = 2 },
        Change(testDescription: "custom spacing", cost: Cost(stackLayouts: 1)) { $0.setCustomSpacing(9, after: $1[middle]) },
        Change(
            testDescription: "hiding", cost: Cost(removed: 2, added: 3, stackLayouts: 1, viewLayouts: 1)
        ) { $1[middle].isHidden = true },
        Change(testDescription: "hiding and showing again", cost: Cost()) {
            $1[middle].isHidden = true
            $1[middle].isHidden = false
        },
        Change(testDescription: "appending", cost: Cost(removed: 1, added: 4, stackLayouts: 1)) { stack, _ in
            stack.addArrangedSubview(SizedView(10, 20))
        },
        Change(testDescription: "removing", cost: Cost(removed: 4, added: 1, stackLayouts: 1)) {
            $1[middle].removeFromSuperview()
        },
        Change(
            testDescription: "moving", cost: Cost(removed: 3, added: 3, stackLayouts: 1)
        ) { $0.insertArrangedSubview($1[middle], at: middle + 10) },
        Change(testDescription: "margins", cost: Cost(removed: 4, added: 4, stackLayouts: 1)) { stack, _ in
            stack.isLayoutMarginsRelativeArrangement = true
        },
        Change(testDescription: "distribution", cost: Cost(added: count - 1)) { stack, _ in stack.distribution = .fillEqually },
        // One edge of each view goes; the spanner has two bounds a view, a connection and a fit, and each view wants to
        // vanish weakly.
        Change(
            testDescription: "alignment", cost: Cost(removed: count, added: 3 * count + 2, stackLayouts: 1)
        ) { stack, _ in stack.alignment = .leading },
        Change(
            testDescription: "a text of a row that shares baselines",
            cost: Cost(measured: 1, stackLayouts: 1, viewLayouts: 1),
            prepare: {
                $0.axis = .horizontal
                $0.alignment = .firstBaseline
            }
        ) { $1[middle].contentSize.width = 40 },
        Change(
            testDescription: "a proportional length",
            cost: Cost(removed: count, added: count, measured: 1, stackLayouts: 1, viewLayouts: 1),
            prepare: { $0.distribution = .fillProportionally }
        ) { $1[middle].contentSize.height = 40 },
    ]

    @Test(arguments: changes)
    func aChangeCostsNoMoreThanItConcerns(_ change: Change) {
        let views = (0..<Self.count).map { _ in SizedView(10, 20) }
        for view in views { view.baselines = (16, 4) }
        let stack = CountingStack(arrangedSubviews: views)
        (stack.axis, stack.spacing) = (.vertical, 1)
        change.prepare(stack)
        let scene = StackScene(stack)
        scene.layOut()
        let before = constraints(stack, views)
        let (measured, layouts, stackLayouts) = (views.map(\.measurements), views.map(\.layouts), stack.layouts)
        change.make(stack, views)
        scene.layOut()
        let after = constraints(stack, views)
        let cost = Cost(
            removed: before.subtracting(after).count, added: after.subtracting(before).count,
            measured: zip(views, measured).reduce(0) { $0 + $1.0.measurements - $1.1 },
            stackLayouts: stack.layouts - stackLayouts,
            viewLayouts: zip(views, layouts).count { $0.layouts != $1 })
        #expect(cost == change.cost)
    }

    @Test func aFirstLayoutStatesEachContentOnce() {
        let stack = UIStackView(arrangedSubviews: (0..<Self.count).map { _ in SizedView(10, 20) })
        stack.axis = .vertical
        let scene = StackScene(stack)
        scene.layOut()
        #expect(scene.root.requireHost().engine.contentsStated == 2 * Self.count)
    }

    private func constraints(_ stack: UIStackView, _ views: [UIView]) -> Set<ObjectIdentifier> {
        let held = stack.constraints + views.flatMap(\.constraints)
        return Set(held.filter { $0.identifier?.hasPrefix("UISV-") == true }.map { ObjectIdentifier($0) })
    }
}
