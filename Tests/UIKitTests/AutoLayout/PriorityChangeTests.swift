import Testing

@testable import UIKit

/// Changes of a priority between required and optional.
///
/// - Source: many public programs activate a constraint in `viewDidLoad` and make it optional afterwards; crash reports
///   tell of constraints in a layout engine only. `ConstraintMisuseTests` has the exception.
@MainActor
struct PriorityChangeTests {
    @Test("Before its view is in a window, an active constraint may become optional or required")
    func beforeAnyLayout() {
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        let (height, other) = (
            inner.heightAnchor.constraint(equalToConstant: 40), inner.heightAnchor.constraint(equalToConstant: 30)
        )
        NSLayoutConstraint.activate([height, other])
        height.priority = .defaultHigh
        #expect(height.priority == .defaultHigh)
        #expect(conflicts { outer.layoutIfNeeded() }.isEmpty && inner.frame.height == 30)
    }

    @Test func ofAnInactiveConstraint() {
        let scene = WindowScene(100, 100)
        let height = scene.add(UIView()).heightAnchor.constraint(equalToConstant: 40)
        height.priority = .defaultHigh
        height.priority = .required
        #expect(height.priority == .required)
    }
}
