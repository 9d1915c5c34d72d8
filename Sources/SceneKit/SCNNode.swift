public import Foundation

/// A part of a scene: a tree with places. Nothing of it is drawn here.
///
/// - Source: developer.apple.com/documentation/scenekit/scnnode
open class SCNNode: NSObject, SCNBoundingVolume, @unchecked Sendable {
    /// The name.
    open var name: String?
    /// The place in the parent.
    open var position = SCNVector3()
    private var turn = Rotation()
    /// The angles that were set last, of which others may be the same rotation.
    private var angles: SCNVector3?
    /// The angles around the axes, in radians: the node is first turned around the z-axis, then around the y-axis, then
    /// around the x-axis.
    open var eulerAngles: SCNVector3 {
        get { angles ?? turn.eulerAngles }
        set { (turn, angles) = (Rotation(eulerAngles: newValue), newValue) }
    }
    /// The axis that the node is turned around, and the angle in radians.
    open var rotation: SCNVector4 {
        get { turn.axisAndAngle }
        set { (turn, angles) = (Rotation(angle: newValue.w, axis: SCNVector3(newValue.x, newValue.y, newValue.z)), nil) }
    }
    /// The rotation as a unit quaternion.
    open var orientation: SCNQuaternion {
        get { turn.quaternion }
        set {
            turn = Rotation(x: Double(newValue.x), y: Double(newValue.y), z: Double(newValue.z), w: Double(newValue.w))
            angles = nil
        }
    }
    /// The change of coordinates from the node to its parent.
    open var transform: SCNMatrix4 {
        get {
            let scaled = SCNMatrix4Mult(SCNMatrix4MakeScale(scale.x, scale.y, scale.z), turn.matrix)
            let placed = SCNMatrix4Translate(scaled, position.x, position.y, position.z)
            return SCNMatrix4Mult(SCNMatrix4Invert(pivot), placed)
        }
        set { take(SCNMatrix4Mult(pivot, newValue)) }
    }
    /// The place in the node that its position is about, as a change of coordinates.
    open var pivot = SCNMatrix4Identity
    /// The change of coordinates from the node to the scene.
    open var worldTransform: SCNMatrix4 { parent.map { SCNMatrix4Mult(transform, $0.worldTransform) } ?? transform }
    /// The place in the scene.
    open var worldPosition: SCNVector3 {
        get {
            let world = worldTransform
            return SCNVector3(world.m41, world.m42, world.m43)
        }
        set { position = parent?.convertPosition(newValue, from: nil) ?? newValue }
    }
    /// The place in the parent.
    open var simdPosition: simd_float3 {
        get { simd_float3(position) }
        set { position = SCNVector3(newValue) }
    }
    /// The place in the scene.
    open var simdWorldPosition: simd_float3 {
        get { simd_float3(worldPosition) }
        set { worldPosition = SCNVector3(newValue) }
    }
    /// The change of coordinates from the node to its parent.
    open var simdTransform: simd_float4x4 {
        get { transform.simd }
        set { transform = SCNMatrix4(newValue) }
    }
    /// The change of coordinates from the node to the scene.
    open var simdWorldTransform: simd_float4x4 { worldTransform.simd }

    private func take(_ m: SCNMatrix4) {
        position = SCNVector3(m.m41, m.m42, m.m43)
        let rows = [simd_float3(m.m11, m.m12, m.m13), simd_float3(m.m21, m.m22, m.m23), simd_float3(m.m31, m.m32, m.m33)]
        let (a, b, c) = (simd_length(rows[0]), simd_length(rows[1]), simd_length(rows[2]))
        scale = SCNVector3(a, b, c)
        let (x, y, z) = (rows[0] / a, rows[1] / b, rows[2] / c)
        (turn, angles) = (
            Rotation(matrix: SCNMatrix4([x.x, x.y, x.z, 0, y.x, y.y, y.z, 0, z.x, z.y, z.z, 0, 0, 0, 0, 1])), nil
        )
    }

