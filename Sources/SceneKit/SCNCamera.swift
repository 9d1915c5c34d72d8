public import UIKit

/// A camera at a node.
open class SCNCamera: NSObject, @unchecked Sendable {
    /// Creates a camera.
    public override init() { super.init() }
    /// The angle, in degrees.
    open var fieldOfView: CGFloat = 60
    /// The distance of the nearest things that are seen.
    open var zNear: Double = 1
    /// The distance of the farthest things that are seen.
    open var zFar: Double = 100
    /// Whether distant things are as large as near ones.
    open var usesOrthographicProjection = false
    /// The size of the picture without perspective.
    open var orthographicScale: Double = 1
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
    /// Whether the light throws shadows.
    open var castsShadow = false
    /// The brightness, in lumens.
    open var intensity: CGFloat = 1000
}
