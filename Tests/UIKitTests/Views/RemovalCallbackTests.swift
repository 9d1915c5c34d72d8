import Testing
import UIKit

/// Views that change the hierarchy while they are told that a subview leaves.
@MainActor
struct RemovalCallbackTests {
    private final class Parent: UIView {
        var whenTold: ((UIView) -> Void)?

        override func willRemoveSubview(_ subview: UIView) {
            super.willRemoveSubview(subview)
            whenTold?(subview)
        }
    }

    private let parent = Parent()

    init() { for _ in 0..<3 { parent.addSubview(UIView()) } }

    @Test func theViewThatLeavesIsRemovedByTheCallback() {
        let (first, second) = (parent.subviews[0], parent.subviews[1])
        var count = 0
        parent.whenTold = { view in
            count += 1
            if count == 1 { view.removeFromSuperview() }
        }
        first.removeFromSuperview()
        #expect(count == 2 && first.superview == nil && parent.subviews.first === second && parent.subviews.count == 2)
        #expect(parent.layer.sublayers?.count == 2)
    }

    @Test func theCallbackPutsTheViewElsewhere() {
        let other = UIView()
        let view = parent.subviews[2]
        parent.whenTold = { [parent] in
            parent.whenTold = nil
            other.addSubview($0)
        }
        view.removeFromSuperview()
        #expect(view.superview == nil && parent.subviews.count == 2 && other.subviews.isEmpty)
    }

    @Test func theCallbackRemovesAllOthers() {
        let views = parent.subviews
        parent.whenTold = { [parent] _ in
            parent.whenTold = nil
            while let last = parent.subviews.last { last.removeFromSuperview() }
        }
        views[0].removeFromSuperview()
        #expect(views.allSatisfy { $0.superview == nil } && parent.subviews.isEmpty && parent.layer.sublayers ?? [] == [])
    }
}
