import Synchronization

/// Groups changes of layers; one stack of groups per thread.
///
/// - Source: developer.apple.com/documentation/quartzcore/catransaction
open class CATransaction: NSObject {
    /// The groups on one thread.
    private final class Stack: NSObject {
        var open: [Group] = [Group()]
        /// Layers with animations that start at the next flush, in the order they got them.
        var animatedLayers: [WeakLayer] = []
        /// Ends a turn of the main queue, where no run loop would.
        var pendingCommit: MediaClock.Alarm?
    }

    private struct Group {
        var disablesActions = false
        var animationDuration = CATransaction.usualDuration
        var timingFunction: CAMediaTimingFunction?
        var completion: CompletionTracker?
        /// What programs keep under keys of their own.
        var values: [String: Any] = [:]
    }

    /// Seconds that animations take which say nothing else.
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

    // MARK: Groups

    /// Starts a group that inherits nothing but the settings of the one around it.
    open class func begin() {
        let stack = stack
        var inner = group
        inner.completion = nil
        stack.open.append(inner)
    }

    /// Ends the innermost group and calls its completion block, unless animations were added in it that are not over;
    /// without a group it does nothing.
    open class func commit() {
        let stack = stack
        guard stack.open.count > 1 else { return }
        let ended = stack.open.removeLast()
        ended.completion?.close()
    }

    /// Whether a group is open that a program began.
    static var isInGroup: Bool { stack.open.count > 1 }

    /// Brings everything up to date, as the end of a turn of the run loop does: views lay themselves out, and
    /// animations that were added start.
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

    /// How often there was a flush.
    static var commits: UInt32 { commitCount.load(ordering: .relaxed) }
    private static let commitCount = Atomic<UInt32>(1)

    /// Sets what else happens in a flush: UIKit lays its windows out there.
    package static func setFlushHandler(_ handler: (@Sendable () -> Void)?) {
        flushHandler.value = handler
    }

    private static let flushHandler = Locked<(@Sendable () -> Void)?>(nil)

    /// Registers a layer whose animations start at the next flush, and sees to it that there is one.
    static func noteAnimations(of layer: CALayer) {
        let stack = stack
        guard !stack.animatedLayers.contains(where: { $0.layer === layer }) else { return }
        stack.animatedLayers.append(WeakLayer(layer: layer))
        guard MainQueue.isCurrent else { return }
        AnimationSchedule.shared.noteNew()
        requestEndOfTurn()
    }

    /// A layer went before its animations started.
    static func forgetGoneLayers() {
        let stack = stack
        stack.animatedLayers = stack.animatedLayers.filter { $0.layer != nil }
    }

    /// Sees to it that a turn of the main queue ends soon.
    static func requestEndOfTurn() {
        let stack = stack
        if stack.pendingCommit == nil { stack.pendingCommit = MediaClock.shared.alarm(after: 0) {} }
    }

    /// The completion blocks that are to wait for an animation that is added now.
    static func startTracking() -> [CompletionTracker] {
        let trackers = stack.open.compactMap(\.completion)
        for tracker in trackers { tracker.animationAdded() }
        return trackers
    }

    // MARK: Settings of the innermost group

    /// Whether property changes in this group run no actions; false by default.
    open class func disableActions() -> Bool { group.disablesActions }

    /// Sets ``disableActions()`` for this group and the groups begun in it from now on.
    open class func setDisableActions(_ flag: Bool) { changeGroup { $0.disablesActions = flag } }

    /// Seconds that animations take which have no duration of their own; 0.25 by default.
    open class func animationDuration() -> CFTimeInterval { group.animationDuration }

    /// Sets ``animationDuration()``, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { changeGroup { $0.animationDuration = dur } }

    /// The pace for animations without their own; nil by default.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { group.timingFunction }

    /// Sets ``animationTimingFunction()``.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        changeGroup { $0.timingFunction = function }
    }

    /// What ``setCompletionBlock(_:)`` set in this group; nil in a group that just began.
    open class func completionBlock() -> (() -> Void)? { group.completion?.block }

    /// Sets a block that is called when the group is committed (outside of any group, at the next flush) and all
    /// animations are over that are added in it from now on.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        changeGroup { $0.completion = block.map(CompletionTracker.init) }
    }

    /// A setting of the innermost group by its key, such as ``kCATransactionDisableActions``, or what a program set
    /// under a key of its own.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: group.values[key]
        }
    }

    /// Sets a setting of the innermost group by its key, or keeps a value under another key. Values of other types than
    /// the setting's set nothing.
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

    /// Keeps other threads from changing layers until ``unlock()``.
    open class func lock() { changeLock.lock() }
    /// Lets other threads change layers again.
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

/// The completion block of a transaction, which waits for the animations that are added in it.
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
    /// The transaction was committed.
    func close() {
        isClosed = true
        callIfOver()
    }

    private func callIfOver() {
        if isClosed, running == 0 { block.take()?() }
    }
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
