public import SceneKit

/// Shows the room with a scene in it; here a placeholder.
///
/// - Source: developer.apple.com/documentation/arkit/arscnview
@preconcurrency @MainActor
open class ARSCNView: SCNView {
    /// The session.
    open var session: ARSession {
        get {
            if let own { return own }
            let session = ARSession()
            self.session = session
            return session
        }
        set {
            own = newValue
            newValue.shower = self
        }
    }
    private var own: ARSession?
    private nonisolated(unsafe) weak var told: (any ARSCNViewDelegate)?

    /// The delegate; told of the session alone.
    open var delegate: (any ARSCNViewDelegate)? {
        get { told }
        set { told = newValue }
    }
    /// The scene; an empty one until it is set.
    open var scene: SCNScene {
        get {
            let renderer: any SCNSceneRenderer = self
            if let scene = renderer.scene { return scene }
            let scene = SCNScene()
            self.scene = scene
            return scene
        }
        set {
            let renderer: any SCNSceneRenderer = self
            renderer.scene = newValue
        }
    }
    /// Whether lights are those of the room.
    open var automaticallyUpdatesLighting = true
    /// The thing of a node: nil.
    open func anchor(for node: SCNNode) -> ARAnchor? { nil }
    /// The node of a thing: nil.
    open func node(for anchor: ARAnchor) -> SCNNode? { nil }
    /// The places of the room at a point: none.
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
    /// The ray through a point: nil, since the place of the camera is not known.
    open func raycastQuery(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> ARRaycastQuery? { nil }
}

extension ARSCNView: ARSessionShower {
    nonisolated var sessionObserver: (any ARSessionObserver)? { told }
}

/// The things that are drawn besides a scene.
public typealias ARSCNDebugOptions = SCNDebugOptions

extension SCNDebugOptions {
    /// The points that stand out.
    public static let showFeaturePoints = SCNDebugOptions(rawValue: 1 << 30)
    /// The axes of the room.
    public static let showWorldOrigin = SCNDebugOptions(rawValue: 1 << 32)
}

/// The delegate of a view. It is told of the session alone: nothing is found here.
///
/// - Source: developer.apple.com/documentation/arkit/arscnviewdelegate
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
    /// The node of a thing.
    func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
    /// A thing has a node.
    func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
    /// A thing is about to move.
    func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor)
    /// A thing moved.
    func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
    /// A thing is gone.
    func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}

extension ARSCNViewDelegate {
    /// Default implementation: nil.
    public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? { nil }
    /// Default implementation; does nothing.
    public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
    /// Default implementation; does nothing.
    public func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor) {}
    /// Default implementation; does nothing.
    public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
    /// Default implementation; does nothing.
    public func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor) {}
}
