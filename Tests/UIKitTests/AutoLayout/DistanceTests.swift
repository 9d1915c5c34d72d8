import Testing

@testable import UIKit

/// Distances between anchors as dimensions, and system spacing.
@MainActor
struct DistanceTests {
    private let scene = WindowScene(400, 800)

    private func direct(_ rightToLeft: Bool) {
        scene.window.semanticContentAttribute = rightToLeft ? .forceRightToLeft : .forceLeftToRight
    }

    @Test("Two gaps of one width", arguments: [false, true])
    func equalGaps(_ rightToLeft: Bool) {
        direct(rightToLeft)
        let views = [50, 70, 30].map { scene.add(UIView()).sized($0, 10) }
        let gaps = zip(views, views.dropFirst()).map { $0.trailingAnchor.anchorWithOffset(to: $1.leadingAnchor) }
        NSLayoutConstraint.activate([
            views[0].leadingAnchor.constraint(equalTo: scene.window.leadingAnchor),
            views[2].trailingAnchor.constraint(equalTo: scene.window.trailingAnchor), gaps[0].constraint(equalTo: gaps[1]),
        ])
        scene.layOut()
        #expect(views.map(\.frame.minX) == (rightToLeft ? [350, 155, 0] : [0, 175, 370]))
    }

    @Test(
        "A distance counts onward in the layout direction for leading and trailing, to the right for left and right",
        arguments: [(false, true, 30.0), (true, true, 360), (false, false, 30), (true, false, 30)])
    func signs(_ rightToLeft: Bool, _ isDirectional: Bool, _ x: Double) {
        direct(rightToLeft)
        let view = scene.add(UIView()).sized(10, 10)
        let distance =
            isDirectional
            ? scene.window.leadingAnchor.anchorWithOffset(to: view.leadingAnchor)
            : scene.window.leftAnchor.anchorWithOffset(to: view.leftAnchor)
        distance.constraint(equalToConstant: 30).isActive = true
        scene.layOut()
        #expect(Double(view.frame.minX) == x)
    }

    @Test func distancesAndSizes() {
        let (one, two) = (scene.add(UIView()).sized(60, 40), scene.add(UIView()).sized(10, 10))
        one.spanning(x: (20, 80), y: (100, 140))
        NSLayoutConstraint.activate([
            one.bottomAnchor.anchorWithOffset(to: two.topAnchor).constraint(
                equalTo: one.heightAnchor, multiplier: 0.5, constant: 1),
            one.rightAnchor.anchorWithOffset(to: two.centerXAnchor).constraint(greaterThanOrEqualToConstant: 45),
        ])
        scene.layOut()
        #expect(two.frame == CGRect(x: 120, y: 161, width: 10, height: 10))
    }

    @Test func distancesOfBaselines() {
        let views = [(30.0, 20.0), (50, 15)].map { scene.add(SizedView(20, CGFloat($0.0))).withBaselines($0.1, 6) }
        let distance = views[0].lastBaselineAnchor.anchorWithOffset(to: views[1].firstBaselineAnchor)
        NSLayoutConstraint.activate([
            views[0].topAnchor.constraint(equalTo: scene.window.topAnchor, constant: 10),
            distance.constraint(equalToConstant: 40),
        ])
        scene.layOut()
        #expect(views[1].frame.minY == 59)
    }

    @Test func directionChanges() {
        let view = scene.add(UIView()).sized(10, 10)
        scene.window.leadingAnchor.anchorWithOffset(to: view.leadingAnchor).constraint(equalToConstant: 30).isActive = true
        scene.layOut()
        direct(true)
        scene.layOut()
        #expect(view.frame.minX == 360)
    }

    @Test(
        "System spacing is 8 times the multiplier, never negative (2.6)",
        arguments: [(1.0, 8.0), (2, 16), (0.5, 4), (0, 0), (-3, 0)])
    func systemSpacing(_ multiplier: Double, _ constant: Double) {
        let (parent, one, two) = (UIView(), UIView(), UIView())
        for view in [one, two] { parent.addSubview(view) }
        let factor = CGFloat(multiplier)
        let constraints = [
            two.leadingAnchor.constraint(equalToSystemSpacingAfter: one.trailingAnchor, multiplier: factor),
            two.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: one.trailingAnchor, multiplier: factor),
            two.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: one.trailingAnchor, multiplier: factor),
            two.topAnchor.constraint(equalToSystemSpacingBelow: one.bottomAnchor, multiplier: factor),
            two.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: one.bottomAnchor, multiplier: factor),
            two.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: one.bottomAnchor, multiplier: factor),
            one.leadingAnchor.constraint(equalToSystemSpacingAfter: parent.leadingAnchor, multiplier: factor),
        ]
        #expect(constraints.allSatisfy { Double($0.constant) == constant && $0.multiplier == 1 && $0.priority == .required })
        #expect(constraints.map(\.firstAttribute.rawValue) == [5, 5, 5, 3, 3, 3, 5])
        #expect(constraints.map(\.secondAttribute.rawValue) == [6, 6, 6, 4, 4, 4, 5])
        #expect(constraints.map(\.relation.rawValue) == [0, 1, -1, 0, 1, -1, 0])
    }

    @Test("Between baselines the space is that of two lines of the text")
    func baselineSpacing() {
        let (one, two) = (UILabel(), UILabel())
        (one.font, two.font) = (.systemFont(ofSize: 10), .systemFont(ofSize: 30))
        let below = two.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: one.lastBaselineAnchor, multiplier: 2)
        #expect(below.constant == 2 * (two.font.ascender - one.font.descender + max(one.font.leading, two.font.leading)))
        two.font = one.font
        let same = two.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: one.lastBaselineAnchor, multiplier: 1)
        #expect(abs(same.constant - one.font.lineHeight - one.font.leading) < 0.001)
        let bare = UIView().firstBaselineAnchor.constraint(equalToSystemSpacingBelow: UIView().lastBaselineAnchor, multiplier: 1)
        #expect(bare.constant == 8)
    }
}

extension SizedView {
    /// Sets the distances of the baselines from the top and from the bottom, in points.
    fileprivate func withBaselines(_ first: Double, _ last: Double) -> SizedView {
        baselines = (CGFloat(first), CGFloat(last))
        return self
    }
}
