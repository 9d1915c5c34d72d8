import CairnTesting
import Testing

@testable import UIKit

/// Ropes, hinges, welds and rails between items.
@MainActor
struct AttachmentKindTests {
    private let stage = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 800))
    private let first = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
    private let second = UIView(frame: CGRect(x: 200, y: 100, width: 40, height: 40))
    private let animator: UIDynamicAnimator

    init() {
        stage.addSubview(first)
        stage.addSubview(second)
        animator = UIDynamicAnimator(referenceView: stage)
    }

    private func anchor(_ view: UIView) {
        let still = UIDynamicItemBehavior(items: [view])
        still.isAnchored = true
        animator.addBehavior(still)
    }

    private func gravity(on views: UIView..., direction: CGVector = CGVector(dx: 0, dy: 1)) {
        let gravity = UIGravityBehavior(items: views)
        gravity.gravityDirection = direction
        animator.addBehavior(gravity)
    }

    private var distance: CGFloat { hypot(first.center.x - second.center.x, first.center.y - second.center.y) }

    @Test func railsLetItemsSlideAlongTheAxisOnly() {
        TestClock.hold { clock in
            let rail = UIAttachmentBehavior.slidingAttachment(
                with: first, attachmentAnchor: CGPoint(x: 120, y: 120), axisOfTranslation: CGVector(dx: 5, dy: 0))
            #expect(rail.attachedBehaviorType == .anchor && rail.items.count == 1 && rail.attachmentRange.isInfinite)
            rail.attachmentRange = UIFloatRange(minimum: -50, maximum: 80)
            animator.addBehavior(rail)
            gravity(on: first, direction: CGVector(dx: 1, dy: 2))
            clock.advance(by: 0.2)
            #expect(first.center.x > 125 && first.center.x < 160 && abs(first.center.y - 120) < 0.5)
            clock.advance(by: 3)
            #expect(abs(first.center.x - 200) < 0.5 && abs(first.center.y - 120) < 0.5)
            #expect(abs(atan2(first.transform.b, first.transform.a)) < 0.01)
        }
    }

    @Test func railsOnItemsTurnWithThem() {
        TestClock.hold { clock in
            anchor(second)
            let rail = UIAttachmentBehavior.slidingAttachment(
                with: first, attachedTo: second, attachmentAnchor: CGPoint(x: 120, y: 120),
                axisOfTranslation: CGVector(dx: 0, dy: 1))
            rail.attachmentRange = UIFloatRange(minimum: 0, maximum: 60)
            animator.addBehavior(rail)
            gravity(on: first)
            clock.advance(by: 3)
            #expect(abs(first.center.y - 180) < 0.5 && abs(first.center.x - 120) < 0.5)
        }
    }

    @Test func ropesHoldAndDoNotPush() {
        TestClock.hold { clock in
            anchor(first)
            let rope = UIAttachmentBehavior.limitAttachment(
                with: first, offsetFromCenter: .zero, attachedTo: second, offsetFromCenter: .zero)
            #expect(rope.length == 100 && rope.attachedBehaviorType == .items)
            animator.addBehavior(rope)
            gravity(on: second, direction: CGVector(dx: -1, dy: 0))
            clock.advance(by: 0.25)
            #expect(distance < 80 && abs(second.center.y - 120) < 0.01)
            clock.advance(by: 3)
            #expect(abs(distance - 100) < 1 && second.center.x < first.center.x)
        }
    }

    @Test func weldedItemsMoveAsOne() {
        TestClock.hold { clock in
            animator.addBehavior(
                UIAttachmentBehavior.fixedAttachment(with: first, attachedTo: second, attachmentAnchor: CGPoint(x: 170, y: 120)))
            gravity(on: first, second)
            clock.advance(by: 0.5)
            #expect(first.center.y > 200 && abs(first.center.y - second.center.y) < 0.5 && abs(distance - 100) < 0.5)
            let push = UIPushBehavior(items: [first], mode: .instantaneous)
            push.pushDirection = CGVector(dx: 0, dy: -0.2)
            animator.addBehavior(push)
            clock.advance(by: 0.3)
            let turns = [first, second].map { atan2($0.transform.b, $0.transform.a) }
            #expect(abs(turns[0]) > 0.05 && abs(turns[0] - turns[1]) < 0.02 && abs(distance - 100) < 0.5)
        }
    }

    @Test func hingesTurnWithinTheirRange() {
        TestClock.hold { clock in
            anchor(second)
            let hinge = UIAttachmentBehavior.pinAttachment(
                with: first, attachedTo: second, attachmentAnchor: CGPoint(x: 220, y: 120))
            hinge.attachmentRange = UIFloatRange(minimum: -.pi / 4, maximum: .pi / 4)
            animator.addBehavior(hinge)
            gravity(on: first)
            clock.advance(by: 4)
            // The item hangs to the left of the hinge, so that it turns counterclockwise as it falls.
            #expect(abs(atan2(first.transform.b, first.transform.a) + .pi / 4) < 0.02 && abs(distance - 100) < 0.5)
            hinge.attachmentRange = .infinite
            clock.advance(by: 0.4)
            #expect(atan2(first.transform.b, first.transform.a) < -.pi / 3)
        }
    }

    @Test func rangesOfNumbers() {
        #expect(UIFloatRange() == .zero && !UIFloatRange.zero.isInfinite && UIFloatRange.infinite.isInfinite)
        #expect(UIFloatRange(minimum: 1, maximum: 2).minimum == 1 && UIFloatRange(minimum: 1, maximum: 2).maximum == 2)
    }
}
