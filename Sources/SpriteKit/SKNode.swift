@_exported public import UIKit

/// A node of a scene. What it is like is drawn; nothing moves by itself, and nothing collides.
///
/// - Source: developer.apple.com/documentation/spritekit/sknode
@preconcurrency @MainActor
open class SKNode: UIResponder {
    /// Creates a node.
    public override init() { super.init() }

    /// Decodes a node. Scenes of files are not read here.
    public required init?(coder aDecoder: NSCoder) { nil }

    /// The place in the parent's coordinates, whose vertical axis points up.
    open var position = CGPoint.zero { didSet { changed() } }
    /// The place among what is drawn one above the other, relative to the parent's.
    open var zPosition: CGFloat = 0 { didSet { changed() } }
    /// Radians, against the clock.
    open var zRotation: CGFloat = 0 { didSet { changed() } }
    /// The factor of the width.
    open var xScale: CGFloat = 1 { didSet { changed() } }
    /// The factor of the height.
    open var yScale: CGFloat = 1 { didSet { changed() } }
    /// From 0, which is not seen, to 1.
    open var alpha: CGFloat = 1 { didSet { changed() } }
    /// Whether the node and those below it are not drawn.
    open var isHidden = false { didSet { changed() } }
    /// The name by which it is found.
    open var name: String?
    /// Values that the program keeps with the node.
    open var userData: NSMutableDictionary?
    /// The factor of actions; stored, since they end at once.
    open var speed: CGFloat = 1
    /// Whether actions wait; stored, since they end at once.
    open var isPaused = false
    /// Whether the node gets touches.
    open var isUserInteractionEnabled = false
    /// The body that takes part in the scene's physics. Nothing moves or collides here.
    open var physicsBody: SKPhysicsBody? {
        didSet {
            oldValue?.node = nil
            physicsBody?.node = self
        }
    }
    /// Rules for the place and the angle; stored, without effect here.
    open var constraints: [SKConstraint]?

    /// Sets both factors.
    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

    // MARK: Tree

    /// The parent.
    open private(set) weak var parent: SKNode?
    /// The nodes below this one, in the order in which they are drawn.
    open private(set) var children: [SKNode] = []
    /// The scene.
    open var scene: SKScene? { self as? SKScene ?? parent?.scene }

