import Testing
import UIKit

/// Custom spacing.
///
/// - Source: a script that a public test suite runs against UIKit; heights 10, 20, 30 and 40 in a column with spacing 10.
@MainActor
struct StackSpacingTests {
    private let views = [SizedView(10, 10), SizedView(10, 20), SizedView(10, 30), SizedView(10, 40)]
    private let scene: StackScene

    init() {
        scene = StackScene(views, axis: .vertical, spacing: 10)
    }

    private var gaps: [Double] {
        scene.layOut()
        let visible = views.filter { !$0.isHidden && $0.superview === scene.stack }
        return zip(visible, visible.dropFirst()).map { Double($1.frame.minY - $0.frame.maxY) }
    }

    @Test func customSpacingReplacesTheCommonOne() {
        #expect(gaps == [10, 10, 10])
        scene.stack.setCustomSpacing(20, after: views[0])
        #expect(gaps == [20, 10, 10])
        scene.stack.setCustomSpacing(0, after: views[1])
        #expect(gaps == [20, 0, 10])
        scene.stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        #expect(gaps == [10, 0, 10])
        scene.stack.spacing = UIStackView.spacingUseDefault
        scene.stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[2])
        #expect(gaps == [0, 0, 8])
        #expect(scene.stack.spacing == UIStackView.spacingUseDefault)
        #expect(scene.stack.customSpacing(after: views[2]) == UIStackView.spacingUseSystem)
    }

    @Test func standardSpacing() {
        scene.stack.spacing = UIStackView.spacingUseSystem
        #expect(gaps == [8, 8, 8])
    }

    @Test func aHiddenViewsSpacingIsPassedOver() {
        scene.stack.setCustomSpacing(3, after: views[0])
        scene.stack.setCustomSpacing(30, after: views[1])
        views[1].isHidden = true
        #expect(gaps == [3, 10])
    }

    @Test func theLastViewsSpacingMeansNothing() {
        scene.stack.setCustomSpacing(50, after: views[3])
        scene.layOut()
        #expect(scene.stack.frame.height == 130)
    }

    @Test func spacingStaysWithAViewThatMoves() {
        scene.stack.setCustomSpacing(20, after: views[0])
        scene.stack.insertArrangedSubview(views[0], at: 1)
        #expect(scene.stack.customSpacing(after: views[0]) == 20)
    }

    @Test func spacingIsForgottenWithTheArrangement() {
        scene.stack.setCustomSpacing(20, after: views[0])
        scene.stack.removeArrangedSubview(views[0])
        scene.stack.insertArrangedSubview(views[0], at: 0)
        #expect(scene.stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
        scene.stack.setCustomSpacing(20, after: views[1])
        views[1].removeFromSuperview()
        scene.stack.insertArrangedSubview(views[1], at: 1)
        #expect(scene.stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    }

    @Test func viewsThatAreNotArrangedHaveNoSpacing() {
        let stranger = UIView()
        scene.stack.setCustomSpacing(20, after: stranger)
        #expect(scene.stack.customSpacing(after: stranger) == UIStackView.spacingUseDefault)
    }

    @Test("spacing is rounded to pixels", arguments: [(2.0, 5.3, 5.5), (1, 5.3, 5), (3, 5.3, 16.0 / 3)])
    func wholePixels(_ scale: Double, _ spacing: Double, _ expected: Double) {
        let window = WindowScene(scale: CGFloat(scale))
        let stack = window.add(UIStackView(arrangedSubviews: [SizedView(10, 10), SizedView(10, 10)]))
        stack.spacing = CGFloat(spacing)
        window.layOut()
        #expect(abs(Double(stack.arrangedSubviews[1].frame.minX) - 10 - expected) < 1e-6)
    }

    @Test func negativeSpacingOverlaps() {
        scene.stack.spacing = -5
        #expect(gaps == [-5, -5, -5])
        #expect(scene.stack.frame.height == 85)
    }
}
