@_exported public import SceneKit
@_exported public import UIKit

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
        /// Results of casting rays are no longer followed.
        public static let stopTrackedRaycasts = RunOptions(rawValue: 4)
    }
    /// Creates a session.
    public override init() { super.init() }
    /// The number.
    public let identifier = UUID()
    /// The delegate.
    open weak var delegate: (any ARSessionDelegate)?
    /// The queue on which the delegates are told; nil for the main one.
    open var delegateQueue: DispatchQueue?
    /// The view that shows the session, whose delegate is told too.
    weak var shower: (any ARSessionShower)?
    /// The configuration that the session was run with.
    open private(set) var configuration: ARConfiguration?
    /// The last picture: nil, since the camera is not seen.
    open var currentFrame: ARFrame? { nil }
    /// Begins; fails.
    open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
        self.configuration = configuration
        (delegateQueue ?? .main).async {
            let error = ARError(.unsupportedConfiguration)
            self.delegate?.session(self, didFailWithError: error)
            if let observer = self.shower?.sessionObserver { observer.session(self, didFailWithError: error) }
        }
    }
    /// Waits.
    open func pause() {}
    /// Adds a thing; nothing follows it.
    open func add(anchor: ARAnchor) {}
    /// Removes a thing.
    open func remove(anchor: ARAnchor) {}
    /// Places the origin of the room.
    open func setWorldOrigin(relativeTransform relative_transform: simd_float4x4) {}
    /// The places of the room that a ray meets: none.
    open func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
}

/// A view that shows a session.
protocol ARSessionShower: AnyObject {
    var sessionObserver: (any ARSessionObserver)? { get }
}

/// Is told of a session.
///
/// - Source: developer.apple.com/documentation/arkit/arsessionobserver
public protocol ARSessionObserver: NSObjectProtocol {
    /// The session failed.
    func session(_ session: ARSession, didFailWithError error: any Error)
    /// The place of the camera became better or worse known; never called here.
    func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
    /// The session was interrupted; never called here.
    func sessionWasInterrupted(_ session: ARSession)
    /// The session goes on; never called here.
    func sessionInterruptionEnded(_ session: ARSession)
    /// Whether the session looks for the place from before an interruption; never called here.
    func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool
}

extension ARSessionObserver {
    /// Default implementation; does nothing.
    public func session(_ session: ARSession, didFailWithError error: any Error) {}
    /// Default implementation; does nothing.
    public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
    /// Default implementation; does nothing.
    public func sessionWasInterrupted(_ session: ARSession) {}
    /// Default implementation; does nothing.
    public func sessionInterruptionEnded(_ session: ARSession) {}
    /// Default implementation: no.
    public func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool { false }
}

/// The delegate of a session.
///
/// - Source: developer.apple.com/documentation/arkit/arsessiondelegate
public protocol ARSessionDelegate: ARSessionObserver {
    /// There is a picture; never called here.
    func session(_ session: ARSession, didUpdate frame: ARFrame)
    /// Things were found; never called here.
    func session(_ session: ARSession, didAdd anchors: [ARAnchor])
    /// Things moved; never called here.
    func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
    /// Things are gone; never called here.
    func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}

extension ARSessionDelegate {
    /// Default implementation; does nothing.
    public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
    /// Default implementation; does nothing.
    public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
    /// Default implementation; does nothing.
    public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
    /// Default implementation; does nothing.
    public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}
