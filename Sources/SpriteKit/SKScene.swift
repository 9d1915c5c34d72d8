public import UIKit

/// How a scene fits a view of another size.
public enum SKSceneScaleMode: Int, Sendable {
    /// In both directions by themselves, so that the view is full, so that all is seen, or the scene gets the view's
    /// size.
    case fill, aspectFill, aspectFit, resizeFill
}

/// The root of the nodes that an `SKView` shows.
///
/// - Source: developer.apple.com/documentation/spritekit/skscene
@preconcurrency @MainActor
open class SKScene: SKNode {
    /// The size in points.
    open var size: CGSize {
        didSet {
            if size != oldValue { didChangeSize(oldValue) }
            changed()
        }
    }
    /// How the scene fits the view.
    open var scaleMode = SKSceneScaleMode.fill { didSet { changed() } }
    /// The part of the view where the origin is.
    open var anchorPoint = CGPoint.zero { didSet { changed() } }
    /// The colour behind all nodes.
    open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1) { didSet { changed() } }
    /// The node from whose place the scene is seen.
    open weak var camera: SKCameraNode? { didSet { changed() } }
    /// The view that shows the scene.
    open fileprivate(set) weak var view: SKView?
    /// The world of the bodies. Nothing moves or collides here.
    public let physicsWorld = SKPhysicsWorld()
    /// The node from which sounds are heard; stored, without effect here.
    open weak var listener: SKNode?

    /// Creates a scene.
    public init(size: CGSize) {
        self.size = size
        super.init()
        isUserInteractionEnabled = true
        sceneDidLoad()
    }
    /// Creates a scene of one point.
    public convenience override init() { self.init(size: CGSize(width: 1, height: 1)) }
    /// Reads a scene of a file. Those are not read here, which a line in the log says: nil.
    public convenience init?(fileNamed filename: String) {
        FileHandle.standardError.write(
            Data("[SpriteKit] The scene \(filename) is not read: files of scenes are not supported.\n".utf8))
        return nil
    }
    /// Decodes a scene. Scenes of files are not read here.
    public required init?(coder aDecoder: NSCoder) { nil }

    /// The scene was made. Subclasses override it.
    open func sceneDidLoad() {}
    /// A view shows the scene. Subclasses override it.
    open func didMove(to view: SKView) {}
    /// A view is about to show another scene. Subclasses override it.
    open func willMove(from view: SKView) {}
    /// The size changed. Subclasses override it.
    open func didChangeSize(_ oldSize: CGSize) {}
    /// A frame begins: one does when the scene is shown. Subclasses override it.
    open func update(_ currentTime: TimeInterval) {}
    /// Actions were done. Subclasses override it.
    open func didEvaluateActions() {}
    /// Bodies were moved. Subclasses override it.
    open func didSimulatePhysics() {}
    /// Constraints were applied. Subclasses override it.
    open func didApplyConstraints() {}
    /// A frame is about to be drawn. Subclasses override it.
    open func didFinishUpdate() {}

    /// The next responder is the view.
    open override var next: UIResponder? { view }

    // MARK: Places

    override var content: CGRect {
        CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
    }

    /// Leads from the scene's coordinates to those of a view of a size.
    func transform(to bounds: CGSize) -> CGAffineTransform {
        let (horizontal, vertical) = (bounds.width / max(size.width, 1), bounds.height / max(size.height, 1))
        let (x, y): (CGFloat, CGFloat) =
            switch scaleMode {
            case .fill: (horizontal, vertical)
            case .aspectFill: (max(horizontal, vertical), max(horizontal, vertical))
            case .aspectFit: (min(horizontal, vertical), min(horizontal, vertical))
            case .resizeFill: (1, 1)
            }
        let visible = CGSize(width: size.width * x, height: size.height * y)
        let origin = CGPoint(
            x: (bounds.width - visible.width) / 2 + anchorPoint.x * visible.width,
            y: (bounds.height + visible.height) / 2 - anchorPoint.y * visible.height)
        let base = CGAffineTransform(a: x, b: 0, c: 0, d: -y, tx: origin.x, ty: origin.y)
        return seen.concatenating(base)
    }

    /// The transform that moves the camera's position to the middle of the view.
    private var seen: CGAffineTransform {
        guard let camera, camera.scene === self else { return .identity }
        let middle = CGPoint(x: (0.5 - anchorPoint.x) * size.width, y: (0.5 - anchorPoint.y) * size.height)
        return camera.transform.inverted().concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    }

    /// A point of the view's coordinates in the scene's.
    open func convertPoint(fromView point: CGPoint) -> CGPoint {
        point.applying(transform(to: view?.bounds.size ?? size).inverted())
    }
    /// A point of the scene's coordinates in the view's.
    open func convertPoint(toView point: CGPoint) -> CGPoint { point.applying(transform(to: view?.bounds.size ?? size)) }

    // MARK: Views

    fileprivate func enter(_ view: SKView) {
        self.view = view
        fit(view)
        didMove(to: view)
        update(0)
        didEvaluateActions()
        didSimulatePhysics()
        didApplyConstraints()
        didFinishUpdate()
        changed()
    }

    fileprivate func leave(_ view: SKView) {
        willMove(from: view)
        self.view = nil
    }

    fileprivate func fit(_ view: SKView) { if scaleMode == .resizeFill, !view.bounds.isEmpty { size = view.bounds.size } }
}

