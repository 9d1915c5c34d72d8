import Testing
import UIKit

/// Custom spacing.
///
/// - Source: a script that a public test suite runs against UIKit; heights 10, 20, 30 and 40 in a column with spacing
///   10. Numbers in names are sections and cases of Notes/specification/stack-views.md.
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

    @Test("40: custom spacing replaces the common one") func customSpacing() {
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

    @Test(
        "4.2: for equal distances a custom spacing is that pair's least one",
        arguments: [(UIStackView.Distribution.equalSpacing, [30, 30, 30]), (.equalCentering, [30, 20, 10])]
            as [(UIStackView.Distribution, [Double])])
    func leastDistances(_ distribution: UIStackView.Distribution, _ expected: [Double]) {
        scene.stack.distribution = distribution
        scene.stack.setCustomSpacing(30, after: views[0])
        #expect(gaps == expected)
    }

    @Test("4.1: a negative spacing lowers the least distance, too") func negativeLeastDistance() {
        scene.stack.spacing = -5
        scene.stack.distribution = .equalCentering
        scene.stack.heightAnchor.constraint(equalToConstant: 85).isActive = true
        #expect(gaps == [-5, -5, -5])
        #expect(views.map(\.frame.height) == [10, 20, 30, 40])
    }

    @Test("4.2: the proportions' whole counts the common spacing") func proportions() {
        scene.stack.distribution = .fillProportionally
        scene.stack.setCustomSpacing(40, after: views[0])
        scene.layOut()
        let multipliers = scene.stack.constraints.filter { $0.identifier == "UISV-fill-proportionally" }.map(\.multiplier)
        #expect(zip(multipliers, [10, 20, 30, 40]).allSatisfy { abs($0 - $1 / 130) < 1e-6 })
    }

    @Test("4.1: a default token is no spacing") func defaultToken() {
        scene.stack.spacing = UIStackView.spacingUseDefault
        #expect(gaps == [0, 0, 0])
        scene.stack.setCustomSpacing(7, after: views[1])
        #expect(gaps == [0, 7, 0])
    }

    @Test("4.2: the system's spacing after one view does not depend on the common one") func systemAfterOne() {
        scene.stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
        #expect(gaps == [10, 8, 10])
        scene.stack.spacing = 100
        #expect(gaps == [100, 8, 100])
    }

    @Test("4.3: between baselines the system's spacing is the anchors' and follows the fonts") func systemBetweenBaselines()
        throws
    {
        let labels = [UILabel(), UILabel()]
        for label in labels { label.text = "Cairn" }
        let column = StackScene(labels, axis: .vertical, spacing: UIStackView.spacingUseSystem)
        column.stack.isBaselineRelativeArrangement = true
        func distances() throws -> [CGFloat] {
            column.layOut()
            let spacing = try #require(column.stack.constraints.first { $0.identifier == "UISV-spacing" })
            let (upper, lower) = (labels[0].lastBaselineAnchor, labels[1].firstBaselineAnchor)
            return [spacing.constant, lower.constraint(equalToSystemSpacingBelow: upper, multiplier: 1).constant]
        }
        let small = try distances()
        #expect(small[0] == small[1] && small[0] > 8)
        labels[1].font = .systemFont(ofSize: 40)
        let large = try distances()
        #expect(large[0] == large[1] && large[0] > small[0])
    }
}
