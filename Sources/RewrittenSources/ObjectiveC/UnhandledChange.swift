public import UIKit

/// Stands for `super` where an observer passes a change on to `NSObject`, which has no such method on Linux.
public struct UnhandledChange {
    private let observer: NSObject

    /// - Parameter observer: The object that was told of the change.
    public init(observer: NSObject) { self.observer = observer }

    /// Ends the program with the exception that `NSObject` raises.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        let reason =
            "\(observer): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.\n"
            + "Key path: \(keyPath ?? "(null)")"
        fatalError("*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: '\(reason)'")
    }
}
