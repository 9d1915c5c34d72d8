public import UIKit

/// An action of a node. Nothing moves here: the node is at the end of the action at once.
///
/// - Source: developer.apple.com/documentation/spritekit/skaction
@preconcurrency @MainActor
open class SKAction: NSObject {
    let apply: (SKNode) -> Void
    /// Whether the action has an end.
    let ends: Bool
    /// How fast it is; stored, without effect here.
    open var timingMode = SKActionTimingMode.linear
    /// The factor of the time; stored, without effect here.
    open var speed: CGFloat = 1
    /// The seconds that it takes: none.
    open var duration: TimeInterval = 0

    init(ends: Bool = true, _ apply: @escaping (SKNode) -> Void) { (self.ends, self.apply) = (ends, apply) }

    /// Several actions after one another. What follows one without an end is not done.
    open class func sequence(_ actions: [SKAction]) -> SKAction {
        let done = actions.firstIndex { !$0.ends }.map { Array(actions[...$0]) } ?? actions
        return SKAction(ends: done.allSatisfy(\.ends)) { node in for action in done { action.apply(node) } }
    }
    /// Several actions at the same time.
    open class func group(_ actions: [SKAction]) -> SKAction {
        SKAction(ends: actions.allSatisfy(\.ends)) { node in for action in actions { action.apply(node) } }
    }
    /// An action some times.
    open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
        SKAction(ends: action.ends) { node in for _ in 0..<count { action.apply(node) } }
    }
    /// An action without an end, of which nothing is done: the node is as it is before it.
    open class func repeatForever(_ action: SKAction) -> SKAction { SKAction(ends: false) { _ in } }

    /// Moves by an amount.
    open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
        SKAction { node in node.position = CGPoint(x: node.position.x + delta.dx, y: node.position.y + delta.dy) }
    }
    /// Moves by an amount.
    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction { node in node.position = CGPoint(x: node.position.x + deltaX, y: node.position.y + deltaY) }
    }
    /// Moves to a place.
    open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { SKAction { $0.position = location } }
    /// Moves to a place.
    open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction { $0.position.x = x } }
    /// Moves to a place.
    open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction { $0.position.y = y } }
    /// Turns by an angle.
    open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction { $0.zRotation += radians } }
    /// Turns to an angle.
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction { $0.zRotation = radians } }
    /// Turns to an angle.
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction {
        SKAction { $0.zRotation = radians }
    }
    /// Changes the size by a factor.
    open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction { node in (node.xScale, node.yScale) = (node.xScale * scale, node.yScale * scale) }
    }
    /// Changes the size.
    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction { $0.setScale(scale) } }
    /// Changes the width.
    open class func scaleX(to xScale: CGFloat, duration: TimeInterval) -> SKAction { SKAction { $0.xScale = xScale } }
    /// Changes the height.
    open class func scaleY(to yScale: CGFloat, duration: TimeInterval) -> SKAction { SKAction { $0.yScale = yScale } }
    /// Changes the size.
    open class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction { node in (node.xScale, node.yScale) = (xScale, yScale) }
    }
    /// Lets the node be seen.
    open class func fadeIn(withDuration sec: TimeInterval) -> SKAction { SKAction { $0.alpha = 1 } }
    /// Lets the node not be seen.
    open class func fadeOut(withDuration sec: TimeInterval) -> SKAction { SKAction { $0.alpha = 0 } }
    /// Changes how much is seen.
    open class func fadeAlpha(to alpha: CGFloat, duration sec: TimeInterval) -> SKAction { SKAction { $0.alpha = alpha } }
    /// Changes how much is seen.
    open class func fadeAlpha(by factor: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction { node in node.alpha = min(max(node.alpha + factor, 0), 1) }
    }
    /// Hides the node.
    open class func hide() -> SKAction { SKAction { $0.isHidden = true } }
    /// Shows the node.
    open class func unhide() -> SKAction { SKAction { $0.isHidden = false } }
    /// Removes the node.
    open class func removeFromParent() -> SKAction { SKAction { $0.removeFromParent() } }
    /// Waits: not at all here.
    open class func wait(forDuration sec: TimeInterval) -> SKAction { SKAction { _ in } }
    /// Waits: not at all here.
    open class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction { SKAction { _ in } }
    /// Calls a closure.
    open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction { _ in block() } }
    /// Calls a closure with the time at the end.
    open class func customAction(withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void)
        -> SKAction
    { SKAction { block($0, CGFloat(seconds)) } }
    /// Sets the picture.
    open class func setTexture(_ texture: SKTexture) -> SKAction { SKAction { ($0 as? SKSpriteNode)?.texture = texture } }
    /// Shows pictures: the last one.
    open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        SKAction { node in if let last = textures.last { (node as? SKSpriteNode)?.texture = last } }
    }
    /// Changes the colour.
    open class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction { node in
            if let sprite = node as? SKSpriteNode { (sprite.color, sprite.colorBlendFactor) = (color, colorBlendFactor) }
        }
    }
    /// Changes the size of a sprite.
    open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction { ($0 as? SKSpriteNode)?.size = CGSize(width: width, height: height) }
    }
    /// Plays a sound: none here.
    open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { SKAction { _ in } }
}

/// How fast an action is at its begin and end.
public enum SKActionTimingMode: Int, Sendable {
    /// The same, slow at the begin, slow at the end, or both.
    case linear, easeIn, easeOut, easeInEaseOut
}