/// How one scene follows another: at once here.
@preconcurrency @MainActor
open class SKTransition: NSObject {
    private override init() { super.init() }

    /// Whether the scene that goes stands still; stored, without effect here.
    open var pausesOutgoingScene = true
    /// Whether the scene that comes stands still; stored, without effect here.
    open var pausesIncomingScene = true
    /// A transition.
    open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// A transition.
    open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// A transition.
    open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// A transition.
    open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition() }

    /// A transition.
    open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// A transition.
    open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// A transition.
    open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// A transition.
    open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// A transition.
    open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// A transition.
    open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// A transition.
    open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// A transition.
    open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// A transition.
    open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
}

/// Where a scene comes from.
public enum SKTransitionDirection: Int, Sendable {
    /// From above, below, the right or the left.
    case up, down, right, left
}

/// Shows a scene as it is; it does not move.
///
/// - Source: developer.apple.com/documentation/spritekit/skview
@preconcurrency @MainActor
open class SKView: UIView {
    /// The scene.
    open private(set) var scene: SKScene?
    /// Whether the number of frames is shown; it is not here.
    open var showsFPS = false
    /// Whether the number of nodes is shown; it is not here.
    open var showsNodeCount = false
    /// Whether the number of draws is shown; it is not here.
    open var showsDrawCount = false
    /// Whether bodies are shown; there are none here.
    open var showsPhysics = false
    /// Whether fields are shown; there are none here.
    open var showsFields = false
    /// Whether nodes of one height have any order; they have the tree's here.
    open var ignoresSiblingOrder = false
    /// Whether what is behind the view is seen.
    open var allowsTransparency = false
    /// The frames in a second; stored, without effect here.
    open var preferredFramesPerSecond = 60
    /// Whether the scene stands still; it always does here.
    open var isPaused = false

    /// Shows a scene.
    open func presentScene(_ scene: SKScene?) {
        guard scene !== self.scene else { return }
        self.scene?.leave(self)
        self.scene = scene
        scene?.enter(self)
        setNeedsDisplay()
    }

    /// Shows a scene, at once.
    open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }

    /// A point of a scene's coordinates in the view's.
    open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { scene.convertPoint(toView: point) }
    /// A point of the view's coordinates in a scene's.
    open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { scene.convertPoint(fromView: point) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        scene?.fit(self)
        setNeedsDisplay()
    }

    open override func draw(_ rect: CGRect) {
        guard let scene, let context = UIGraphicsGetCurrentContext() else { return }
        for color in (allowsTransparency ? [] : [.black]) + [scene.backgroundColor] {
            color.setFill()
            context.fill(bounds)
        }
        let base = scene.transform(to: bounds.size)
        // Sorting keeps the order of the tree where heights are equal.
        let nodes = scene.placed(at: 0).enumerated().sorted { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) }
        for (_, placed) in nodes where placed.node !== scene {
            context.saveGState()
            context.concatenate(base)
            apply(placed.node, below: scene, in: context)
            placed.node.draw(in: context)
            context.restoreGState()
        }
    }

    /// Applies the transforms of the nodes from below the scene to a node, and their product of alpha values.
    private func apply(_ node: SKNode, below scene: SKScene, in context: CGContext) {
        var (path, alpha): ([SKNode], CGFloat) = ([], 1)
        var next: SKNode? = node
        while let current = next, current !== scene {
            path.append(current)
            alpha *= current.alpha
            next = current.parent
        }
        for node in path.reversed() { context.concatenate(node.transform) }
        context.setAlpha(alpha)
    }

    // MARK: Touches

    /// The node that gets a touch: the one above others that takes touches, or the scene.
    private func target(_ touches: Set<UITouch>) -> SKNode? {
        guard let scene, let touch = touches.first else { return nil }
        let found = scene.nodes(at: scene.convertPoint(fromView: touch.location(in: self)))
        return found.first { $0.isUserInteractionEnabled } ?? scene
    }
    private weak var touched: SKNode?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touched = target(touches)
        touched?.touchesBegan(touches, with: event)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        touched?.touchesMoved(touches, with: event)
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        touched?.touchesEnded(touches, with: event)
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        touched?.touchesCancelled(touches, with: event)
    }
}
