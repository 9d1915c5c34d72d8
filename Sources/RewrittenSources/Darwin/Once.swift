import Foundation

/// Calls a function the first time that it is called with a name of a file. A call from within that function returns at
/// once; other threads wait until the function has returned.
///
/// - Parameters:
///   - name: A name that is the only one of its kind in the file.
///   - file: The file, with its module.
public func once(_ name: String, in file: String = #fileID, _ body: () throws -> Void) rethrows {
    try Calls.lock.withLock {
        if Calls.made.insert("\(file) \(name)").inserted { try body() }
    }
}

/// The calls that were made once.
private enum Calls {
    static let lock = NSRecursiveLock()
    /// Guarded by `lock`.
    nonisolated(unsafe) static var made: Set<String> = []
}
