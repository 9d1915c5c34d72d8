public import SceneKit

/// A place in the room. Sessions find none here; programs make them.
///
/// - Source: developer.apple.com/documentation/arkit/aranchor
open class ARAnchor: NSObject, @unchecked Sendable {
    /// The number.
    public let identifier = UUID()
    /// The name.
    public let name: String?
    /// The place and the direction.
    public let transform: simd_float4x4
    /// Creates a place.
    public init(transform: simd_float4x4) { (name, self.transform) = (nil, transform) }
    /// Creates a place with a name.
    public init(name: String, transform: simd_float4x4) { (self.name, self.transform) = (name, transform) }
}

/// A plane. None is found here.
///
/// - Source: developer.apple.com/documentation/arkit/arplaneanchor
open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {
    /// The direction.
    open var alignment: Alignment { .horizontal }
    /// The middle, relative to the place.
    open var center: simd_float3 { simd_float3() }
    /// The size, in metres.
    open var extent: simd_float3 { simd_float3() }

    /// A direction of planes.
    public enum Alignment: Int, Sendable {
        /// Like a floor, or like a wall.
        case horizontal, vertical
    }
}

/// A picture in the room. None is found here.
open class ARImageAnchor: ARAnchor, @unchecked Sendable {
    /// The picture.
    public let referenceImage: ARReferenceImage
    init(_ image: ARReferenceImage) {
        referenceImage = image
        super.init(transform: matrix_identity_float4x4)
    }
    /// Whether the picture is seen.
    open var isTracked: Bool { false }
}

/// A face. None is found here.
open class ARFaceAnchor: ARAnchor, @unchecked Sendable {}
