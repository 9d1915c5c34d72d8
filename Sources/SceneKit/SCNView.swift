import PlaceholderViews
@_exported public import UIKit

/// Shows a scene. Scenes in space are not drawn here: a placeholder.
///
/// - Source: developer.apple.com/documentation/scenekit/scnview
@preconcurrency @MainActor
open class SCNView: UIView {
    nonisolated(unsafe) var shown = ShownScene()
    /// Whether the user moves the camera; stored, without effect here.
    open var allowsCameraControl = false
    /// The smoothing of edges; stored, without effect here.
    open var antialiasingMode = SCNAntialiasingMode.multisampling4X
    /// The pictures in a second; stored, without effect here.
    open var preferredFramesPerSecond = 60
    /// Whether the scene is drawn all the time; stored, without effect here.
    open var rendersContinuously = false
    /// Whether numbers are shown; they are not here.
    open var showsStatistics = false

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

    /// Lets the scene move.
    open func play(_ sender: Any?) { shown.isPlaying = true }
    /// Lets the scene stand still.
    open func pause(_ sender: Any?) { shown.isPlaying = false }
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
    /// Whether the bounds of shapes are enough.
    public static let boundingBoxOnly = SCNHitTestOption(rawValue: "kHitTestBoundingBoxOnly")
    /// The groups of nodes.
    public static let categoryBitMask = SCNHitTestOption(rawValue: "kHitTestCategoryBitMask")
}

/// A shape at a point. None is found here.
open class SCNHitTestResult: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The node.
    open var node: SCNNode { SCNNode() }
    /// The place in the node.
    open var localCoordinates: SCNVector3 { SCNVector3() }
    /// The place in the scene.
    open var worldCoordinates: SCNVector3 { SCNVector3() }
}

/// A smoothing of edges.
public enum SCNAntialiasingMode: UInt, Sendable {
    /// None, or by two or four samples of a pixel.
    case none = 0, multisampling2X, multisampling4X
}
