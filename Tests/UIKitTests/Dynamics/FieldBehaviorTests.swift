import CairnTesting
import Testing

@testable import UIKit

/// Fields act on items in their region.
///
/// - Source: developer.apple.com/documentation/uikit/uifieldbehavior
@MainActor
@Suite(.serialized) struct FieldBehaviorTests {
    private let stage = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    private let animator: UIDynamicAnimator

    init() {
        stage.addSubview(box)
        animator = UIDynamicAnimator(referenceView: stage)
    }

    private func move(
        _ field: UIFieldBehavior, at place: CGPoint = CGPoint(x: 250, y: 150), keeping properties: UIDynamicItemBehavior? = nil
    ) -> CGVector {
        field.position = place
        field.addItem(box)
        return TestClock.hold { clock in
            if let properties { animator.addBehavior(properties) }
            animator.addBehavior(field)
            clock.advance(by: 0.5)
            animator.removeAllBehaviors()
            return CGVector(dx: box.center.x - 150, dy: box.center.y - 150)
        }
    }

    @Test func fieldsPullInTheirDirections() {
        let toward = move(.radialGravityField(position: .zero))
        #expect(toward.dx > 5 && abs(toward.dy) < 0.01)
    }

    @Test func aLinearFieldPullsAlong() {
        let along = move(.linearGravityField(direction: CGVector(dx: 0, dy: 1)))
        #expect(abs(along.dx) < 0.01 && along.dy > 5)
    }

    @Test func aVelocityFieldMovesEvenly() {
        let steady = move(.velocityField(direction: CGVector(dx: 1, dy: 0)))
        #expect(abs(steady.dx - 50) < 3 && abs(steady.dy) < 0.01)
    }

    @Test func nothingActsBeyondTheRegion() {
        let field = UIFieldBehavior.springField()
        field.region = UIRegion(radius: 50)
        #expect(move(field) == .zero)
    }

    @Test func aClosureSaysTheForce() {
        var places: [CGPoint] = []
        let made = move(
            .field { _, place, _, _, _, _ in
                places.append(place)
                return CGVector(dx: 0, dy: -1)
            })
        #expect(made.dy < -5 && abs(made.dx) < 0.01 && places.first == CGPoint(x: -100, y: 0))
    }

    @Test func electricFieldsActOnCharges() {
        let (still, properties) = (move(.electricField()), UIDynamicItemBehavior(items: [box]))
        #expect(still == .zero)
        properties.charge = 1
        let pulled = move(.electricField(), keeping: properties)
        #expect(pulled.dx > 5 && abs(pulled.dy) < 0.01)
    }

    @Test func aClosureHearsMassAndCharge() {
        let properties = UIDynamicItemBehavior(items: [box])
        (properties.charge, properties.density) = (-3, 2)
        var heard: [CGFloat] = []
        let field = UIFieldBehavior.field { _, _, _, mass, charge, _ in
            heard = [mass, charge]
            return CGVector(dx: 0, dy: 0)
        }
        #expect(move(field, keeping: properties) == .zero && heard == [2, -3])
    }

    @Test func regionsAreJoined() {
        let (disc, box) = (UIRegion(radius: 10), UIRegion(size: CGSize(width: 40, height: 4)))
        let corner = CGPoint(x: 15, y: 0)
        #expect(disc.byUnion(with: box).contains(corner) && !disc.byIntersection(with: box).contains(corner))
        #expect(box.byDifference(from: disc).contains(corner) && !box.byDifference(from: disc).contains(.zero))
        #expect(disc.inverse().contains(corner) && UIRegion.infinite.contains(corner))
    }
}
