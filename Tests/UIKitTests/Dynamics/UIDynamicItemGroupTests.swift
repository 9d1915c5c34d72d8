import Testing

@testable import UIKit

/// Items of a group move and turn with it.
///
/// - Source: developer.apple.com/documentation/uikit/uidynamicitemgroup
@MainActor
struct UIDynamicItemGroupTests {
    @Test func itemsMoveAndTurnAsOne() {
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let right = UIView(frame: CGRect(x: 80, y: 0, width: 20, height: 20))
        let group = UIDynamicItemGroup(items: [left, right])
        #expect(group.items.count == 2 && group.bounds == CGRect(x: 0, y: 0, width: 100, height: 20))
        #expect(group.center == CGPoint(x: 50, y: 10))
        group.center = CGPoint(x: 50, y: 110)
        #expect(left.center == CGPoint(x: 10, y: 110) && right.center == CGPoint(x: 90, y: 110))
        group.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(abs(left.center.x - 50) < 1e-9 && abs(left.center.y - 70) < 1e-9)
        #expect(abs(right.center.y - 150) < 1e-9 && right.transform == group.transform)
    }
}
