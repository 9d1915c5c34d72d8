import PlaceholderViews
@_exported public import UIKit

/// Shows a scene. Scenes in space are not drawn here: a placeholder.
///
/// - Source: developer.apple.com/documentation/scenekit/scnview
@preconcurrency @MainActor
open class SCNView: UIView {
    /// The scene.
    open var scene: SCNScene?
    /// The node that it is seen from.
    open var pointOfView: SCNNode?
    /// Whether the user moves the camera; stored, without effect here.
    open var allowsCameraControl = false
    /// Whether a light is added; stored, without effect here.
    open var autoenablesDefaultLighting = false
    /// Whether numbers are shown; they are not here.
    open var showsStatistics = false
    /// Whether the scene moves; stored, without effect here.
    open var isPlaying = false

    /// Creates a view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        _ = PlaceholderView(caption: "Scene", filling: self)
    }
    /// Creates a view.
    public convenience init(frame: CGRect, options: [String: Any]?) { self.init(frame: frame) }
    /// Decodes a view.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _ = PlaceholderView(caption: "Scene", filling: self)
    }

    /// The shapes at a point: none.
    open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] { [] }
    /// The picture: an empty one.
    open func snapshot() -> UIImage { UIImage() }
}

/// Options of a search for shapes.
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates an option from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Which shapes.
    public static let searchMode = SCNHitTestOption(rawValue: "kHitTestSearchMode")
}

/// A shape at a point. None is found here.
open class SCNHitTestResult: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The node.
    open var node: SCNNode { SCNNode() }
    /// The place.
    open var worldCoordinates: SCNVector3 { SCNVector3() }
}

/// A view or another object that shows a scene.
@preconcurrency @MainActor
public protocol SCNSceneRenderer: NSObjectProtocol {
    /// The scene.
    var scene: SCNScene? { get set }
    /// The node that it is seen from.
    var pointOfView: SCNNode? { get set }
}

extension SCNView: SCNSceneRenderer {}
