public import Foundation

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

extension SCNVector3 {
    /// Creates a place.
    public init(_ v: simd_float3) { self.init(v.x, v.y, v.z) }
}

extension SIMD3 where Scalar == Float {
    /// Creates a vector of a place.
    public init(_ v: SCNVector3) { self.init(v.x, v.y, v.z) }
}

/// Creates a place.
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
/// The origin.
public let SCNVector3Zero = SCNVector3()
/// Whether two places are one.
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a.x == b.x && a.y == b.y && a.z == b.z }