    /// Adds a node above the others. It must not have a parent.
    open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }

    /// Adds a node at a place. It must not have a parent.
    open func insertChild(_ node: SKNode, at index: Int) {
        precondition(node.parent == nil, "Attemped to add a SKNode which already has a parent: \(node)")
        node.parent = self
        children.insert(node, at: index)
        changed()
    }

    /// Removes the node from its parent.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent?.changed()
        parent = nil
    }

    /// Removes all nodes below this one.
    open func removeAllChildren() { removeChildren(in: children) }
    /// Removes some of the nodes below this one.
    open func removeChildren(in nodes: [SKNode]) { for node in nodes where node.parent === self { node.removeFromParent() } }
    /// Moves the node below another one.
    open func move(toParent parent: SKNode) {
        let place = self.parent.map { parent.convert(position, from: $0) } ?? position
        removeFromParent()
        position = place
        parent.addChild(self)
    }
    /// Whether the node is below another one.
    open func inParentHierarchy(_ parent: SKNode) -> Bool {
        self.parent.map { $0 === parent || $0.inParentHierarchy(parent) } ?? false
    }

    /// The first node of a name: among the children, or with `//` before the name anywhere in the scene or below the
    /// node.
    open func childNode(withName name: String) -> SKNode? {
        var found: SKNode?
        enumerateChildNodes(withName: name) { node, stop in
            found = node
            stop.pointee = true
        }
        return found
    }

    /// The nodes of a name, as `enumerateChildNodes` finds them.
    open subscript(name: String) -> [SKNode] {
        var found: [SKNode] = []
        enumerateChildNodes(withName: name) { node, _ in found.append(node) }
        return found
    }

    /// Calls a closure with all nodes of a name, of which `*` stands for any, until it sets what it is called with.
    open func enumerateChildNodes(withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        let isDeep = name.hasPrefix("//") || name.hasPrefix(".//")
        let wanted = name.drop { $0 == "." || $0 == "/" }
        let root = name.hasPrefix("//") ? scene ?? self : self
        let nodes = isDeep ? root.descendants : children
        var stop: ObjCBool = false
        for node in nodes where node.isNamed(wanted) {
            block(node, &stop)
            if stop.boolValue { return }
        }
    }

    private func isNamed(_ wanted: Substring) -> Bool { wanted == "*" || name.map { $0 == wanted } ?? false }

    private var descendants: [SKNode] { children.flatMap { [$0] + $0.descendants } }

    // MARK: Geometry

    /// Leads from this node's coordinates to the parent's.
    var transform: CGAffineTransform {
        CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation).scaledBy(x: xScale, y: yScale)
    }

    private var toRoot: CGAffineTransform { parent.map { transform.concatenating($0.toRoot) } ?? transform }

    /// A point of another node's coordinates in this one's.
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
        point.applying(node.toRoot).applying(toRoot.inverted())
    }
    /// A point of this node's coordinates in another one's.
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }

    /// The rectangle that the node itself draws in, in its own coordinates.
    var content: CGRect { .zero }
    /// The rectangle that the node itself draws in, in its parent's coordinates.
    open var frame: CGRect { content.applying(transform) }

    /// Returns the rectangle that the node and its descendants draw in, in the parent's coordinates.
    open func calculateAccumulatedFrame() -> CGRect {
        let below = children.map { $0.calculateAccumulatedFrame().applying(transform) }
        let all = ([frame] + below).filter { !$0.isEmpty }
        return all.dropFirst().reduce(all.first ?? frame) { $0.union($1) }
    }

    /// Whether a point of the parent's coordinates is in the node or one below it.
    open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
    /// Whether two nodes of one parent overlap.
    open func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }

    /// The nodes at a point of this node's coordinates, those above first.
    open func nodes(at p: CGPoint) -> [SKNode] {
        placed(at: 0).filter { $0.node.parent?.convert(p, from: self).isInside($0.node.frame) ?? false && $0.node !== self }
            .sorted { $0.height > $1.height }.map(\.node)
    }

    /// The node above others at a point of this node's coordinates; this one where there is none.
    open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }

    /// This node and those below it that are seen, each with its height: those that are drawn later come later.
    func placed(at height: CGFloat) -> [(node: SKNode, height: CGFloat)] {
        guard !isHidden, alpha > 0 else { return [] }
        let own = height + zPosition
        return [(self, own)] + children.flatMap { $0.placed(at: own) }
    }

    // MARK: Actions

    /// Does what an action ends with.
    open func run(_ action: SKAction) { action.apply(self) }
    /// Does what an action ends with, and calls a closure, soon.
    open func run(_ action: SKAction, completion block: @escaping () -> Void) {
        action.apply(self)
        guard action.ends else { return }
        nonisolated(unsafe) let block = block
        DispatchQueue.main.async { block() }
    }
    /// Does what an action ends with.
    open func run(_ action: SKAction, withKey key: String) { action.apply(self) }
    /// Whether an action goes on: none does.
    open func hasActions() -> Bool { false }
    /// An action that goes on: none does.
    open func action(forKey key: String) -> SKAction? { nil }
    /// Ends an action; none goes on.
    open func removeAction(forKey key: String) {}
    /// Ends all actions; none goes on.
    open func removeAllActions() {}

    // MARK: Drawing

    func changed() { scene?.view?.setNeedsDisplay() }
    /// Draws the node itself in its own coordinates.
    func draw(in context: CGContext) {}

    /// The next responder is the parent.
    open override var next: UIResponder? { parent }
}

extension CGPoint {
    fileprivate func isInside(_ frame: CGRect) -> Bool { frame.contains(self) }
}

extension UITouch {
    /// The place of the touch in a node's coordinates.
    @MainActor
    public func location(in node: SKNode) -> CGPoint {
        guard let scene = node.scene, let view = scene.view else { return .zero }
        return node.convert(scene.convertPoint(fromView: location(in: view)), from: scene)
    }
}
