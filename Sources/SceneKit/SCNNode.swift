public import Foundation
import UIKit

/// A place or a direction in space.
public struct SCNVector3: Sendable {
    /// The coordinates.
    public var x, y, z: Float
    /// Creates the origin.
    public init() { (x, y, z) = (0, 0, 0) }
    /// Creates a place.
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    /// Creates a place.
    public init(_ x: Float, _ y: Float, _ z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    /// Creates a place.
    public init(_ x: Double, _ y: Double, _ z: Double) { (self.x, self.y, self.z) = (Float(x), Float(y), Float(z)) }
    /// Creates a place.
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { (self.x, self.y, self.z) = (Float(x), Float(y), Float(z)) }
    /// Creates a place.
    public init(_ x: Int, _ y: Int, _ z: Int) { (self.x, self.y, self.z) = (Float(x), Float(y), Float(z)) }
}

/// Creates a place.
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
/// The origin.
public let SCNVector3Zero = SCNVector3()
/// Whether two places are one.
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a.x == b.x && a.y == b.y && a.z == b.z }

/// A part of a scene: a tree with places. Nothing of it is drawn here.
///
/// - Source: developer.apple.com/documentation/scenekit/scnnode
open class SCNNode: NSObject, @unchecked Sendable {
    /// The name.
    open var name: String?
    /// The place in the parent.
    open var position = SCNVector3()
    /// The angles around the axes, in radians.
    open var eulerAngles = SCNVector3()
    /// The factors of sizes.
    open var scale = SCNVector3(1, 1, 1)
    /// The shape.
    open var geometry: SCNGeometry?
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
    public override init() { super.init() }
    /// Creates a node of a shape.
    public convenience init(geometry: SCNGeometry?) {
        self.init()
        self.geometry = geometry
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

/// A shape.
///
/// - Source: developer.apple.com/documentation/scenekit/scngeometry
open class SCNGeometry: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The surfaces.
    open var materials = [SCNMaterial()]
    /// The first surface.
    open var firstMaterial: SCNMaterial? {
        get { materials.first }
        set { materials = (newValue.map { [$0] } ?? []) + materials.dropFirst() }
    }
}

/// A box.
open class SCNBox: SCNGeometry, @unchecked Sendable {
    /// The sizes.
    open var width, height, length, chamferRadius: CGFloat
    /// Creates a box.
    public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
        (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
    }
}

/// A sphere.
open class SCNSphere: SCNGeometry, @unchecked Sendable {
    /// The radius.
    open var radius: CGFloat
    /// Creates a sphere.
    public init(radius: CGFloat) { self.radius = radius }
}

/// A rectangle.
open class SCNPlane: SCNGeometry, @unchecked Sendable {
    /// The sizes.
    open var width, height: CGFloat
    /// Creates a rectangle.
    public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
}

/// A text.
open class SCNText: SCNGeometry, @unchecked Sendable {
    /// The text.
    open var string: Any?
    /// The thickness.
    open var extrusionDepth: CGFloat
    /// Creates a text.
    public init(string: Any?, extrusionDepth: CGFloat) { (self.string, self.extrusionDepth) = (string, extrusionDepth) }
}

/// A surface.
open class SCNMaterial: NSObject, @unchecked Sendable {
    /// Creates a white surface.
    public override init() {
        super.init()
        diffuse.contents = UIColor.white
    }
    /// Its colour or picture.
    public let diffuse = SCNMaterialProperty()
    /// The colour of highlights.
    public let specular = SCNMaterialProperty()
    /// Whether both sides are seen.
    open var isDoubleSided = false
}

/// A colour or a picture.
open class SCNMaterialProperty: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The colour or the picture.
    open var contents: Any?
}

/// A camera at a node.
open class SCNCamera: NSObject, @unchecked Sendable {
    /// Creates a camera.
    public override init() { super.init() }
    /// The angle, in degrees.
    open var fieldOfView: CGFloat = 60
}

/// A light at a node.
open class SCNLight: NSObject, @unchecked Sendable {
    /// A kind of lights.
    public struct LightType: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates a kind from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// From everywhere.
        public static let ambient = LightType(rawValue: "ambient")
        /// To all sides.
        public static let omni = LightType(rawValue: "omni")
        /// From one direction.
        public static let directional = LightType(rawValue: "directional")
        /// In a cone.
        public static let spot = LightType(rawValue: "spot")
    }
    /// Creates a light.
    public override init() { super.init() }
    /// The kind.
    open var type = LightType.omni
    /// The colour; white by default.
    open var color: Any = UIColor.white
    /// The brightness, in lumens.
    open var intensity: CGFloat = 1000
}

/// A scene: the node that has all others.
///
/// - Source: developer.apple.com/documentation/scenekit/scnscene
open class SCNScene: NSObject, @unchecked Sendable {
    /// Creates an empty scene.
    public override init() { super.init() }
    /// Reads a scene of a file. Those are not read here, which a line in the log says: nil.
    public convenience init?(named name: String) {
        FileHandle.standardError.write(
            Data("[SceneKit] The scene \(name) is not read: files of scenes are not supported.\n".utf8))
        return nil
    }
    /// The node that has all others.
    public let rootNode = SCNNode()
    /// The background.
    public let background = SCNMaterialProperty()
}
