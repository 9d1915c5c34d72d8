public import Foundation

/// A rule that places nodes. Rules have no effect here.
///
/// - Source: developer.apple.com/documentation/scenekit/scnconstraint
open class SCNConstraint: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// Whether the rule is followed.
    open var isEnabled = true
}

/// Turns a node to the camera.
open class SCNBillboardConstraint: SCNConstraint, @unchecked Sendable {
    /// Creates a rule.
    public override init() { super.init() }
    /// The axes that the node turns around.
    open var freeAxes: SCNBillboardAxis = .all
}

/// Axes that nodes turn around.
public struct SCNBillboardAxis: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates axes from their raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The axis to the right.
    public static let X = SCNBillboardAxis(rawValue: 1)
    /// The upright axis.
    public static let Y = SCNBillboardAxis(rawValue: 2)
    /// The axis to the viewer.
    public static let Z = SCNBillboardAxis(rawValue: 4)
    /// All axes.
    public static let all: SCNBillboardAxis = [.X, .Y, .Z]
}

/// Turns a node to another one.
open class SCNLookAtConstraint: SCNConstraint, @unchecked Sendable {
    /// The node that is looked at.
    open var target: SCNNode?
    /// Whether the node stays upright.
    open var isGimbalLockEnabled = false
    /// Creates a rule.
    public init(target: SCNNode?) {
        self.target = target
        super.init()
    }
}
