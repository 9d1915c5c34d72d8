import CairnTesting
import Testing

@testable import UIKit

/// Behaviours are changed while an animator has them.
@MainActor
struct DynamicBehaviorTests {
    private let stage = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    private let animator: UIDynamicAnimator

    init() {
        stage.addSubview(box)
        animator = UIDynamicAnimator(referenceView: stage)
    }

    @Test func vectorsHaveAnglesAndLengths() {
        let gravity = UIGravityBehavior(items: [box])
        gravity.angle = 0
        #expect(abs(gravity.gravityDirection.dx - 1) < 1e-9 && abs(gravity.gravityDirection.dy) < 1e-9)
        gravity.magnitude = 3
        #expect(abs(gravity.gravityDirection.dx - 3) < 1e-9 && gravity.angle == 0)
        let push = UIPushBehavior(items: [box], mode: .continuous)
        push.setAngle(.pi / 2, magnitude: 2)
        #expect(
            abs(push.pushDirection.dy - 2) < 1e-9 && abs(push.angle - .pi / 2) < 1e-9
                && push.targetOffsetFromCenter(for: box) == .zero)
        push.angle = 0
        #expect(abs(push.pushDirection.dx - 2) < 1e-9 && abs(push.magnitude - 2) < 1e-9)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 1, vertical: 2), for: box)
        #expect(push.targetOffsetFromCenter(for: box) == UIOffset(horizontal: 1, vertical: 2))
    }

    @Test func removedBoundariesLetItemsPass() {
        TestClock.hold { clock in
            let collision = UICollisionBehavior(items: [box])
            for (name, y) in [("upper", 300), ("lower", 500)] {
                collision.addBoundary(
                    withIdentifier: name as NSString, from: CGPoint(x: 0, y: y), to: CGPoint(x: 400, y: y))
            }
            animator.addBehavior(UIGravityBehavior(items: [box]))
            animator.addBehavior(collision)
            clock.advance(by: 2)
            #expect(abs(box.frame.maxY - 300) < 0.2)
            collision.removeBoundary(withIdentifier: "upper" as NSString)
            #expect(collision.boundaryIdentifiers as? [NSString] == ["lower"])
            clock.advance(by: 2)
            #expect(abs(box.frame.maxY - 500) < 0.2)
            collision.collisionMode = .items
            clock.advance(by: 0.2)
            #expect(box.frame.maxY > 505)
            collision.removeAllBoundaries()
            #expect(collision.boundaryIdentifiers == nil)
        }
    }

    @Test func removedBehavioursDoNotAct() {
        TestClock.hold { clock in
            let (whole, gravity) = (UIDynamicBehavior(), UIGravityBehavior(items: [box]))
            whole.addChildBehavior(gravity)
            animator.addBehavior(whole)
            clock.advance(by: 0.2)
            whole.removeChildBehavior(gravity)
            #expect(gravity.dynamicAnimator == nil && whole.childBehaviors.isEmpty)
            let place = box.center
            animator.removeBehavior(whole)
            clock.advance(by: 1)
            #expect(box.center == place && !animator.isRunning)
        }
    }

    @Test func itemsTurnAtTheirSpeed() {
        TestClock.hold { clock in
            let matter = UIDynamicItemBehavior(items: [box])
            matter.addAngularVelocity(1, for: box)
            #expect(matter.angularVelocity(for: box) == 1)
            animator.addBehavior(matter)
            clock.advance(by: 0.5)
            #expect(abs(atan2(box.transform.b, box.transform.a) - 0.5) < 0.02)
            #expect(abs(matter.angularVelocity(for: box) - 1) < 1e-6)
            matter.angularResistance = 1
            matter.resistance = 1
            matter.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
            clock.advance(by: 1)
            // A resistance of 1 leaves 1/e of the speed after a second.
            #expect(abs(matter.angularVelocity(for: box) - exp(-1)) < 0.01)
            #expect(abs(matter.linearVelocity(for: box).x - 100 * exp(-1)) < 1)
        }
    }

    @Test func frictionStopsASlidingItem() {
        TestClock.hold { clock in
            box.center = CGPoint(x: 100, y: 750)
            let matter = UIDynamicItemBehavior(items: [box])
            (matter.friction, matter.allowsRotation) = (0.5, false)
            matter.addLinearVelocity(CGPoint(x: 200, y: 0), for: box)
            let collision = UICollisionBehavior(items: [box])
            collision.translatesReferenceBoundsIntoBoundary = true
            for behavior in [UIGravityBehavior(items: [box]), collision, matter] { animator.addBehavior(behavior) }
            clock.advance(by: 2)
            // v² / (2 µ g) = 40 points.
            #expect(abs(box.center.x - 140) < 4)
        }
    }

    @Test func outlinesTouchWhereTheyAre() {
        final class Wedge: UIView {
            override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
            override var collisionBoundingPath: UIBezierPath {
                let path = UIBezierPath()
                path.move(to: CGPoint(x: -50, y: -10))
                path.addLine(to: CGPoint(x: 50, y: -10))
                path.addLine(to: CGPoint(x: 0, y: 20))
                path.close()
                return path
            }
        }
        TestClock.hold { clock in
            let wedge = Wedge(frame: CGRect(x: 250, y: 100, width: 100, height: 100))
            stage.addSubview(wedge)
            let matter = UIDynamicItemBehavior(items: [wedge])
            matter.allowsRotation = false
            let collision = UICollisionBehavior(items: [wedge])
            collision.translatesReferenceBoundsIntoBoundary = true
            for behavior in [UIGravityBehavior(items: [wedge]), collision, matter] { animator.addBehavior(behavior) }
            clock.advance(by: 3)
            #expect(abs(wedge.center.y - 780) < 0.2)
        }
    }

    @Test func itemsHoldEachOther() {
        TestClock.hold { clock in
            let other = UIView(frame: CGRect(x: 100, y: 300, width: 50, height: 50))
            stage.addSubview(other)
            let rod = UIAttachmentBehavior(item: box, attachedTo: other)
            #expect(rod.attachedBehaviorType == UIAttachmentBehavior.AttachmentType.items && rod.items.count == 2)
            let length = rod.length
            animator.addBehavior(rod)
            animator.addBehavior(UIGravityBehavior(items: [other]))
            clock.advance(by: 1)
            let distance = hypot(box.center.x - other.center.x, box.center.y - other.center.y)
            #expect(abs(distance - length) < 3 && box.center.y > 200)
        }
    }
}