    /// A place of the node in another one; in the scene without it.
    open func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 {
        let world = worldTransform.simd * simd_float4(position.x, position.y, position.z, 1)
        guard let node else { return SCNVector3(world.x, world.y, world.z) }
        let own = SCNMatrix4Invert(node.worldTransform).simd * world
        return SCNVector3(own.x, own.y, own.z)
    }
    /// A place of another node, or of the scene without it, in this one.
    open func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 {
        (node ?? SCNNode()).convertPosition(position, to: self)
    }

    /// The rules that place the node; stored, without effect here.
    open var constraints: [SCNConstraint]?
    /// The groups of nodes that the node is one of; 1 by default.
    open var categoryBitMask = 1
    /// Whether the node throws a shadow.
    open var castsShadow = true
    /// The order in which the node is drawn.
    open var renderingOrder = 0
    /// The node as it is shown: itself, since nothing moves here.
    open var presentation: SCNNode { self }
    var running: [String?: SCNAction] = [:]
    /// The factors of sizes.
    open var scale = SCNVector3(1, 1, 1)
    /// The shape.
    open var geometry: SCNGeometry?
    /// The corners that a program set.
    private var box: (min: SCNVector3, max: SCNVector3)?
    /// The smallest box around the shapes of the node and of those below: what was set, or else the box of their sizes.
    open var boundingBox: (min: SCNVector3, max: SCNVector3) {
        get { box ?? contents ?? (SCNVector3(), SCNVector3()) }
        set { box = newValue }
    }
    /// The sphere around the shape of a node without others below, or else around the box.
    open var boundingSphere: (center: SCNVector3, radius: Float) {
        if box == nil, childNodes.isEmpty, let geometry { return geometry.boundingSphere }
        return sphere(around: boundingBox)
    }
    /// The camera at this place.
    open var camera: SCNCamera?
    /// The light at this place.
    open var light: SCNLight?
    /// Whether the node is left out.
    open var isHidden = false
    /// The opacity of the node.
    open var opacity: CGFloat = 1
    /// The node above.
    open private(set) weak var parent: SCNNode?
    /// The nodes below.
    open private(set) var childNodes: [SCNNode] = []

    /// Creates an empty node.
    public required override init() { super.init() }
    /// Creates a node of a shape.
    public convenience init(geometry: SCNGeometry?) {
        self.init()
        self.geometry = geometry
    }
    /// Creates a copy of the node with copies of those below. Shapes are those of the node.
    open func clone() -> Self {
        let copy = type(of: self).init()
        (copy.name, copy.position, copy.turn, copy.angles, copy.scale) = (name, position, turn, angles, scale)
        (copy.pivot, copy.geometry, copy.camera, copy.light) = (pivot, geometry, camera, light)
        (copy.isHidden, copy.opacity) = (isHidden, opacity)
        for child in childNodes { copy.addChildNode(child.clone()) }
        return copy
    }
    /// Adds a node.
    open func addChildNode(_ child: SCNNode) {
        child.removeFromParentNode()
        childNodes.append(child)
        child.parent = self
    }
    /// Takes the node from its parent.
    open func removeFromParentNode() {
        parent?.childNodes.removeAll { $0 === self }
        parent = nil
    }
    /// Returns a node below by its name.
    open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        childNodes.first { $0.name == name }
            ?? (recursively ? childNodes.lazy.compactMap { $0.childNode(withName: name, recursively: true) }.first : nil)
    }
    /// The nodes below that a closure accepts.
    open func childNodes(passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [SCNNode] {
        var found: [SCNNode] = []
        enumerateChildNodes { node, stop in if predicate(node, stop) { found.append(node) } }
        return found
    }
    /// Calls a closure with the node and all nodes below.
    open func enumerateHierarchy(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop: ObjCBool = false
        visit(&stop, block)
    }
    /// Calls a closure with all nodes below.
    open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop: ObjCBool = false
        for node in childNodes where !stop.boolValue { node.visit(&stop, block) }
    }
    private func visit(_ stop: inout ObjCBool, _ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        block(self, &stop)
        for node in childNodes where !stop.boolValue { node.visit(&stop, block) }
    }
}
