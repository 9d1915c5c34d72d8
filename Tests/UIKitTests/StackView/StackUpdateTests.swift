import Testing

@testable import UIKit

/// Changes touch only the constraints they concern.
@MainActor
struct StackUpdateTests {
    /// The stack view's own constraints by identity.
    private func snapshot(_ scene: StackScene) -> [ObjectIdentifier] {
        scene.layOut()
        return scene.stack.constraints.map { ObjectIdentifier($0) }
    }

    private func manyViews(_ count: Int = 100) -> [SizedView] { (0..<count).map { SizedView(CGFloat($0 % 50 + 1), 20) } }

    @Test func aChangedContentRebuildsNothing() {
        let views = manyViews(1000)
        let scene = StackScene(views, axis: .vertical, spacing: 1)
        let before = snapshot(scene)
        let (measured, layouts) = (views.map(\.measurements), views.map(\.layouts))
        views[500].contentSize.height = 40
        #expect(!scene.stack.needsUpdateConstraints())
        #expect(snapshot(scene) == before)
        #expect(scene.stack.frame.height == 21019)
        #expect(zip(views, measured).count { $0.measurements != $1 } == 1)
        #expect(zip(views, layouts).count { $0.layouts != $1 } == 1)
    }

    @Test func hidingOneViewExchangesAFewConstraints() {
        let views = manyViews()
        let scene = StackScene(views, axis: .vertical, spacing: 1)
        let before = Set(snapshot(scene))
        views[50].isHidden = true
        let after = Set(snapshot(scene))
        #expect(before.subtracting(after).count == 2)
        #expect(after.subtracting(before).count == 3)
    }

    @Test func aChangedSpacingKeepsAllConstraints() {
        let scene = StackScene(manyViews(), axis: .vertical, spacing: 1)
        let before = snapshot(scene)
        scene.stack.spacing = 2
        #expect(snapshot(scene) == before)
        #expect(scene.stack.frame.height == 2198)
    }

    @Test func appendingKeepsWhatIsThere() {
        let scene = StackScene(manyViews(), axis: .vertical, spacing: 1)
        let before = Set(snapshot(scene))
        scene.stack.addArrangedSubview(SizedView(10, 20))
        #expect(before.subtracting(snapshot(scene)).count == 1)
    }

    /// Half of the scroll view is to be at least as wide as a view in its content lies left of 90 points inside it.
    @Test func scrollingChangesProportionsThatHangOnTheOffset() {
        let (scroll, inside) = (UIScrollView(), UIView())
        scroll.contentSize = CGSize(width: 1000, height: 10)
        scroll.addSubview(inside)
        NSLayoutConstraint.relate(scroll, .centerX, .greaterThanOrEqual, inside, .centerX, constant: 90, priority: 749)
        let scene = StackScene([SizedView(60, 10), scroll], width: 240)
        scene.stack.distribution = .fillProportionally
        scene.layOut()
        #expect(scene.spans(.horizontal) == "0/60 60/180")
        scroll.contentOffset.x = 60
        scene.layOut()
        #expect(scene.spans(.horizontal) == "0/120 120/120")
    }

    @Test func scrollingChangesNoOtherProportions() {
        let (scroll, inside) = (UIScrollView(), UIView())
        scroll.contentSize = CGSize(width: 1000, height: 10)
        scroll.addSubview(inside)
        NSLayoutConstraint.relate(scroll, .width, .greaterThanOrEqual, inside, .width, constant: 60, priority: 749)
        let scene = StackScene([SizedView(60, 10), scroll], width: 240)
        scene.stack.distribution = .fillProportionally
        scene.layOut()
        let answers = LayoutAnswers.fittingSizes
        scroll.contentOffset.x = 60
        scene.layOut()
        #expect(scene.spans(.horizontal) == "0/120 120/120")
        #expect(LayoutAnswers.fittingSizes == answers)
    }

    @Test func aChangedContentChangesItsProportions() {
        let views = [SizedView(10, 10), SizedView(30, 10)]
        let scene = StackScene(views, width: 200)
        scene.stack.distribution = .fillProportionally
        scene.layOut()
        #expect(scene.spans(.horizontal) == "0/50 50/150")
        views[0].contentSize.width = 30
        scene.layOut()
        #expect(scene.spans(.horizontal) == "0/100 100/100")
    }

    @Test func aChangedNestedContentChangesTheProportionsAround() {
        let leaf = SizedView(10, 10)
        let nested = UIStackView(arrangedSubviews: [leaf])
        let scene = StackScene([nested, SizedView(30, 10)], width: 200)
        scene.stack.distribution = .fillProportionally
        scene.layOut()
        #expect(scene.spans(.horizontal) == "0/50 50/150")
        leaf.contentSize.width = 30
        scene.layOut()
        #expect(scene.spans(.horizontal) == "0/100 100/100")
        nested.addArrangedSubview(SizedView(30, 10))
        scene.layOut()
        #expect(scene.spans(.horizontal) == "0/133.5 133/66.5")
    }

    @Test func guidesGoWithTheirUse() {
        let scene = StackScene([SizedView(10, 10), SizedView(20, 10), SizedView(30, 10)], spacing: 5)
        scene.stack.distribution = .equalSpacing
        scene.stack.alignment = .center
        scene.layOut()
        #expect(
            scene.stack.layoutGuides.map(\.identifier) == ["UISV-distributing", "UISV-distributing", "UISV-alignment-spanner"])
        scene.stack.distribution = .fill
        scene.stack.alignment = .fill
        scene.layOut()
        #expect(scene.stack.layoutGuides.isEmpty)
    }

    @Test func everyChangeLeadsWhereAFreshStackViewWouldBe() {
        let scene = StackScene([SizedView(40, 20), SizedView(60, 30), SizedView(10, 50)], spacing: 5, width: 200, height: 200)
        for axis in [NSLayoutConstraint.Axis.vertical, .horizontal] {
            for distribution in (0...4).compactMap(UIStackView.Distribution.init) {
                for alignment in [UIStackView.Alignment.fill, .leading, .center, .trailing] {
                    scene.stack.axis = axis
                    scene.stack.distribution = distribution
                    scene.stack.alignment = alignment
                    scene.layOut()
                    let fresh = StackScene(
                        [SizedView(40, 20), SizedView(60, 30), SizedView(10, 50)], axis: axis, spacing: 5, width: 200, height: 200
                    )
                    fresh.stack.distribution = distribution
                    fresh.stack.alignment = alignment
                    fresh.layOut()
                    #expect(scene.absoluteFrames == fresh.absoluteFrames)
                }
            }
        }
    }
}
