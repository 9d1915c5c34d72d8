public import Foundation

/// An action of a node. Nothing moves here: the node is at the end of the action at once.
///
/// - Source: developer.apple.com/documentation/scenekit/scnaction
open class SCNAction: NSObject, @unchecked Sendable {
    fileprivate let apply: (SCNNode) -> Void
    /// Whether the action has an end.
    fileprivate let ends: Bool
    /// The course of its speed; stored, without effect here.
    open var timingMode = SCNActionTimingMode.linear
    /// The seconds that it takes; stored, without effect here.
    open var duration: TimeInterval

    private init(_ duration: TimeInterval, ends: Bool = true, _ apply: @escaping (SCNNode) -> Void) {
        (self.duration, self.ends, self.apply) = (duration, ends, apply)
    }

    /// Several actions after one another. What follows one without an end is not done.
    open class func sequence(_ actions: [SCNAction]) -> SCNAction {
        let done = actions.firstIndex { !$0.ends }.map { Array(actions[...$0]) } ?? actions
        return SCNAction(actions.reduce(0) { $0 + $1.duration }, ends: done.allSatisfy(\.ends)) { node in
            for action in done { action.apply(node) }
        }
    }
    /// Several actions at the same time.
    open class func group(_ actions: [SCNAction]) -> SCNAction {
        SCNAction(actions.map(\.duration).max() ?? 0, ends: actions.allSatisfy(\.ends)) { node in
            for action in actions { action.apply(node) }
        }
    }
    /// An action some times.
    open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
        SCNAction(action.duration * Double(count), ends: action.ends) { node in for _ in 0..<count { action.apply(node) } }
    }
    /// An action without an end, of which nothing is done: the node is as it is before it.
    open class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction(0, ends: false) { _ in } }

    /// Moves by an amount.
    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, z deltaZ: CGFloat, duration: TimeInterval) -> SCNAction {
        move(by: SCNVector3(deltaX, deltaY, deltaZ), duration: duration)
    }
    /// Moves by an amount.
    open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction {
        SCNAction(duration) { $0.simdPosition += simd_float3(delta) }
    }
    /// Moves to a place.
    open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction {
        SCNAction(duration) { $0.position = location }
    }
    /// Turns by angles.
    open class func rotateBy(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval) -> SCNAction {
        SCNAction(duration) { node in
            let angles = node.eulerAngles
            node.eulerAngles = SCNVector3(angles.x + Float(xAngle), angles.y + Float(yAngle), angles.z + Float(zAngle))
        }
    }
    /// Turns to angles.
    open class func rotateTo(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval) -> SCNAction {
        SCNAction(duration) { $0.eulerAngles = SCNVector3(xAngle, yAngle, zAngle) }
    }
    /// Changes the size by a factor.
    open class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SCNAction {
        SCNAction(sec) { node in
            node.scale = SCNVector3(node.scale.x * Float(scale), node.scale.y * Float(scale), node.scale.z * Float(scale))
        }
    }
    /// Changes the size.
    open class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction {
        SCNAction(sec) { $0.scale = SCNVector3(scale, scale, scale) }
    }
    /// Lets the node be seen.
    open class func fadeIn(duration sec: TimeInterval) -> SCNAction { fadeOpacity(to: 1, duration: sec) }
    /// Lets the node not be seen.
    open class func fadeOut(duration sec: TimeInterval) -> SCNAction { fadeOpacity(to: 0, duration: sec) }
    /// Changes how much is seen.
    open class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction {
        SCNAction(sec) { $0.opacity = opacity }
    }
    /// Hides the node.
    open class func hide() -> SCNAction { SCNAction(0) { $0.isHidden = true } }
    /// Shows the node.
    open class func unhide() -> SCNAction { SCNAction(0) { $0.isHidden = false } }
    /// Removes the node.
    open class func removeFromParentNode() -> SCNAction { SCNAction(0) { $0.removeFromParentNode() } }
    /// Waits: not at all here.
    open class func wait(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) { _ in } }
    /// Calls a closure.
    open class func run(_ block: @escaping @Sendable (SCNNode) -> Void) -> SCNAction { SCNAction(0, block) }
}

/// The course of an action's speed.
public enum SCNActionTimingMode: Int, Sendable {
    /// Always the same, or slower at the beginning, at the end, or at both.
    case linear, easeIn, easeOut, easeInEaseOut
}

extension SCNNode {
    /// Does an action.
    public func runAction(_ action: SCNAction) { runAction(action, forKey: nil, completionHandler: nil) }
    /// Does an action, and calls a closure at its end.
    public func runAction(_ action: SCNAction, completionHandler block: (@Sendable () -> Void)? = nil) {
        runAction(action, forKey: nil, completionHandler: block)
    }
    /// Does an action that has a name.
    public func runAction(_ action: SCNAction, forKey key: String?) { runAction(action, forKey: key, completionHandler: nil) }
    /// Does an action that has a name, and calls a closure at its end.
    public func runAction(_ action: SCNAction, forKey key: String?, completionHandler block: (@Sendable () -> Void)? = nil) {
        action.apply(self)
        if !action.ends { running[key] = action } else if let block { DispatchQueue.main.async(execute: block) }
    }
    /// Whether there are actions without an end.
    public var hasActions: Bool { !running.isEmpty }
    /// The action of a name that has no end.
    public func action(forKey key: String) -> SCNAction? { running[key] }
    /// Ends the action of a name.
    public func removeAction(forKey key: String) { running[key] = nil }
    /// Ends all actions.
    public func removeAllActions() { running = [:] }
}

/// Changes of a scene that are animated together. Nothing moves here: changes are seen at once.
///
/// - Source: developer.apple.com/documentation/scenekit/scntransaction
open class SCNTransaction: NSObject {
    private nonisolated(unsafe) static var open: [(duration: TimeInterval, completion: (() -> Void)?)] = []
    private static let lock = NSLock()

    /// Begins a group of changes.
    open class func begin() { lock.withLock { open.append((open.last?.duration ?? 0.25, nil)) } }
    /// Ends a group of changes; its closure is called on the main queue.
    open class func commit() {
        nonisolated(unsafe) let done = lock.withLock { open.popLast()?.completion }
        DispatchQueue.main.async { done?() }
    }
    /// The seconds that the changes take; a quarter by default.
    open class var animationDuration: CFTimeInterval {
        get { lock.withLock { open.last?.duration ?? 0.25 } }
        set { lock.withLock { if !open.isEmpty { open[open.count - 1].duration = newValue } } }
    }
    /// Called when the changes of the group are done.
    open class var completionBlock: (() -> Void)? {
        get { lock.withLock { open.last?.completion } }
        set { lock.withLock { if !open.isEmpty { open[open.count - 1].completion = newValue } } }
    }
}
