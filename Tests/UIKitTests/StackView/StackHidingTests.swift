import Testing
import UIKit

/// Hidden views and changing arrangements; numbers in names are cases of Notes/specification/stack-views.md 10.4.
@MainActor
struct StackHidingTests {
    private func heights(_ values: [CGFloat]) -> [SizedView] { values.map { SizedView(100, $0) } }

    @Test("33: removing and adding views", arguments: [(0, 70.0), (1, 60), (2, 50)])
    func removing(_ index: Int, _ height: Double) {
        let views = heights([20, 30, 40])
        let scene = StackScene(views, axis: .vertical)
        scene.layOut()
        #expect(scene.stack.frame.height == 90)
        scene.stack.removeArrangedSubview(views[index])
        views[index].removeFromSuperview()
        scene.layOut()
        #expect(Double(scene.stack.frame.height) == height)
        if index == 1 { #expect(views[2].frame.minY == 20) }
    }

    @Test("33: appending")
    func appending() {
        let scene = StackScene(heights([20, 30, 40]), axis: .vertical)
        scene.layOut()
        let added = SizedView(100, 40)
        scene.stack.addArrangedSubview(added)
        scene.layOut()
        #expect(scene.stack.frame.height == 130)
        #expect(added.frame.minY == 90)
    }

    @Test("33: inserting")
    func inserting() {
        let views = heights([20, 30, 40])
        let scene = StackScene(views, axis: .vertical)
        scene.layOut()
        scene.stack.insertArrangedSubview(SizedView(100, 40), at: 0)
        scene.layOut()
        #expect(scene.stack.frame.height == 130)
        #expect(views[0].frame.minY == 40)
    }

    @Test("33: inserting between")
    func insertingBetween() {
        let views = heights([20, 30, 40])
        let scene = StackScene(views, axis: .vertical)
        scene.layOut()
        scene.stack.insertArrangedSubview(SizedView(100, 40), at: 1)
        scene.layOut()
        #expect(views[1].frame.minY == 60)
    }

    @Test("34: hiding and showing", arguments: [NSLayoutConstraint.Axis.vertical, .horizontal])
    func hiding(_ axis: NSLayoutConstraint.Axis) {
        let views = [20, 30, 40].map { axis == .vertical ? SizedView(100, $0) : SizedView($0, 100) }
        let scene = StackScene(views, axis: axis)
        func state(_ hidden: [Bool]) -> String {
            for (view, isHidden) in zip(views, hidden) { view.isHidden = isHidden }
            scene.layOut()
            let length = axis == .vertical ? scene.stack.frame.height : scene.stack.frame.width
            let starts = views.map { axis == .vertical ? $0.frame.minY : $0.frame.minX }
            let visible = zip(starts, hidden).filter { !$1 }.map { String(format: "%g", Double($0.0)) }
            return String(format: "%g: ", Double(length)) + visible.joined(separator: " ")
        }
        #expect(state([false, false, false]) == "90: 0 20 50")
        #expect(state([true, false, false]) == "70: 0 30")
        #expect(state([true, true, false]) == "40: 0")
        #expect(state([true, true, true]) == "0: ")
        #expect(state([false, true, false]) == "60: 0 20")
        #expect(state([false, false, false]) == "90: 0 20 50")
    }

    /// Recorded by Interface Builder: such stack views take no room in either direction.
    @Test(
        "with nothing visible both dimensions vanish", arguments: [NSLayoutConstraint.Axis.vertical, .horizontal],
        [UIStackView.Alignment.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline])
    func nothingVisible(_ axis: NSLayoutConstraint.Axis, _ alignment: UIStackView.Alignment) {
        let views = heights([20, 30, 40])
        for view in views { view.isHidden = true }
        let scene = StackScene(views, axis: axis, spacing: 5)
        scene.stack.alignment = alignment
        scene.layOut()
        #expect(scene.stack.frame.numbers == "10,20,0,0")
    }

    /// Recorded by Interface Builder too: the size that it gives to plain views, weakly, does not pull such a stack
    /// view open.
    @Test func withNothingVisibleTheContainerShrinks() {
        let hidden = SizedView(10, 10)
        hidden.isHidden = true
        let window = WindowScene()
        let container = window.add(UIView())
        window.add(UIStackView(arrangedSubviews: [hidden]), to: container).pinned(
            UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0))
        NSLayoutConstraint.relate(container, .width, constant: 240, priority: 30)
        NSLayoutConstraint.relate(container, .height, constant: 128, priority: 30)
        window.layOut()
        #expect(container.bounds.size == CGSize(width: 20, height: 10))
    }

    @Test(
        "35: alignment of a column",
        arguments: [
            (UIStackView.Alignment.fill, "0/600 0/600 0/600"), (.leading, "0/200 0/500 0/600"),
            (.trailing, "400/200 100/500 0/600"),
            (.center, "200/200 50/500 0/600"),
        ])
    func alignment(_ alignment: UIStackView.Alignment, _ expected: String) {
        let column = StackScene([200, 500, 600].map { SizedView($0, 10) }, axis: .vertical)
        let row = StackScene([200, 500, 600].map { SizedView(10, $0) }, axis: .horizontal)
        for scene in [column, row] {
            scene.stack.alignment = alignment
            scene.layOut()
        }
        #expect(column.spans(.horizontal) == expected)
        #expect(row.spans(.vertical) == expected)
    }
}
