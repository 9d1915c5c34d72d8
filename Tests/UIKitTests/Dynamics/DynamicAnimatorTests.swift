import CairnTesting
import Foundation
import Testing

@testable import UIKit

/// Bodies fall, bounce, swing, snap and are pushed as mechanics has it. Expected numbers are computed here from the
/// laws of motion and from the units that Apple documents: gravity of 1 is 1000 points per second squared, a push of 1
/// accelerates 100 by 100 points by 100 points per second squared.
@MainActor
struct DynamicAnimatorTests {
    private let stage = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    private let animator: UIDynamicAnimator

    init() {
        stage.addSubview(box)
        animator = UIDynamicAnimator(referenceView: stage)
    }

    @Test func gravityPullsByAThousandPointsPerSecondSquared() {
        TestClock.hold { clock in
            let gravity = UIGravityBehavior(items: [box])
            #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1) && gravity.magnitude == 1)
            animator.addBehavior(gravity)
            #expect(animator.isRunning)
            clock.advance(by: 0.5)
            // g t² / 2 = 125; steps of 1/240 s add at most g t / 480 = 1.05.
            #expect(abs(box.center.y - (150 + 125)) < 1.2 && box.center.x == 150)
            #expect(abs(animator.elapsedTime - 0.5) < 1e-6)
            gravity.setAngle(0, magnitude: 2)
            let (x, y) = (box.center.x, box.center.y)
            clock.advance(by: 0.1)
            #expect(abs(box.center.x - (x + 10)) < 0.6 && abs(box.center.y - (y + 50)) < 0.1)
        }
    }

    @Test func aBodyComesToRestOnTheReferencesBoundsAndTheAnimatorPauses() {
        TestClock.hold { clock in
            let listener = Listener()
            animator.delegate = listener
            let collision = UICollisionBehavior(items: [box])
            collision.translatesReferenceBoundsIntoBoundary = true
            collision.collisionDelegate = listener
            animator.addBehavior(UIGravityBehavior(items: [box]))
            animator.addBehavior(collision)
            clock.advance(by: 5)
            #expect(abs(box.frame.maxY - 800) < 0.1 && abs(box.center.x - 150) < 0.1)
            #expect(!animator.isRunning && listener.heard.first == "resume" && listener.heard.last == "pause")
            #expect(listener.heard.filter { $0 == "began" }.count == 1)
            collision.removeItem(box)
            #expect(animator.isRunning)
            clock.advance(by: 0.5)
            #expect(box.frame.minY > 800)
        }
    }

