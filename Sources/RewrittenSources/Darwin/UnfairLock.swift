import Foundation

/// A lock of one word on iOS. Here it is a mutex, which is not locked where its bytes are zero.
///
/// - Source: developer.apple.com/documentation/os/os_unfair_lock_s
public struct os_unfair_lock_s: @unchecked Sendable {
    fileprivate var mutex = pthread_mutex_t()

    /// Makes a lock that nobody holds.
    public init() {}
}

/// A lock.
public typealias os_unfair_lock = os_unfair_lock_s
/// The place of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until nobody holds a lock, and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(mutex(lock)) }

/// Gives a lock back.
///
/// - Precondition: The calling thread holds it.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(mutex(lock)) }

/// Takes a lock if nobody holds it; returns whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(mutex(lock)) == 0 }

/// The mutex is the first and only member of a lock, at the lock's own address.
private func mutex(_ lock: os_unfair_lock_t) -> UnsafeMutablePointer<pthread_mutex_t> {
    UnsafeMutableRawPointer(lock).assumingMemoryBound(to: pthread_mutex_t.self)
}

/// Whether the calling thread is the main one: 1 or 0.
public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }
