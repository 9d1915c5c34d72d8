public import UIKit

/// The body of a node in the scene's physics. It is described, and nothing moves it or lets it collide here.
///
/// - Source: developer.apple.com/documentation/spritekit/skphysicsbody
@preconcurrency @MainActor
open class SKPhysicsBody: NSObject {
    /// The node.
    open internal(set) weak var node: SKNode?
    /// The area in square metres, of which one is 150 points long.
    public let area: CGFloat
    private var joined: [SKPhysicsJoint] = []

    init(area: CGFloat, isDynamic: Bool = true) {
        (self.area, self.isDynamic) = (area / (150 * 150), isDynamic)
    }

    // MARK: Shapes

    /// Creates a circle around the node's position.
    public convenience init(circleOfRadius r: CGFloat) { self.init(area: .pi * r * r) }
    /// Creates a circle.
    public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init(circleOfRadius: r) }
    /// Creates a rectangle around the node's position.
    public convenience init(rectangleOf s: CGSize) { self.init(area: s.width * s.height) }
    /// Creates a rectangle.
    public convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init(rectangleOf: s) }
    /// Creates a convex shape.
    public convenience init(polygonFrom path: CGPath) { self.init(rectangleOf: path.boundingBox.size) }
    /// Creates the shape of a picture.
    public convenience init(texture: SKTexture, size: CGSize) { self.init(rectangleOf: size) }
    /// Creates the shape of those pixels of a picture that are opaque enough.
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { self.init(rectangleOf: size) }
    /// Creates a body of several.
    public convenience init(bodies: [SKPhysicsBody]) {
        self.init(area: bodies.reduce(0) { $0 + $1.area } * 150 * 150)
    }
    /// Creates a line, which stands still.
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init(area: 0, isDynamic: false) }
    /// Creates the edges of a rectangle, which stand still.
    public convenience init(edgeLoopFrom rect: CGRect) { self.init(area: 0, isDynamic: false) }
    /// Creates the edges of a closed path, which stand still.
    public convenience init(edgeLoopFrom path: CGPath) { self.init(area: 0, isDynamic: false) }
    /// Creates the edges of an open path, which stand still.
    public convenience init(edgeChainFrom path: CGPath) { self.init(area: 0, isDynamic: false) }

    // MARK: Properties

    /// Whether forces move the body.
    open var isDynamic: Bool
    /// Whether the body turns.
    open var allowsRotation = true
    /// Whether gravity acts.
    open var affectedByGravity = true
    /// Whether the body is fixed to its parent's.
    open var pinned = false
    /// Whether fast movement is looked at more closely.
    open var usesPreciseCollisionDetection = false
    /// Whether the body rests.
    open var isResting = false
    /// Kilograms in a square metre.
    open var density: CGFloat = 1
    /// Kilograms.
    open var mass: CGFloat {
        get { density * area }
        set { if area > 0 { density = newValue / area } }
    }
    /// The friction of the surface, from 0 to 1.
    open var friction: CGFloat = 0.2
    /// The share of its speed that the body keeps when it bounces, from 0 to 1.
    open var restitution: CGFloat = 0.2
    /// The damping of the body's speed.
    open var linearDamping: CGFloat = 0.1
    /// The damping of the body's rotation.
    open var angularDamping: CGFloat = 0.1
    /// The electric charge.
    open var charge: CGFloat = 0
    /// Metres in a second.
    open var velocity = CGVector.zero
    /// Radians in a second.
    open var angularVelocity: CGFloat = 0
    /// The kinds to which the body belongs.
    open var categoryBitMask: UInt32 = .max
    /// The kinds with which the body collides.
    open var collisionBitMask: UInt32 = .max
    /// The kinds whose contact the delegate hears of.
    open var contactTestBitMask: UInt32 = 0
    /// The kinds of fields that act on the body.
    open var fieldBitMask: UInt32 = .max
    /// The joints that have the body.
    open var joints: [SKPhysicsJoint] { joined }

    /// The bodies that this one touches: none here.
    open func allContactedBodies() -> [SKPhysicsBody] { [] }

    func join(_ joint: SKPhysicsJoint) { joined.append(joint) }
    func leave(_ joint: SKPhysicsJoint) { joined.removeAll { $0 === joint } }

    // MARK: Forces

    /// Acts on the body for a frame; nothing is moved here.
    open func applyForce(_ force: CGVector) {}
    /// Acts on the body for a frame; nothing is moved here.
    open func applyForce(_ force: CGVector, at point: CGPoint) {}
    /// Turns the body for a frame; nothing is moved here.
    open func applyTorque(_ torque: CGFloat) {}
    /// Changes the velocity.
    open func applyImpulse(_ impulse: CGVector) {
        guard isDynamic, mass > 0 else { return }
        velocity.dx += impulse.dx / mass
        velocity.dy += impulse.dy / mass
    }
    /// Changes the velocity; the body does not turn here.
    open func applyImpulse(_ impulse: CGVector, at point: CGPoint) { applyImpulse(impulse) }
    /// Changes how fast the body turns; nothing turns here.
    open func applyAngularImpulse(_ impulse: CGFloat) {}
}

