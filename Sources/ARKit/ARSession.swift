@_exported public import SceneKit
@_exported public import UIKit

/// The things that a session looks for. Nothing is supported here, as on devices without the sensors.
///
/// - Source: developer.apple.com/documentation/arkit/arconfiguration
open class ARConfiguration: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// Whether the device can: it cannot.
    open class var isSupported: Bool { false }
    /// Whether light is measured.
    open var isLightEstimationEnabled = true
    /// Whether sounds are recorded.
    open var providesAudioData = false
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
    /// Creates a configuration.
    public override init() { super.init() }
    /// The planes that are looked for.
    open var planeDetection: PlaneDetection = []
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
    /// The number of pictures that are followed.
    open var maximumNumberOfTrackedImages = 1
}

/// Follows the device. It cannot here: a session that is run fails with ``ARError/Code/unsupportedConfiguration``.
///
/// - Source: developer.apple.com/documentation/arkit/arsession
open class ARSession: NSObject, @unchecked Sendable {
    /// The ways to run a session.
    public struct RunOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates options from their raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It begins anew.
        public static let resetTracking = RunOptions(rawValue: 1)
        /// Anchors that were found are removed.
        public static let removeExistingAnchors = RunOptions(rawValue: 2)
    }
    /// Creates a session.
    public override init() { super.init() }
    /// The delegate.
    open weak var delegate: (any ARSessionDelegate)?
    /// The configuration that the session was run with.
    open private(set) var configuration: ARConfiguration?
    /// Begins; fails.
    open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
        self.configuration = configuration
        DispatchQueue.main.async { self.delegate?.session(self, didFailWithError: ARError(.unsupportedConfiguration)) }
    }
    /// Waits.
    open func pause() {}
    /// Adds a thing.
    open func add(anchor: ARAnchor) {}
    /// Removes a thing.
    open func remove(anchor: ARAnchor) {}
}

/// The delegate of a session.
public protocol ARSessionDelegate: NSObjectProtocol {
    /// The session failed.
    func session(_ session: ARSession, didFailWithError error: any Error)
    /// Things were found; never called here.
    func session(_ session: ARSession, didAdd anchors: [ARAnchor])
    /// Things moved; never called here.
    func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
    /// The session was interrupted; never called here.
    func sessionWasInterrupted(_ session: ARSession)
    /// The session goes on; never called here.
    func sessionInterruptionEnded(_ session: ARSession)
}

extension ARSessionDelegate {
    /// Default implementation; does nothing.
    public func session(_ session: ARSession, didFailWithError error: any Error) {}
    /// Default implementation; does nothing.
    public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
    /// Default implementation; does nothing.
    public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
    /// Default implementation; does nothing.
    public func sessionWasInterrupted(_ session: ARSession) {}
    /// Default implementation; does nothing.
    public func sessionInterruptionEnded(_ session: ARSession) {}
}

/// A thing in the room. None is found here.
///
/// - Source: developer.apple.com/documentation/arkit/aranchor
open class ARAnchor: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The number.
    public let identifier = UUID()
    /// The name.
    open var name: String? { nil }
}

/// A plane. None is found here.
open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {}

/// An error of sessions.
///
/// - Source: developer.apple.com/documentation/arkit/arerror
public struct ARError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        case unsupportedConfiguration = 100, sensorUnavailable, sensorFailed, cameraUnauthorized, microphoneUnauthorized
        case worldTrackingFailed = 200
    }
    /// The error code.
    public let code: Code
    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }
    /// The error domain.
    public static var errorDomain: String { "com.apple.arkit.error" }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
}

/// Shows the room with a scene in it; here a placeholder.
///
/// - Source: developer.apple.com/documentation/arkit/arscnview
@preconcurrency @MainActor
open class ARSCNView: SCNView {
    /// The session.
    open var session = ARSession()
    /// The delegate; never called here.
    open weak var delegate: (any ARSCNViewDelegate)?
}

/// The delegate of a view; never called here.
@preconcurrency @MainActor
public protocol ARSCNViewDelegate: NSObjectProtocol {
    /// The node of a thing.
    func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
    /// A thing has a node.
    func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
    /// A thing moved.
    func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
}

extension ARSCNViewDelegate {
    /// Default implementation: nil.
    public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? { nil }
    /// Default implementation; does nothing.
    public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
    /// Default implementation; does nothing.
    public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
}
