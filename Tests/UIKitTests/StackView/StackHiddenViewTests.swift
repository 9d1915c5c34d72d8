import Testing

@testable import UIKit

/// Where hidden views lie and what they hold; Notes/specification/stack-views.md 5.
@MainActor
struct StackHiddenViewTests {
    private func heights(_ values: [CGFloat]) -> [SizedView] { values.map { SizedView(100, $0) } }
    private func conflicts(_ scene: StackScene) -> Int { scene.root.layoutState.host?.diagnostics.count ?? -1 }

    @Test func aHiddenViewMayInsistOnItsLength() {
        let views = heights([20, 30, 40])
        let scene = StackScene(views, axis: .vertical, spacing: 6)
        views[1].heightAnchor.constraint(equalToConstant: 30).isActive = true
        views[1].isHidden = true
        scene.layOut()
        #expect(scene.stack.frame.height == 66)
        #expect(scene.spans(.vertical) == "0/20 23/30 26/40")
    }

    @Test func severalHiddenViewsLieAtOnePlace() {
        let views = heights([20, 30, 30, 40])
        let scene = StackScene(views, axis: .vertical, spacing: 6)
        views[1].isHidden = true
        views[2].isHidden = true
        scene.layOut()
        #expect(scene.spans(.vertical) == "0/20 23/0 23/0 26/40")
    }

    @Test func hiddenViewsAtTheEndsLieAtTheEdges() {
        let views = heights([20, 30, 40])
        let scene = StackScene(views, axis: .vertical, spacing: 6)
        views[0].isHidden = true
        views[2].isHidden = true
        scene.layOut()
        #expect(scene.spans(.vertical) == "0/0 0/30 30/0")
    }

    @Test func rightToLeftReversesRowsOnly() {
        let row = StackScene([SizedView(40, 20), SizedView(60, 30)], spacing: 5, width: 200)
        let column = StackScene([SizedView(40, 20), SizedView(60, 30)], axis: .vertical)
        column.stack.alignment = .leading
        for scene in [row, column] {
            scene.stack.semanticContentAttribute = .forceRightToLeft
            scene.layOut()
        }
        #expect(row.spans(.horizontal) == "65/135 0/60")
        #expect(column.spans(.horizontal) == "20/40 0/60")
        #expect(column.spans(.vertical) == "0/20 20/30")
    }

    @Test("5.1: hidden nested stack views take no length, whatever they require inside", arguments: [false, true])
    func nested(_ hasRequiredHeights: Bool) {
        let inner = UIStackView(arrangedSubviews: heights([30, 30]))
        (inner.axis, inner.spacing) = (.vertical, 8)
        if hasRequiredHeights {
            for view in inner.arrangedSubviews { view.heightAnchor.constraint(equalToConstant: 30).isActive = true }
        }
        let scene = StackScene([SizedView(100, 20), inner, SizedView(100, 40)], axis: .vertical, spacing: 5)
        scene.layOut()
        #expect(scene.stack.frame.height == 138)
        inner.isHidden = true
        scene.layOut()
        #expect(scene.stack.frame.height == 65)
        #expect(inner.frame.height == (hasRequiredHeights ? 68 : 8))
        #expect(conflicts(scene) == 0)
        inner.isHidden = false
        scene.layOut()
        #expect(scene.spans(.vertical) == "0/20 25/68 98/40")
    }

    @Test("5.1: a nested stack view with nothing visible collapses, and its neighbours keep two gaps") func emptiedNested() {
        let inner = UIStackView(arrangedSubviews: heights([30, 30]))
        inner.axis = .vertical
        let scene = StackScene([SizedView(100, 20), inner, SizedView(100, 40)], axis: .vertical, spacing: 5)
        for view in inner.arrangedSubviews { view.isHidden = true }
        scene.layOut()
        #expect(scene.spans(.vertical) == "0/20 25/0 30/40")
        #expect(conflicts(scene) == 0)
    }

    @Test("5.1: a view that requires its length keeps it among hidden ones at the ends", arguments: [0, 2])
    func requiredLengthAtTheEnd(_ index: Int) {
        let views = heights([20, 30, 40])
        let scene = StackScene(views, axis: .vertical, spacing: 6)
        views[index].heightAnchor.constraint(equalToConstant: 70).isActive = true
        views[index].isHidden = true
        scene.layOut()
        #expect(scene.stack.frame.height == (index == 0 ? 76 : 56))
        #expect(views[index].frame.numbers == (index == 0 ? "0,-70,100,70" : "0,56,100,70"))
        #expect(conflicts(scene) == 0)
    }

