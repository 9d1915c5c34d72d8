import QuartzCore
import UIKit

// Work on the context's queue.
extension NSManagedObjectContext {
    /// Whether the context's queue runs the caller.
    var isOnQueue: Bool {
        switch concurrencyType {
        case .privateQueueConcurrencyType: DispatchQueue.getSpecific(key: Self.queueKey) == ObjectIdentifier(self)
        case .mainQueueConcurrencyType: Thread.isMainThread || MainQueue.isCurrent
        case .confinementConcurrencyType: true
        }
    }

    /// Runs a function on the context's queue, later.
    public func perform(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        queue.async {
            CurrentContext.run(in: self) { block() }
            self.processPendingChanges()
        }
    }

    /// Runs a function on the context's queue and returns when it is done.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
        if isOnQueue { return try CurrentContext.run(in: self, block) }
        return try queue.sync {
            defer { processPendingChanges() }
            return try CurrentContext.run(in: self, block)
        }
    }

    /// When an asynchronous `perform` runs its function.
    public struct ScheduledTaskType: Hashable, Sendable {
        let isLater: Bool
        /// At once where the context's queue runs the caller.
        public static let immediate = ScheduledTaskType(isLater: false)
        /// After what waits on the context's queue.
        public static let enqueued = ScheduledTaskType(isLater: true)
    }

    /// Runs a function on the context's queue.
    public func perform<T, Failure: Error>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> T
    ) async throws(Failure) -> T {
        nonisolated(unsafe) let block = block
        let done: Transferred<Result<T, Failure>> = await withCheckedContinuation { continuation in
            perform {
                do throws(Failure) {
                    continuation.resume(returning: Transferred(value: .success(try block())))
                } catch {
                    continuation.resume(returning: Transferred(value: .failure(error)))
                }
            }
        }
        return try done.value.get()
    }
}

/// A value that goes from a queue to who waits for it.
private struct Transferred<Value>: @unchecked Sendable {
    let value: Value
}

/// The context in whose `perform` the thread is.
enum CurrentContext {
    private static let key = "CoreData.context"

    static var current: NSManagedObjectContext? { Thread.current.threadDictionary[key] as? NSManagedObjectContext }

    static func run<T>(in context: NSManagedObjectContext, _ body: () throws -> T) rethrows -> T {
        let storage = Thread.current.threadDictionary
        let before = storage[key]
        storage[key] = context
        defer { storage[key] = before }
        return try body()
    }
}
