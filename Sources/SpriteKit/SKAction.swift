public import UIKit

/// An action of a node. Nothing moves here: the node is at the end of the action at once.
///
/// - Source: developer.apple.com/documentation/spritekit/skaction
@preconcurrency @MainActor
open class SKAction: NSObject {
    let apply: (SKNode) -> Void
    /// Whether the action has an end.
    let ends: Bool
    /// The seconds for which an action lets those behind it wait: only those of `wait`.
    var pause: TimeInterval = 0
    /// How fast it is; stored, without effect here.
    open var timingMode = SKActionTimingMode.linear
    /// The factor of the time; stored, without effect here.
    open var speed: CGFloat = 1
    /// The seconds that it takes: none.
    open var duration: TimeInterval = 0

    /// A function of the time, from 0 to 1, that stands for the mode; stored, without effect here.
    open var timingFunction: SKActionTimingFunction?

    /// Reads an action of a file. Those are not read here, which a line in the log says: nil.
    public convenience init?(named name: String) {
        FileHandle.standardError.write(
            Data("[SpriteKit] The action \(name) is not read: files of actions are not supported.\n".utf8))
        return nil
    }
    /// Reads an action of a file, which takes another time. Those are not read here: nil.
    public convenience init?(named name: String, duration sec: TimeInterval) { self.init(named: name) }

    init(ends: Bool = true, _ apply: @escaping (SKNode) -> Void) { (self.ends, self.apply) = (ends, apply) }

    /// Several actions after one another. What follows one without an end is not done, and what follows one that
    /// waits is done later, so that a program which begins the same sequence at its end does not do so without an end.
    open class func sequence(_ actions: [SKAction]) -> SKAction {
        let done = actions.firstIndex { !$0.ends }.map { Array(actions[...$0]) } ?? actions
        let sequence = SKAction(ends: done.allSatisfy(\.ends)) { apply(done[...], to: $0) }
        sequence.pause = done.reduce(0) { $0 + $1.pause }
        return sequence
    }

    /// Applies actions, those behind a pause when it is over.
    private static func apply(_ actions: ArraySlice<SKAction>, to node: SKNode) {
        for place in actions.indices {
            actions[place].apply(node)
            guard actions[place].pause > 0 else { continue }
            let rest = actions[(place + 1)...]
            DispatchQueue.main.asyncAfter(deadline: .now() + actions[place].pause) { [weak node] in
                node.map { apply(rest, to: $0) }
            }
            return
        }
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
    /// Lets the actions behind it in a sequence wait.
    open class func wait(forDuration sec: TimeInterval) -> SKAction {
        let wait = SKAction { _ in }
        (wait.duration, wait.pause) = (sec, sec)
        return wait
    }
    /// Lets the actions behind it in a sequence wait, for the middle of the range.
    open class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
        wait(forDuration: sec)
    }
    /// Calls a closure.
    open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction { _ in block() } }
    /// Calls a closure on a queue.
    open class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction {
        nonisolated(unsafe) let block = block
        return SKAction { _ in queue.async { block() } }
    }
    /// Does an action with a child.
    open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
        SKAction { $0.childNode(withName: name)?.run(action) }
    }
    /// Follows a path, beginning at the node.
    open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, duration: duration)
    }
    /// Follows a path, beginning at the node.
    open class func follow(_ path: CGPath, speed: CGFloat) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, speed: speed)
    }
    /// Follows a path.
    open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval) -> SKAction {
        let end = path.currentPoint
        return SKAction { node in
            let origin = offset ? node.position : .zero
            node.position = CGPoint(x: origin.x + end.x, y: origin.y + end.y)
        }
    }
    /// Follows a path.
    open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat) -> SKAction {
        follow(path, asOffset: offset, orientToPath: orient, duration: 0)
    }
    /// Changes the width by a factor and the height by another one.
    open class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction { node in (node.xScale, node.yScale) = (node.xScale * xScale, node.yScale * yScale) }
    }
    /// Changes how much of the colour is in the picture.
    open class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction { ($0 as? SKSpriteNode)?.colorBlendFactor = colorBlendFactor }
    }
    /// Changes the width of a sprite.
    open class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction { ($0 as? SKSpriteNode)?.size.width = width }
    }
    /// Changes the height of a sprite.
    open class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction { ($0 as? SKSpriteNode)?.size.height = height }
    }
    /// Changes the size of a sprite by an amount.
    open class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction { node in
            guard let sprite = node as? SKSpriteNode else { return }
            sprite.size = CGSize(width: sprite.size.width + width, height: sprite.size.height + height)
        }
    }
    /// Changes how fast actions are.
    open class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction { SKAction { $0.speed = speed } }
    /// Changes how fast actions are, by a factor.
    open class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction { SKAction { $0.speed *= speed } }
    /// Gives a body a velocity.
    open class func applyImpulse(_ impulse: CGVector, duration: TimeInterval) -> SKAction {
        SKAction { $0.physicsBody?.applyImpulse(impulse) }
    }
    /// Acts on a body; nothing is moved here.
    open class func applyForce(_ force: CGVector, duration: TimeInterval) -> SKAction {
        SKAction { $0.physicsBody?.applyForce(force) }
    }
    /// Begins a sound: none is heard here.
    open class func play() -> SKAction { SKAction { _ in } }
    /// Ends a sound: none is heard here.
    open class func stop() -> SKAction { SKAction { _ in } }
    /// Stops a sound: none is heard here.
    open class func pause() -> SKAction { SKAction { _ in } }
    /// Changes how loud a sound is: none is heard here.
    open class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction { SKAction { _ in } }
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
    /// Shows pictures: the last one, or the first one again.
    open class func animate(
        with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
    ) -> SKAction {
        guard !restore else { return SKAction { _ in } }
        return SKAction { node in
            guard let last = textures.last, let sprite = node as? SKSpriteNode else { return }
            sprite.texture = last
            if resize { sprite.size = last.size() }
        }
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

/// A function of the time, from 0 to 1.
public typealias SKActionTimingFunction = (Float) -> Float