    @Test("5.1: hidden views at the ends lie at the edges, several at one place", arguments: 0...4)
    func runs(_ distribution: Int) throws {
        let views = heights([20, 20, 20, 20, 20, 20])
        let scene = StackScene(views, axis: .vertical, spacing: 6)
        scene.stack.distribution = try #require(UIStackView.Distribution(rawValue: distribution))
        for index in [0, 1, 3, 5] { views[index].isHidden = true }
        scene.layOut()
        #expect(scene.spans(.vertical) == "0/0 0/0 0/20 23/0 26/20 46/0")
        #expect(scene.stack.frame.height == 46)
    }

    @Test("5.1: a custom spacing is halved too") func halvedCustomSpacing() {
        let views = heights([20, 30, 40])
        let scene = StackScene(views, axis: .vertical, spacing: 6)
        scene.stack.setCustomSpacing(20, after: views[0])
        scene.stack.setCustomSpacing(50, after: views[1])
        views[1].isHidden = true
        scene.layOut()
        #expect(scene.spans(.vertical) == "0/20 30/0 40/40")
    }

    @Test("4.3: so is the system's spacing") func halvedSystemSpacing() {
        let views = heights([20, 30, 40])
        let scene = StackScene(views, axis: .vertical, spacing: UIStackView.spacingUseSystem)
        views[1].isHidden = true
        scene.layOut()
        #expect(scene.spans(.vertical) == "0/20 24/0 28/40")
    }

    @Test(
        "5.1: across the axis a hidden view counts with fill only, and keeps its breadth",
        arguments: [
            (UIStackView.Alignment.fill, "60: 0/60 0/60 0/60"), (.leading, "40: 0/40 0/60 0/10"),
            (.center, "40: 0/40 -10/60 15/10"), (.trailing, "40: 0/40 -20/60 30/10"),
        ])
    func acrossTheAxis(_ alignment: UIStackView.Alignment, _ expected: String) {
        let views = [SizedView(40, 20), SizedView(60, 20), SizedView(10, 20)]
        let scene = StackScene(views, axis: .vertical)
        scene.stack.alignment = alignment
        views[1].isHidden = true
        scene.layOut()
        #expect(String(format: "%g: ", Double(scene.stack.frame.width)) + scene.spans(.horizontal) == expected)
        #expect(views[1].frame.height == 0)
    }

    @Test("5.3: a view hidden before it is arranged is hidden at once") func hiddenBefore() {
        let views = heights([20, 30, 40])
        views[1].isHidden = true
        let scene = StackScene(views, axis: .vertical, spacing: 6)
        scene.layOut()
        #expect(scene.spans(.vertical) == "0/20 23/0 26/40")
        let late = SizedView(100, 50)
        late.isHidden = true
        scene.stack.addArrangedSubview(late)
        scene.layOut()
        #expect(scene.stack.frame.height == 66)
    }

    @Test("5.3: hiding is no counter", arguments: [1, 3])
    func repeatedly(_ times: Int) {
        let views = heights([20, 30, 40])
        let scene = StackScene(views, axis: .vertical)
        for _ in 0..<times { views[1].isHidden = true }
        scene.layOut()
        #expect(scene.stack.frame.height == 60)
        views[1].isHidden = true
        #expect(!scene.stack.needsUpdateConstraints())
        views[1].isHidden = false
        #expect(!views[1].isHidden)
        scene.layOut()
        #expect(scene.stack.frame.height == 90)
    }

    @Test("5.3: three times in an animation, once back") func repeatedlyInAnAnimation() {
        let views = heights([20, 30, 40])
        let scene = StackScene(views, axis: .vertical)
        scene.layOut()
        for _ in 0..<3 { UIView.animate(withDuration: 0.25) { views[1].isHidden = true } }
        #expect(views[1].isHidden && scene.stack.frame.height == 60)
        UIView.animate(withDuration: 0.25) { views[1].isHidden = false }
        #expect(!views[1].isHidden && !views[1].layer.isHidden && scene.stack.frame.height == 90)
    }

    @Test("5.1: hidden views that come and go leave nothing behind") func backAgain() {
        let views = heights([20, 30, 40])
        let scene = StackScene(views, axis: .vertical, spacing: 6)
        scene.layOut()
        let before = StackConstraintList(stack: scene.stack).lines
        for hidden in [[0], [0, 1], [0, 1, 2], [2], [1, 2]] {
            for (index, view) in views.enumerated() { view.isHidden = hidden.contains(index) }
            scene.layOut()
        }
        for view in views { view.isHidden = false }
        scene.layOut()
        #expect(StackConstraintList(stack: scene.stack).lines == before)
        #expect(scene.stack.layoutGuides.isEmpty)
    }
}
