public import UIKit

/// A view or another object that shows a scene. ``SCNView`` is one.
///
/// - Source: developer.apple.com/documentation/scenekit/scnscenerenderer
public protocol SCNSceneRenderer: NSObjectProtocol {
    /// The scene.
    var scene: SCNScene? { get set }
    /// The node that it is seen from.
    var pointOfView: SCNNode? { get set }
    /// The delegate.
    var delegate: (any SCNSceneRendererDelegate)? { get set }
    /// Whether the scene moves; stored, without effect here.
    var isPlaying: Bool { get set }
    /// Whether the scene begins anew at its end; stored, without effect here.
    var loops: Bool { get set }
    /// The time of the scene, in seconds; stored, without effect here.
    var sceneTime: TimeInterval { get set }
    /// Whether a light is added; stored, without effect here.
    var autoenablesDefaultLighting: Bool { get set }
    /// The things that are drawn besides; stored, without effect here.
    var debugOptions: SCNDebugOptions { get set }
    /// The shapes at a point.
    func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]?) -> [SCNHitTestResult]
}

/// The delegate of an object that shows scenes. No picture is made here: it is never called.
///
/// - Source: developer.apple.com/documentation/scenekit/scnscenerendererdelegate
public protocol SCNSceneRendererDelegate: NSObjectProtocol {
    /// A picture is about to be made.
    func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
    /// Actions were done.
    func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
    /// Physics were computed.
    func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
    /// A scene is about to be drawn.
    func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
    /// A scene was drawn.
    func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
    /// Default implementation; does nothing.
    public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
    /// Default implementation; does nothing.
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval) {}
    /// Default implementation; does nothing.
    public func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval) {}
    /// Default implementation; does nothing.
    public func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval) {}
    /// Default implementation; does nothing.
    public func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval) {}
}

/// The things that are drawn besides a scene.
public struct SCNDebugOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from their raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The shapes of physics.
    public static let showPhysicsShapes = SCNDebugOptions(rawValue: 1 << 0)
    /// The bounds of nodes.
    public static let showBoundingBoxes = SCNDebugOptions(rawValue: 1 << 1)
    /// The reach of lights.
    public static let showLightInfluences = SCNDebugOptions(rawValue: 1 << 2)
    /// The edges of shapes.
    public static let showWireframe = SCNDebugOptions(rawValue: 1 << 5)
}

/// The scene of a view, with the ways in which it is shown.
struct ShownScene {
    var scene: SCNScene?
    var pointOfView: SCNNode?
    weak var delegate: (any SCNSceneRendererDelegate)?
    var (isPlaying, loops, autoenablesDefaultLighting) = (false, false, false)
    var sceneTime: TimeInterval = 0
    var debugOptions: SCNDebugOptions = []
}

// The members are in an extension, so that views for augmented reality declare them with types of their own.
extension SCNView: SCNSceneRenderer {}

extension SCNSceneRenderer {
    private var shown: ShownScene {
        get { (self as? SCNView)?.shown ?? ShownScene() }
        set { (self as? SCNView)?.shown = newValue }
    }

    /// The scene.
    public var scene: SCNScene? {
        get { shown.scene }
        set { shown.scene = newValue }
    }
    /// The node that it is seen from.
    public var pointOfView: SCNNode? {
        get { shown.pointOfView }
        set { shown.pointOfView = newValue }
    }
    /// The delegate; never called here.
    public var delegate: (any SCNSceneRendererDelegate)? {
        get { shown.delegate }
        set { shown.delegate = newValue }
    }
    /// Whether the scene moves; stored, without effect here.
    public var isPlaying: Bool {
        get { shown.isPlaying }
        set { shown.isPlaying = newValue }
    }
    /// Whether the scene begins anew at its end; stored, without effect here.
    public var loops: Bool {
        get { shown.loops }
        set { shown.loops = newValue }
    }
    /// The time of the scene, in seconds; stored, without effect here.
    public var sceneTime: TimeInterval {
        get { shown.sceneTime }
        set { shown.sceneTime = newValue }
    }
    /// Whether a light is added; stored, without effect here.
    public var autoenablesDefaultLighting: Bool {
        get { shown.autoenablesDefaultLighting }
        set { shown.autoenablesDefaultLighting = newValue }
    }
    /// The things that are drawn besides; stored, without effect here.
    public var debugOptions: SCNDebugOptions {
        get { shown.debugOptions }
        set { shown.debugOptions = newValue }
    }
    /// The shapes at a point: none.
    public func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] { [] }
}
