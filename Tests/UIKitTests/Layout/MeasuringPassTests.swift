import LayoutEngine
import Testing

@testable import UIKit

/// Content whose height follows its width, with its width tied to its height by a constraint.
@MainActor
private final class FoldingView: UIView {
    /// The height at a width, in points.
    var height: (CGFloat) -> CGFloat = { _ in 40 }
    private(set) var measurements = 0

    override var wrapsToWidth: Bool { true }
    override func widthSolved(_ width: CGFloat) {
        solvedWidth = width
        contentSizeChanged()
    }
    override var intrinsicContentSize: CGSize {
        measurements += 1
        return CGSize(width: UIView.noIntrinsicMetric, height: height(solvedWidth ?? 0))
    }
}

/// The pass that solves and measures in turn: it is the same for layout and fitting sizes, and reports content that
/// does not settle.
@MainActor @Suite(.serialized)
struct MeasuringPassTests {
    private let scene = WindowScene()
    private let outer: UIView

    init() { outer = scene.add(UIView()) }

    private func folding() -> FoldingView {
        let view = scene.add(FoldingView(), to: outer).pinned()
        view.widthAnchor.constraint(equalTo: view.heightAnchor).isActive = true
        return view
    }

    /// Narrow content is high and high content is made wide, so that no width meets its own height.
    private func restless() -> FoldingView {
        let view = folding()
        view.height = { $0 < 50 ? 100 : 20 }
        return view
    }

    private let words = "Content sizes did not settle after 6 solutions of one layout pass"

    @Test("Content that settles is measured no more often than it changes, and nothing is reported")
    func settles() {
        let view = folding()
        view.height = { $0 < 50 ? 100 : 90 }
        #expect(layoutWarnings { scene.layOut() }.isEmpty)
        #expect(view.frame.size == CGSize(width: 90, height: 90) && view.layoutState.host?.diagnostics.isEmpty == true)
    }

    @Test("A layout whose content never settles ends, and reports the view once")
    func layout() throws {
        let view = restless()
        let warnings = layoutWarnings { scene.layOut() }
        #expect(warnings.count { $0.contains(words) && $0.contains(LayoutText.address(view)) } == 1)
        #expect(warnings.count { $0.contains("did not come to rest after 50 rounds") } == 1)
        let again = layoutWarnings {
            view.setNeedsLayout()
            scene.layOut()
        }
        #expect(again.isEmpty)
        let diagnostics = try #require(view.layoutState.host?.diagnostics)
        #expect(diagnostics.map(\.kind) == [.feedbackLoop, .unsettledContent])
        #expect(diagnostics[1].participants.map { $0.item === view } == [true] && diagnostics[1].broken == nil)
    }

    @Test("A fitting size whose content never settles is the last solution's, and reports the view once")
    func fitting() {
        let view = restless()
        let before = view.measurements
        var size = CGSize.zero
        let warnings = layoutWarnings { size = outer.systemLayoutSizeFitting(.zero) }
        #expect(warnings.count == 1 && warnings[0].contains(words))
        #expect(size == CGSize(width: 20, height: 20))
        #expect(layoutWarnings { _ = outer.systemLayoutSizeFitting(.zero) }.isEmpty)
        #expect(view.solvedWidth == nil)
        #expect(view.measurements - before <= 2 * 7, "once at first and once for each of six solutions")
    }
}
