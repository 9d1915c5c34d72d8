public import SceneKit

/// A picture of the camera with what was found. None is made here.
///
/// - Source: developer.apple.com/documentation/arkit/arframe
open class ARFrame: NSObject, @unchecked Sendable {
    /// The time, in seconds.
    public let timestamp: TimeInterval
    /// The pixels.
    public let capturedImage: CVPixelBuffer
    /// The place of the camera.
    public let camera: ARCamera
    init(_ image: CVPixelBuffer) { (timestamp, capturedImage, camera) = (0, image, ARCamera()) }
    /// The things that were found.
    open var anchors: [ARAnchor] { [] }
    /// The light.
    open var lightEstimate: ARLightEstimate? { nil }
    /// The places of the room at a point of the picture, in shares of it.
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
}

/// The place of the camera. None is known here.
///
/// - Source: developer.apple.com/documentation/arkit/arcamera
open class ARCamera: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The place and the direction.
    open var transform: simd_float4x4 { matrix_identity_float4x4 }
    /// The angles, in radians.
    open var eulerAngles: simd_float3 { simd_float3() }
    /// The quality with which the place is known.
    open var trackingState: TrackingState { .notAvailable }
    /// The size of pictures, in pixels.
    open var imageResolution: CGSize { .zero }

    /// The quality with which the place of a camera is known.
    public enum TrackingState: Sendable {
        /// Not at all.
        case notAvailable
        /// Badly, for a reason.
        case limited(Reason)
        /// Well.
        case normal

        /// A reason for which the place is badly known.
        public enum Reason: Sendable {
            /// The session has just begun, or looks for the place from before an interruption.
            case initializing, relocalizing
            /// The device moves too fast, or sees too little.
            case excessiveMotion, insufficientFeatures
        }
    }
}

/// The light in the room. None is measured here.
open class ARLightEstimate: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The brightness, in lumens.
    open var ambientIntensity: CGFloat { 1000 }
    /// The colour, in kelvins.
    open var ambientColorTemperature: CGFloat { 6500 }
}

/// A place of the room at a point of a picture. None is found here.
///
/// - Source: developer.apple.com/documentation/arkit/arhittestresult
open class ARHitTestResult: NSObject, @unchecked Sendable {
    /// Kinds of places.
    public struct ResultType: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates kinds from their raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A point that stands out.
        public static let featurePoint = ResultType(rawValue: 1 << 0)
        /// A guessed floor or table.
        public static let estimatedHorizontalPlane = ResultType(rawValue: 1 << 1)
        /// A guessed wall.
        public static let estimatedVerticalPlane = ResultType(rawValue: 1 << 2)
        /// A plane, without its edges.
        public static let existingPlane = ResultType(rawValue: 1 << 3)
        /// A plane, within its size.
        public static let existingPlaneUsingExtent = ResultType(rawValue: 1 << 4)
        /// A plane, within its edges.
        public static let existingPlaneUsingGeometry = ResultType(rawValue: 1 << 5)
    }
    override init() { super.init() }
    /// The kind.
    open var type: ResultType { [] }
    /// The distance from the camera, in metres.
    open var distance: CGFloat { 0 }
    /// The place in the room.
    open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
    /// The thing at the place.
    open var anchor: ARAnchor? { nil }
}

/// A ray that is cast into the room.
///
/// - Source: developer.apple.com/documentation/arkit/arraycastquery
open class ARRaycastQuery: NSObject, @unchecked Sendable {
    /// The things that the ray meets.
    public enum Target: Int, Sendable {
        /// Planes within their edges, planes without edges, or guessed planes.
        case existingPlaneGeometry, existingPlaneInfinite, estimatedPlane
    }
    /// The directions of the planes that the ray meets.
    public enum TargetAlignment: Int, Sendable {
        /// Like a floor, like a wall, or any.
        case horizontal, vertical, any
    }
    /// The beginning.
    public let origin: simd_float3
    /// The direction.
    public let direction: simd_float3
    /// The things that the ray meets.
    public let target: Target
    /// The directions of the planes.
    public let targetAlignment: TargetAlignment
    /// Creates a ray.
    public init(origin: simd_float3, direction: simd_float3, allowing target: Target, alignment: TargetAlignment) {
        (self.origin, self.direction, self.target, targetAlignment) = (origin, direction, target, alignment)
    }
}

/// A place of the room that a ray meets. None is found here.
open class ARRaycastResult: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The place in the room.
    open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
    /// The thing at the place.
    open var anchor: ARAnchor? { nil }
}
