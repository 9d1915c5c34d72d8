import Foundation

/// Marks stretches of time for Instruments; there is none here, so that nothing is marked.
///
/// - Source: developer.apple.com/documentation/os/ossignposter
public struct OSSignposter: Sendable {
    /// Creates one for a part of a program.
    public init(subsystem: String, category: String) {}
    /// Creates one for a part of a program whose category the system knows.
    public init(subsystem: String, category: OSLog.Category) {}
    /// Creates one for a log.
    public init(logHandle: OSLog) {}

    /// Whether marks are kept; they are not.
    public var isEnabled: Bool { false }
    /// A new name for a stretch.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID.exclusive }
    /// Begins a stretch.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }
    /// Ends a stretch.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// Marks a time.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Calls a function within a stretch.
    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
    ) rethrows -> Result { try task() }
}

/// A stretch that was begun.
///
/// - Source: developer.apple.com/documentation/os/ossignpostintervalstate
public final class OSSignpostIntervalState: Sendable {}

/// The name of a stretch.
///
/// - Source: developer.apple.com/documentation/os/ossignpostid
public struct OSSignpostID: Hashable, Sendable {
    /// The number.
    public let rawValue: UInt64
    /// Creates one of a number.
    public init(_ value: UInt64) { rawValue = value }
    /// A name for a log.
    public init(log: OSLog) { self = .exclusive }
    /// The only one of its kind at a time.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
}

/// The type of a signpost.
///
/// - Source: developer.apple.com/documentation/os/ossignposttype
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt8
    /// Creates a value from its raw value.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A time.
    public static let event = OSSignpostType(rawValue: 0)
    /// The beginning of a stretch.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of a stretch.
    public static let end = OSSignpostType(rawValue: 2)
}

/// Marks a time; nothing is marked here.
public func os_signpost(_ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive) {}

/// A lock around a value.
///
/// - Source: developer.apple.com/documentation/os/osallocatedunfairlock
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        var state: State
        let lock = NSLock()
        init(_ state: State) { self.state = state }
    }
    private let storage: Storage

    /// Creates a lock around a value.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Creates a lock around a value.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

    /// Calls a function while no other has the value.
    public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
        try storage.lock.withLock { try body(&storage.state) }
    }

    /// Calls a function while no other has the value.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try storage.lock.withLock { try body(&storage.state) }
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock.
    public init() { self.init(uncheckedState: ()) }

    /// Takes the lock.
    public func lock() { storage.lock.lock() }
    /// Gives the lock back.
    public func unlock() { storage.lock.unlock() }
}
