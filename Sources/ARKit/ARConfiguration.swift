public import UIKit

/// The things that a session looks for. Nothing is supported here, as on devices without the sensors.
///
/// - Source: developer.apple.com/documentation/arkit/arconfiguration
open class ARConfiguration: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// Whether the device can: it cannot.
    open class var isSupported: Bool { false }
    /// Whether the device tells things of a kind apart: it does not.
    open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }
    /// The directions of the axes.
    open var worldAlignment = WorldAlignment.gravity
    /// Whether light is measured.
    open var isLightEstimationEnabled = true
    /// Whether sounds are recorded.
    open var providesAudioData = false
    /// The kinds of things that are told apart.
    open var frameSemantics: FrameSemantics = []

    /// The directions of the axes.
    public enum WorldAlignment: Int, Sendable {
        /// Upright, upright and to the south, or those of the camera.
        case gravity, gravityAndHeading, camera
    }

    /// Kinds of things that are told apart.
    public struct FrameSemantics: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates kinds from their raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// People.
        public static let personSegmentation = FrameSemantics(rawValue: 1)
        /// People with their distance.
        public static let personSegmentationWithDepth = FrameSemantics(rawValue: 3)
        /// A body.
        public static let bodyDetection = FrameSemantics(rawValue: 4)
        /// Distances.
        public static let sceneDepth = FrameSemantics(rawValue: 8)
        /// Distances that change slowly.
        public static let smoothedSceneDepth = FrameSemantics(rawValue: 16)
    }
}

/// The place of the device in the room.
///
/// - Source: developer.apple.com/documentation/arkit/arworldtrackingconfiguration
open class ARWorldTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    /// Planes.
    public struct PlaneDetection: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates options from their raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Floors and tables.
        public static let horizontal = PlaneDetection(rawValue: 1)
        /// Walls.
        public static let vertical = PlaneDetection(rawValue: 2)
    }

    /// The pictures of the room that surfaces mirror.
    public enum EnvironmentTexturing: Int, Sendable {
        /// None, those that the program asks for, or all.
        case none, manual, automatic
    }

    /// Creates a configuration.
    public override init() { super.init() }
    /// The planes that are looked for.
    open var planeDetection: PlaneDetection = []
    /// The pictures of the room that surfaces mirror.
    open var environmentTexturing = EnvironmentTexturing.none
    /// The pictures that are looked for.
    open var detectionImages: Set<ARReferenceImage>! = []
    /// The number of pictures that are followed.
    open var maximumNumberOfTrackedImages = 0
    /// Whether the camera focuses by itself.
    open var isAutoFocusEnabled = true
}

/// The direction of the device.
open class AROrientationTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    /// Creates a configuration.
    public override init() { super.init() }
}

/// Faces.
open class ARFaceTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    /// Creates a configuration.
    public override init() { super.init() }
}

/// Pictures.
open class ARImageTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    /// Creates a configuration.
    public override init() { super.init() }
    /// The pictures that are looked for.
    open var trackingImages: Set<ARReferenceImage> = []
    /// The number of pictures that are followed.
    open var maximumNumberOfTrackedImages = 1
}

/// A picture that is looked for.
///
/// - Source: developer.apple.com/documentation/arkit/arreferenceimage
open class ARReferenceImage: NSObject, @unchecked Sendable {
    /// The name.
    open var name: String?
    /// The size in the room, in metres.
    public let physicalSize: CGSize
    /// Creates a picture of a width in the room.
    public init(_ image: CGImage, orientation: CGImagePropertyOrientation, physicalWidth: CGFloat) {
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        let isTurned = orientation.rawValue > 4
        let ratio = isTurned ? width / height : height / width
        physicalSize = CGSize(width: physicalWidth, height: physicalWidth * ratio)
    }
    /// The pictures of a group of the asset catalogue. Those groups are not read here: nil.
    open class func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>? { nil }
}
