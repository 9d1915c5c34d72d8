import Testing

@testable import UIKit

/// Priorities are strict, however many constraints stand against one; Notes/specification/auto-layout.md 12.6.
@MainActor
struct PriorityPropertyTests {
    private let scene = WindowScene(4000, 800)

    @Test("12.6-C4: a thousand constraints at 250 against one at 251") func aThousandAgainstOne() {
        let view = scene.add(UIView())
        for _ in 0..<1000 { NSLayoutConstraint.relate(view, .left, .equal, scene.window, .left, constant: 100, priority: 250) }
        NSLayoutConstraint.relate(view, .left, .equal, scene.window, .left, priority: 251)
        scene.layOut()
        #expect(view.frame.minX == 0)
    }

    @Test("A thousand views that would rather be larger") func aThousandViews() {
        let box = scene.add(UIView())
        NSLayoutConstraint.relate(box, .width, constant: 3, priority: 251)
        for _ in 0..<1000 {
            let view = scene.add(UIView(), to: box)
            NSLayoutConstraint.relate(view, .width, .equal, box, .width)
            NSLayoutConstraint.relate(view, .width, .greaterThanOrEqual, constant: 100, priority: 250)
        }
        scene.layOut()
        #expect(box.frame.width == 3)
    }

    @Test("A ladder of priorities, each step taken away in turn") func ladder() {
        let view = scene.add(UIView())
        let priorities: [Float] = [250, 250.001, 251, 749.999, 750, 750.5, 998.5, 999, 999.999]
        let steps = priorities.enumerated().map { step, priority in
            let constraint = view.widthAnchor.constraint(equalToConstant: CGFloat(step * 10))
            constraint.priority = UILayoutPriority(priority)
            return constraint
        }
        NSLayoutConstraint.activate(steps)
        for step in steps.indices.reversed() {
            scene.layOut()
            #expect(Double(view.frame.width) == Double(step * 10))
            steps[step].isActive = false
        }
    }
}
