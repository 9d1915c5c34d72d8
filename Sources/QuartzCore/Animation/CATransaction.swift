import Synchronization

/// Groups changes of layers into transactions, with a stack of transactions per thread.
///
/// - Source: developer.apple.com/documentation/quartzcore/catransaction
open class CATransaction: NSObject {
    /// The open transactions of a thread.
    private final class Stack: NSObject {
        var open: [Group] = [Group()]
        /// The layers with animations that start at the next flush, in the order in which they got them.
        var animatedLayers: [WeakLayer] = []
        /// Ends a turn of the main queue if no run loop does.
        var pendingCommit: MediaClock.Alarm?
    }

    private struct Group {
        var disablesActions = false
        var animationDuration = CATransaction.usualDuration
        var timingFunction: CAMediaTimingFunction?
        var completion: CompletionTracker?
        /// Values that programs stored under keys of their own.
        var values: [String: Any] = [:]
    }

    /// The default duration of animations in seconds.
    static let usualDuration: CFTimeInterval = 0.25

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

    // MARK: Transactions

    /// Begins a transaction, which inherits only the settings of the enclosing one.
    open class func begin() {
        let stack = stack
        var inner = group
        inner.completion = nil
        stack.open.append(inner)
    }

    /// Commits the innermost transaction and calls its completion block once all animations that were added in it have
    /// ended; does nothing without a transaction.
    open class func commit() {
        let stack = stack
        guard stack.open.count > 1 else { return }
        let ended = stack.open.removeLast()
        ended.completion?.close()
    }

    /// Whether a program has an open transaction.
    static var isInGroup: Bool { stack.open.count > 1 }

    /// Brings everything up to date, as the end of a turn of the run loop does: views are laid out, and added
    /// animations start.
    open class func flush() {
        let stack = stack
        flushHandler.value?()
        commitCount.add(1, ordering: .relaxed)
        stack.pendingCommit = nil
        stack.open[0].completion.take()?.close()
        let layers = stack.animatedLayers.compactMap(\.layer)
        stack.animatedLayers = []
        if MainQueue.isCurrent {
            AnimationSchedule.shared.commit(layers)
        } else {
            for layer in layers { layer.finishAnimations { _ in true } }
        }
    }

    /// Whether layers on the screen look otherwise than their models, so that the next frame is another one.
    package static var hasRunningAnimations: Bool { !AnimationSchedule.shared.isEmpty }

    /// The number of flushes.
    static var commits: UInt32 { commitCount.load(ordering: .relaxed) }
    private static let commitCount = Atomic<UInt32>(1)

    /// Sets an additional step of a flush: UIKit lays its windows out in it.
    package static func setFlushHandler(_ handler: (@Sendable () -> Void)?) {
        flushHandler.value = handler
    }

    private static let flushHandler = Locked<(@Sendable () -> Void)?>(nil)

    /// Records a layer whose animations start at the next flush, and schedules a flush.
    static func noteAnimations(of layer: CALayer) {
        let stack = stack
        guard !stack.animatedLayers.contains(where: { $0.layer === layer }) else { return }
        stack.animatedLayers.append(WeakLayer(layer: layer))
        guard MainQueue.isCurrent else { return }
        AnimationSchedule.shared.noteNew()
        requestEndOfTurn()
    }

    /// Removes layers that were deallocated before their animations started.
    static func forgetGoneLayers() {
        let stack = stack
        stack.animatedLayers = stack.animatedLayers.filter { $0.layer != nil }
    }

    /// Schedules an end of the turn on the main queue.
    static func requestEndOfTurn() {
        let stack = stack
        if stack.pendingCommit == nil { stack.pendingCommit = MediaClock.shared.alarm(after: 0) {} }
    }

    /// The completion blocks that have to wait for an animation being added now.
    static func startTracking() -> [CompletionTracker] {
        let trackers = stack.open.compactMap(\.completion)
        for tracker in trackers { tracker.animationAdded() }
        return trackers
    }

    // MARK: Settings of the innermost transaction

    /// Whether property changes in this transaction run no actions; false by default.
    open class func disableActions() -> Bool { group.disablesActions }

    /// Sets ``disableActions()`` for this transaction and those begun in it from now on.
    open class func setDisableActions(_ flag: Bool) { changeGroup { $0.disablesActions = flag } }

    /// The duration in seconds of animations without one of their own; 0.25 by default.
    open class func animationDuration() -> CFTimeInterval { group.animationDuration }

    /// Sets ``animationDuration()``, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { changeGroup { $0.animationDuration = dur } }

    /// The timing function of animations without one of their own; nil by default.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { group.timingFunction }

    /// Sets ``animationTimingFunction()``.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        changeGroup { $0.timingFunction = function }
    }

    /// The block set by ``setCompletionBlock(_:)`` in this transaction; nil in a new one.
    open class func completionBlock() -> (() -> Void)? { group.completion?.block }

    /// Sets a block that is called when the transaction is committed (outside of any transaction, at the next flush)
    /// and all animations added in it from now on have ended.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        changeGroup { $0.completion = block.map(CompletionTracker.init) }
    }

    /// A setting of the innermost transaction by its key, such as ``kCATransactionDisableActions``, or a value that a
    /// program stored.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: group.values[key]
        }
    }

    /// Sets a setting of the innermost transaction by its key, or stores a value under another key. A value of another
    /// type than the setting's has no effect.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration: if let seconds = number(anObject) { setAnimationDuration(seconds) }
        case kCATransactionDisableActions: if let flag = number(anObject) { setDisableActions(flag != 0) }
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: changeGroup { $0.values[key] = anObject }
        }
    }

    private class func number(_ value: Any?) -> Double? {
        if let flag = value as? Bool { return flag ? 1 : 0 }
        return (value as? NSNumber)?.doubleValue ?? value as? Double
    }

    /// Locks layers against changes by other threads until ``unlock()``.
    open class func lock() { changeLock.lock() }
    /// Unlocks layers for other threads.
    open class func unlock() { changeLock.unlock() }
    private static let changeLock = NSRecursiveLock()
}

/// The key of ``CATransaction/animationDuration()``.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of ``CATransaction/disableActions()``.
public let kCATransactionDisableActions = "disableActions"
/// The key of ``CATransaction/animationTimingFunction()``.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of ``CATransaction/completionBlock()``.
public let kCATransactionCompletionBlock = "completionBlock"

/// The completion block of a transaction, which waits for the animations added in it.
final class CompletionTracker {
    private(set) var block: (() -> Void)?
    private var running = 0
    private var isClosed = false

    init(_ block: @escaping () -> Void) { self.block = block }

    func animationAdded() { running += 1 }
    func animationEnded() {
        running -= 1
        callIfOver()
    }
    /// Called when the transaction is committed.
    func close() {
        isClosed = true
        callIfOver()
    }

    private func callIfOver() {
        if isClosed, running == 0 { block.take()?() }
    }
}

/// A value protected by a lock.
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