    @Test func bouncesKeepTheElasticitysPartOfTheSpeed() {
        TestClock.hold { clock in
            let floor = UICollisionBehavior(items: [box])
            floor.addBoundary(withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 700), to: CGPoint(x: 400, y: 700))
            #expect(floor.boundaryIdentifiers?.count == 1 && floor.boundary(withIdentifier: "floor" as NSString) != nil)
            let matter = UIDynamicItemBehavior(items: [box])
            (matter.elasticity, matter.allowsRotation) = (0.5, false)
            for behavior in [UIGravityBehavior(items: [box]), floor, matter] { animator.addBehavior(behavior) }
            var (lowest, highest, hasTouched) = (CGFloat(0), CGFloat(1000), false)
            for _ in 0..<120 {
                clock.advance(frames: 1)
                lowest = max(lowest, box.frame.maxY)
                if box.frame.maxY > 695 { hasTouched = true }
                if hasTouched { highest = min(highest, box.frame.maxY) }
            }
            // It falls 500 points and rises by the square of the elasticity: 125.
            #expect(lowest < 705 && abs((700 - highest) - 125) < 8)
        }
    }

    @Test func twoBodiesExchangeTheirSpeed() {
        TestClock.hold { clock in
            let other = UIView(frame: CGRect(x: 250, y: 100, width: 100, height: 100))
            stage.addSubview(other)
            let matter = UIDynamicItemBehavior(items: [box, other])
            (matter.elasticity, matter.allowsRotation) = (1, false)
            matter.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
            let listener = Listener()
            let collision = UICollisionBehavior(items: [box, other])
            collision.collisionDelegate = listener
            animator.addBehavior(matter)
            animator.addBehavior(collision)
            clock.advance(by: 1)
            #expect(abs(matter.linearVelocity(for: box).x) < 1 && abs(matter.linearVelocity(for: other).x - 100) < 1)
            #expect(listener.heard.contains("items began") && listener.heard.contains("items ended"))
        }
    }

    @Test func aPushAcceleratesByTheMass() {
        TestClock.hold { clock in
            let push = UIPushBehavior(items: [box], mode: .continuous)
            push.pushDirection = CGVector(dx: 1, dy: 0)
            animator.addBehavior(push)
            clock.advance(by: 1)
            // 100 t² / 2
            #expect(abs(box.center.x - 200) < 0.5)
            push.active = false
            let matter = UIDynamicItemBehavior(items: [box])
            animator.addBehavior(matter)
            clock.advance(frames: 1)
            #expect(abs(matter.linearVelocity(for: box).x - 100) < 1)
            let blow = UIPushBehavior(items: [box], mode: .instantaneous)
            blow.setAngle(.pi, magnitude: 1)
            animator.addBehavior(blow)
            clock.advance(frames: 2)
            #expect(abs(matter.linearVelocity(for: box).x) < 1 && !blow.active)
            blow.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 40), for: box)
            blow.active = true
            clock.advance(frames: 2)
            #expect(matter.angularVelocity(for: box) != 0)
        }
    }

    @Test func densityMakesAPushWeaker() {
        TestClock.hold { clock in
            let matter = UIDynamicItemBehavior(items: [box])
            matter.density = 4
            let push = UIPushBehavior(items: [box], mode: .continuous)
            push.setAngle(0, magnitude: 1)
            animator.addBehavior(matter)
            animator.addBehavior(push)
            clock.advance(by: 1)
            #expect(abs(box.center.x - (150 + 12.5)) < 0.5)
        }
    }

    @Test func aRodKeepsItsLengthWhileItSwings() {
        TestClock.hold { clock in
            let anchor = CGPoint(x: 250, y: 150)
            let rod = UIAttachmentBehavior(item: box, attachedToAnchor: anchor)
            #expect(rod.length == 100 && rod.attachedBehaviorType == .anchor)
            animator.addBehavior(rod)
            animator.addBehavior(UIGravityBehavior(items: [box]))
            var lowest = CGFloat(0)
            for _ in 0..<90 {
                clock.advance(frames: 1)
                #expect(abs(hypot(box.center.x - anchor.x, box.center.y - anchor.y) - 100) < 3)
                lowest = max(lowest, box.center.y)
            }
            #expect(abs(lowest - 250) < 4)
        }
    }

    @Test func aSpringSwingsAtItsFrequency() {
        TestClock.hold { clock in
            let spring = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 150, y: 50))
            (spring.frequency, spring.damping) = (1, 0)
            spring.length = 150
            animator.addBehavior(spring)
            clock.advance(by: 0.5)
            // Half a swing from 100 about 150 leads to 200.
            #expect(abs(box.center.y - (50 + 200)) < 4)
        }
    }

    @Test func aSnapEndsAtItsPoint() {
        TestClock.hold { clock in
            box.transform = CGAffineTransform(rotationAngle: 1)
            let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 600))
            animator.addBehavior(snap)
            clock.advance(by: 4)
            #expect(abs(box.center.x - 300) < 0.1 && abs(box.center.y - 600) < 0.1 && abs(box.transform.b) < 0.01)
            #expect(!animator.isRunning)
            snap.snapPoint = CGPoint(x: 200, y: 200)
            clock.advance(by: 4)
            #expect(abs(box.center.y - 200) < 0.1)
        }
    }

    @Test func anchoredItemsStayAndItemsAreFoundByPlace() {
        TestClock.hold { clock in
            let matter = UIDynamicItemBehavior(items: [box])
            matter.isAnchored = true
            animator.addBehavior(matter)
            animator.addBehavior(UIGravityBehavior(items: [box]))
            clock.advance(by: 1)
            #expect(box.center == CGPoint(x: 150, y: 150))
            #expect(animator.items(in: CGRect(x: 0, y: 0, width: 150, height: 150)).count == 1)
            #expect(animator.items(in: CGRect(x: 0, y: 0, width: 50, height: 50)).isEmpty)
        }
    }

    @Test func behavioursAreComposedAndCallTheirAction() {
        TestClock.hold { clock in
            let whole = UIDynamicBehavior()
            whole.addChildBehavior(UIGravityBehavior(items: [box]))
            var calls = 0
            whole.action = { calls += 1 }
            animator.addBehavior(whole)
            #expect(whole.dynamicAnimator === animator && whole.childBehaviors[0].dynamicAnimator === animator)
            clock.advance(frames: 6)
            #expect(calls == 6 && box.center.y > 150)
            animator.removeAllBehaviors()
            let place = box.center
            clock.advance(by: 1)
            #expect(box.center == place && animator.behaviors.isEmpty && whole.dynamicAnimator == nil)
        }
    }

    @Test func theProgramsPlaceIsTakenOverWhenItSaysSo() {
        TestClock.hold { clock in
            animator.addBehavior(UIGravityBehavior(items: [box]))
            clock.advance(by: 0.5)
            box.center = CGPoint(x: 50, y: 50)
            animator.updateItem(usingCurrentState: box)
            clock.advance(frames: 1)
            #expect(box.center.x == 50 && abs(box.center.y - 50) < 1)
        }
    }

    @Test func theSameSceneMovesTheSameWayTwice() {
        func run() -> [CGPoint] {
            let stage = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            let balls = (0..<6).map { Ball(frame: CGRect(x: 20 + $0 * 40, y: $0 * 13, width: 38, height: 38)) }
            for ball in balls { stage.addSubview(ball) }
            let animator = UIDynamicAnimator(referenceView: stage)
            let collision = UICollisionBehavior(items: balls)
            collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 10, bottom: 10, right: 10))
            let matter = UIDynamicItemBehavior(items: balls)
            (matter.elasticity, matter.friction, matter.resistance) = (0.6, 0.3, 0.1)
            for (index, ball) in balls.enumerated() { matter.addLinearVelocity(CGPoint(x: 80 - index * 40, y: 0), for: ball) }
            for behavior in [UIGravityBehavior(items: balls), collision, matter] { animator.addBehavior(behavior) }
            TestClock.hold { $0.advance(by: 3) }
            for ball in balls {
                let (x, y) = (ball.center.x, ball.center.y)
                #expect(x - 19 > 9.5 && x + 19 < 290.5 && y + 19 < 290.5, "\(ball.center)")
            }
            return balls.map(\.center)
        }
        #expect(run() == run())
    }
}

private final class Ball: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

private final class Listener: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var heard: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { heard.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { heard.append("pause") }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { heard.append("began") }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
    ) { heard.append("items began") }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) { heard.append("items ended") }
}