/// The world of a scene's bodies, in which nothing moves here.
///
/// - Source: developer.apple.com/documentation/spritekit/skphysicsworld
@preconcurrency @MainActor
open class SKPhysicsWorld: NSObject {
    /// Metres in a second squared.
    open var gravity = CGVector(dx: 0, dy: -9.8)
    /// The rate of the simulation's time.
    open var speed: CGFloat = 1
    /// The delegate. It hears of no contact here.
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?

    override init() { super.init() }

    /// Joins two bodies.
    open func add(_ joint: SKPhysicsJoint) { for body in [joint.bodyA, joint.bodyB] { body.join(joint) } }
    /// Ends a joint.
    open func remove(_ joint: SKPhysicsJoint) { for body in [joint.bodyA, joint.bodyB] { body.leave(joint) } }
    /// Ends all joints; the world keeps none here.
    open func removeAllJoints() {}
    /// The body at a point: none, since bodies have no place here.
    open func body(at point: CGPoint) -> SKPhysicsBody? { nil }
    /// The body in a rectangle: none, since bodies have no place here.
    open func body(in rect: CGRect) -> SKPhysicsBody? { nil }
    /// The body along a line: none, since bodies have no place here.
    open func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? { nil }
}

/// Hears of contacts of bodies; there are none here.
///
/// - Source: developer.apple.com/documentation/spritekit/skphysicscontactdelegate
@preconcurrency @MainActor
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
    /// Two bodies begin to touch; never called here.
    func didBegin(_ contact: SKPhysicsContact)
    /// Two bodies no longer touch; never called here.
    func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
    /// Default implementation; does nothing.
    public func didBegin(_ contact: SKPhysicsContact) {}
    /// Default implementation; does nothing.
    public func didEnd(_ contact: SKPhysicsContact) {}
}

/// A contact of two bodies.
///
/// - Source: developer.apple.com/documentation/spritekit/skphysicscontact
@preconcurrency @MainActor
open class SKPhysicsContact: NSObject {
    /// One body.
    public let bodyA: SKPhysicsBody
    /// The other body.
    public let bodyB: SKPhysicsBody
    /// The place in the scene.
    open var contactPoint: CGPoint { .zero }
    /// The direction of the contact.
    open var contactNormal: CGVector { .zero }
    /// The impulse of the collision, in newton seconds.
    open var collisionImpulse: CGFloat { 0 }

    init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody) { (self.bodyA, self.bodyB) = (bodyA, bodyB) }
}

/// A connection of two bodies.
///
/// - Source: developer.apple.com/documentation/spritekit/skphysicsjoint
@preconcurrency @MainActor
open class SKPhysicsJoint: NSObject {
    /// One body.
    open var bodyA: SKPhysicsBody
    /// The other body.
    open var bodyB: SKPhysicsBody

    init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody) { (self.bodyA, self.bodyB) = (bodyA, bodyB) }
}

/// A joint that lets bodies turn around a point.
@preconcurrency @MainActor
open class SKPhysicsJointPin: SKPhysicsJoint {
    /// Joins two bodies at a point of the scene.
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointPin {
        SKPhysicsJointPin(bodyA, bodyB)
    }
    /// Whether the angle has limits.
    open var shouldEnableLimits = false
    /// The smallest angle.
    open var lowerAngleLimit: CGFloat = 0
    /// The largest angle.
    open var upperAngleLimit: CGFloat = 0
    /// The torque of friction.
    open var frictionTorque: CGFloat = 0
    /// The speed of the bodies' own rotation.
    open var rotationSpeed: CGFloat = 0
}

/// A joint that lets bodies do everything together.
@preconcurrency @MainActor
open class SKPhysicsJointFixed: SKPhysicsJoint {
    /// Joins two bodies at a point of the scene.
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointFixed {
        SKPhysicsJointFixed(bodyA, bodyB)
    }
}

/// A joint that pulls bodies together.
@preconcurrency @MainActor
open class SKPhysicsJointSpring: SKPhysicsJoint {
    /// Joins two bodies at points of the scene.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointSpring {
        SKPhysicsJointSpring(bodyA, bodyB)
    }
    /// The damping of the movement.
    open var damping: CGFloat = 0
    /// The frequency of the bodies' movement, in hertz.
    open var frequency: CGFloat = 0
}

/// A joint that keeps bodies from getting too far away from each other.
@preconcurrency @MainActor
open class SKPhysicsJointLimit: SKPhysicsJoint {
    /// Joins two bodies at points of the scene.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointLimit {
        SKPhysicsJointLimit(bodyA, bodyB)
    }
    /// The largest distance in points.
    open var maxLength: CGFloat = 0
}
