public import UIKit

/// A shape.
///
/// - Source: developer.apple.com/documentation/scenekit/scngeometry
open class SCNGeometry: NSObject, SCNBoundingVolume, @unchecked Sendable {
    /// Creates an empty shape.
    public override init() { super.init() }
    /// The name.
    open var name: String?
    /// The surfaces.
    open var materials = [SCNMaterial()]
    /// The corners that a program set.
    private var box: BoxCorners?
    /// The corners of a shape of this kind.
    var shape: BoxCorners { (SCNVector3(), SCNVector3()) }
    /// The smallest box around the shape: what was set, or else the box of its sizes; without a size for texts.
    open var boundingBox: (min: SCNVector3, max: SCNVector3) {
        get { box ?? shape }
        set { box = newValue }
    }
    /// The sphere around the box.
    open var boundingSphere: (center: SCNVector3, radius: Float) { sphere(around: boundingBox) }
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
    override var shape: BoxCorners { corners(width, height, length) }
    /// Creates a box.
    public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
        (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
    }
}

/// A sphere.
open class SCNSphere: SCNGeometry, @unchecked Sendable {
    /// The radius.
    open var radius: CGFloat
    override var shape: BoxCorners { corners(around: radius, 2 * radius) }
    open override var boundingSphere: (center: SCNVector3, radius: Float) { (SCNVector3(), Float(radius)) }
    /// Creates a sphere.
    public init(radius: CGFloat) { self.radius = radius }
}

/// A rectangle.
open class SCNPlane: SCNGeometry, @unchecked Sendable {
    /// The sizes.
    open var width, height: CGFloat
    override var shape: BoxCorners { corners(width, height, 0) }
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
    /// The font.
    open var font: UIFont! = .systemFont(ofSize: 36)
    /// The distance of the drawn edges from the curves, relative to the text's size.
    open var flatness: CGFloat = 0.6
}

/// A cylinder.
open class SCNCylinder: SCNGeometry, @unchecked Sendable {
    /// The sizes.
    open var radius, height: CGFloat
    override var shape: BoxCorners { corners(around: radius, height) }
    /// Creates a cylinder.
    public init(radius: CGFloat, height: CGFloat) { (self.radius, self.height) = (radius, height) }
}

/// A cone.
open class SCNCone: SCNGeometry, @unchecked Sendable {
    /// The sizes.
    open var topRadius, bottomRadius, height: CGFloat
    override var shape: BoxCorners { corners(around: max(topRadius, bottomRadius), height) }
    /// Creates a cone.
    public init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
        (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
    }
}

/// A pyramid.
open class SCNPyramid: SCNGeometry, @unchecked Sendable {
    /// The sizes.
    open var width, height, length: CGFloat
    override var shape: BoxCorners {
        let (x, z) = (Float(width) / 2, Float(length) / 2)
        return (SCNVector3(-x, 0, -z), SCNVector3(x, Float(height), z))
    }
    /// Creates a pyramid.
    public init(width: CGFloat, height: CGFloat, length: CGFloat) {
        (self.width, self.height, self.length) = (width, height, length)
    }
}

/// A ring.
open class SCNTorus: SCNGeometry, @unchecked Sendable {
    /// The radii of the ring and of the pipe.
    open var ringRadius, pipeRadius: CGFloat
    override var shape: BoxCorners { corners(around: ringRadius + pipeRadius, 2 * pipeRadius) }
    /// Creates a ring.
    public init(ringRadius: CGFloat, pipeRadius: CGFloat) { (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius) }
}

/// A cylinder with half spheres at its ends.
open class SCNCapsule: SCNGeometry, @unchecked Sendable {
    /// The radius, and the height with the ends.
    open var capRadius, height: CGFloat
    override var shape: BoxCorners { corners(around: capRadius, height) }
    /// Creates a capsule.
    public init(capRadius: CGFloat, height: CGFloat) { (self.capRadius, self.height) = (capRadius, height) }
}

/// A plane without an end.
open class SCNFloor: SCNGeometry, @unchecked Sendable {
    /// The share of light that is reflected, from 0 to 1.
    open var reflectivity: CGFloat = 0.25
}
