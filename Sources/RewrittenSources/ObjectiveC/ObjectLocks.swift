import AssociatedObjects
import Foundation

/// Locks an object for the calling thread, which may lock it again.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    ObjectLocks.lock(of: object as AnyObject).lock()
    return 0
}

/// Ends a lock.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    ObjectLocks.lock(of: object as AnyObject).unlock()
    return 0
}

/// The locks of objects, which live as long as the objects.
private enum ObjectLocks {
    nonisolated(unsafe) private static var key: UInt8 = 0
    private static let access = NSLock()

    static func lock(of object: AnyObject) -> NSRecursiveLock {
        access.withLock {
            if let lock = objc_getAssociatedObject(object, &key) as? NSRecursiveLock { return lock }
            let lock = NSRecursiveLock()
            objc_setAssociatedObject(object, &key, lock, .OBJC_ASSOCIATION_RETAIN)
            return lock
        }
    }
}
