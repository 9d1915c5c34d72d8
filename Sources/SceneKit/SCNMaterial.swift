public import UIKit

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
    /// The colour of light from all sides.
    public let ambient = SCNMaterialProperty()
    /// The colour that shines without light.
    public let emission = SCNMaterialProperty()
    /// The colour that is mirrored.
    public let reflective = SCNMaterialProperty()
    /// The parts that can be seen through.
    public let transparent = SCNMaterialProperty()
    /// The directions of the surface.
    public let normal = SCNMaterialProperty()
    /// Whether the surface is of metal.
    public let metalness = SCNMaterialProperty()
    /// Whether the surface is rough.
    public let roughness = SCNMaterialProperty()
    /// The name.
    open var name: String?
    /// The opacity.
    open var transparency: CGFloat = 1
    /// The way in which light is computed.
    open var lightingModel = LightingModel.blinn

    /// A way in which light is computed.
    public struct LightingModel: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates a way from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Blinn's.
        public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
        /// Phong's.
        public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
        /// Lambert's.
        public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
        /// None.
        public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
        /// That of materials with metalness and roughness.
        public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
    }
    /// Whether both sides are seen.
    open var isDoubleSided = false
}

/// A colour or a picture.
open class SCNMaterialProperty: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The colour or the picture.
    open var contents: Any?
    /// The factor of the colour.
    open var intensity: CGFloat = 1
}
