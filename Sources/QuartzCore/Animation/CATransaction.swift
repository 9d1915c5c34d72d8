/// Groups changes of layers; one stack of groups per thread.
///
/// - Source: developer.apple.com/documentation/quartzcore/catransaction
open class CATransaction: NSObject {
    /// The groups on one thread.
    private final class Stack: NSObject {
        var open: [Group] = [Group()]
        /// Layers with animations that are over at the next flush, in the order they got them.
        var animatedLayers: [CALayer] = []
    }

    private struct Group {
        var disablesActions = false
        var animationDuration: CFTimeInterval = 0.25
        var timingFunction: CAMediaTimingFunction?
        var completion: (() -> Void)?
    }

    private static let threadKey = "QuartzCore.CATransaction"

    private static var stack: Stack {
        let storage = Thread.current.threadDictionary
        if let stack = storage[threadKey] as? Stack { return stack }
        let stack = Stack()
        storage[threadKey] = stack
        return stack
    }

    private static func changeGroup(_ change: (inout Group) -> Void) {
        let stack = stack
        change(&stack.open[stack.open.count - 1])
    }

    private static var group: Group {
        let open = stack.open
        return open[open.count - 1]
    }

    // MARK: Groups

    /// Starts a group that inherits nothing but the settings of the one around it.
    open class func begin() {
        let stack = stack
        var inner = group
        inner.completion = nil
        stack.open.append(inner)
    }

    /// Ends the innermost group and calls its completion block; without a group it does nothing.
    open class func commit() {
        let stack = stack
        guard stack.open.count > 1 else { return }
        let ended = stack.open.removeLast()
        ended.completion?()
    }

    /// Whether a group is open that a program began.
    static var isInGroup: Bool { stack.open.count > 1 }

    /// Brings everything up to date, as the end of a turn of the run loop does: views lay themselves out, and animations
    /// are over.
    open class func flush() {
        stack.open[0].completion.take()?()
        flushHandler.value?()
        let layers = stack.animatedLayers
        stack.animatedLayers = []
        layers.forEach { $0.finishAnimations() }
    }

    /// Sets what else happens in a flush: UIKit lays its windows out there.
    package static func setFlushHandler(_ handler: (@Sendable () -> Void)?) {
        flushHandler.value = handler
    }

    private static let flushHandler = Locked<(@Sendable () -> Void)?>(nil)

    /// Registers a layer whose animations end at the next flush.
    static func noteAnimations(of layer: CALayer) {
        if !stack.animatedLayers.contains(where: { $0 === layer }) { stack.animatedLayers.append(layer) }
    }

    // MARK: Settings of the innermost group

    /// Whether property changes in this group should run no actions; false by default. Stored; nothing reads it, because
    /// property changes run no actions here.
    open class func disableActions() -> Bool { group.disablesActions }

    /// Sets ``disableActions()`` for this group and the groups begun in it from now on.
    open class func setDisableActions(_ flag: Bool) { changeGroup { $0.disablesActions = flag } }

    /// Seconds; 0.25 by default. Stored; nothing reads it.
    open class func animationDuration() -> CFTimeInterval { group.animationDuration }

    /// Sets ``animationDuration()``, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { changeGroup { $0.animationDuration = dur } }

    /// The pace for animations without their own; nil by default. Stored; nothing reads it.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { group.timingFunction }

    /// Sets ``animationTimingFunction()``.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        changeGroup { $0.timingFunction = function }
    }

    /// What ``setCompletionBlock(_:)`` set in this group; nil in a group that just began.
    open class func completionBlock() -> (() -> Void)? { group.completion }

    /// Sets a block that is called when the group is committed; outside of any group, at the next flush.
    open class func setCompletionBlock(_ block: (() -> Void)?) { changeGroup { $0.completion = block } }
}

/// A value behind a lock.
private final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) {
        stored = value
    }

    var value: Value {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }
}
