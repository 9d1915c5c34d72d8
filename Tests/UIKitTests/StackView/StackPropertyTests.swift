import SeededRandom
import Testing

@testable import UIKit

/// What holds of every stack view, tried on random trees of them.
///
/// `CAIRN_FULL=1 swift test -c release --filter StackPropertyTests` tries ten times as many.
@MainActor
struct StackPropertyTests {
    nonisolated static let trees = ProcessInfo.processInfo.environment["CAIRN_FULL"] == nil ? 300 : 3000
    /// A tree beyond the usual ones whose edits tied variables of two reductions together.
    nonisolated static let seeds = Array(0..<trees) + [2475].filter { $0 >= trees }

    /// From the first edge in reading order to the last; with the sign changed where that is from right to left.
    private typealias Span = (lowerBound: CGFloat, upperBound: CGFloat)

    /// The trees by their seeds, at the given size, or as large as they like.
    private func forEachTree(width: CGFloat? = nil, height: CGFloat? = nil, _ body: (RandomStack, StackScene, Int) -> Void) {
        for seed in Self.seeds {
            var random = SplitMix(seed: seed)
            let tree = RandomStack(depth: 5, using: &random)
            let scene = StackScene(tree.makeStack(), width: width, height: height)
            scene.layOut()
            body(tree, scene, seed)
        }
    }

    @Test("nothing conflicts where there is room", arguments: [nil, 2000])
    func nothingConflicts(_ side: Double?) {
        forEachTree(width: side.map { CGFloat($0) }, height: side.map { CGFloat($0) }) { _, scene, seed in
            #expect(scene.root.layoutState.host?.diagnostics.isEmpty == true, "seed \(seed)")
        }
    }

    @Test func endsAreFlushAndGapsAsStated() {
        forEachTree(width: 2000, height: 2000) { tree, scene, seed in
            check(tree, scene.stack, "seed \(seed)")
        }
    }

    private func check(_ tree: RandomStack, _ stack: UIStackView, _ name: Comment) {
        let views = stack.arrangedSubviews
        let visible = views.indices.filter { !views[$0].isHidden }
        let spans = visible.map { span(views[$0], tree) }
        if let first = spans.first, let last = spans.last {
            let canvas = canvasSpan(tree, stack)
            #expect(abs(first.lowerBound - canvas.lowerBound) < 1e-6, name)
            #expect(abs(last.upperBound - canvas.upperBound) < 1e-6, name)
        }
        if !tree.isBaselineRelative || tree.axis == .horizontal { checkGaps(tree, spans, visible, name) }
        for (view, item) in zip(views, tree.items) {
            if case .stack(let nested) = item.content, let inner = view as? UIStackView { check(nested, inner, name) }
        }
    }

    private func checkGaps(_ tree: RandomStack, _ spans: [Span], _ visible: [Int], _ name: Comment) {
        let gaps = zip(spans, spans.dropFirst()).map { $1.lowerBound - $0.upperBound }
        for (gap, index) in zip(gaps, visible) {
            let stated = tree.items[index].customSpacing ?? tree.spacing
            if tree.distribution.rawValue < UIStackView.Distribution.equalSpacing.rawValue {
                #expect(abs(gap - stated) < 1e-6, name)
            } else {
                #expect(gap > stated - 1e-6, name)
            }
        }
        if tree.distribution == .equalSpacing { for gap in gaps { #expect(abs(gap - gaps[0]) < 1e-6, name) } }
    }

    private func span(_ view: UIView, _ tree: RandomStack) -> Span {
        let rect = view.solvedRect!
        guard tree.axis == .horizontal else { return (rect.minY, rect.maxY) }
        return tree.isRightToLeft ? (-rect.maxX, -rect.minX) : (rect.minX, rect.maxX)
    }

    private func canvasSpan(_ tree: RandomStack, _ stack: UIStackView) -> Span {
        let margins = tree.margins ?? .zero
        let size = stack.solvedRect!.size
        guard tree.axis == .horizontal else { return (margins.top, size.height - margins.bottom) }
        let (left, right) = (margins.left, size.width - margins.right)
        return tree.isRightToLeft ? (-right, -left) : (left, right)
    }

    @Test func aSizedStackViewIsNotAmbiguousAlongItsAxis() {
        forEachTree(width: 2000, height: 2000) { tree, scene, seed in
            if tree.leavesRoomOpen { return }
            let attributes = tree.axis == .horizontal ? [1, 7] : [3, 8]
            for view in scene.stack.arrangedSubviews {
                #expect(!view.ambiguousAttributes.contains { attributes.contains($0.rawValue) }, "seed \(seed)")
            }
        }
    }

    /// The same settings made one by one, in another order and with layouts between them.
    @Test(arguments: [false, true])
    func theOrderOfChangesDoesNotMatter(_ laysOutBetween: Bool) {
        forEachTree(width: 700, height: 500) { tree, scene, seed in
            if laysOutBetween && tree.heedsHistory { return }
            var random = SplitMix(seed: seed + 77)
            let other = StackScene(tree.makePlainStack(), width: 700, height: 500)
            for change in tree.changes(of: other.stack).shuffled(using: &random) {
                change()
                if laysOutBetween && random.below(4) == 0 { other.layOut() }
            }
            other.layOut()
            #expect(other.absoluteFrames == scene.absoluteFrames, "seed \(seed)")
        }
    }
}
