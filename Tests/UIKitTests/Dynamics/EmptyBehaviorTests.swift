import Testing
import UIKit

/// Behaviours that get their items later.
@MainActor
@Suite struct EmptyBehaviorTests {
    @Test func behaviorsBeginWithoutItems() {
        let (gravity, collision, item) = (UIGravityBehavior(), UICollisionBehavior(), UIDynamicItemBehavior())
        #expect(gravity.items.isEmpty && collision.items.isEmpty && item.items.isEmpty)
        let view = UIView()
        gravity.addItem(view)
        #expect(gravity.items.count == 1)
    }
}
