import Testing

@testable import UIKit

/// Constraints that only a layout finds fault with, and what a constraint says of an item that it does not have.
@MainActor @Suite struct LateCheckTests {
    @Test("Positions along different axes may be made and activated; nothing is laid out yet") func crossedAxes() {
        let (view, subview) = (UIView(), UIView())
        view.addSubview(subview)
        let constraint = NSLayoutConstraint(
            item: subview, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerY, multiplier: 1, constant: 0)
        constraint.isActive = true
        #expect(constraint.isActive && view.constraints == [constraint])
        constraint.isActive = false
        view.layoutIfNeeded()
        #expect(view.constraints.isEmpty)
    }

    @Test("Without a second item there is no second attribute") func secondAttribute() {
        let view = UIView()
        let constraint = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1, constant: 10)
        #expect(constraint.secondAttribute == .notAnAttribute && constraint.secondItem == nil)
    }
}
