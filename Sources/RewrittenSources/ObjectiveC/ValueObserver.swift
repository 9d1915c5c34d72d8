public import Foundation
import QuartzCore

/// Observes a property of an object by its name, for as long as it lives. Expectations of tests are made of it.
public final class ValueObserver: NSObject {
    private let changed: ([NSKeyValueChangeKey: Any]) -> Void

    /// Begins to observe.
    ///
    /// - Parameters:
    ///   - object: Is not kept alive; what is no `NSObject` is not observed.
    ///   - changed: Is called after each change, with what the options ask for.
    public init(
        _ object: Any, keyPath: String, options: NSKeyValueObservingOptions,
        changed: @escaping ([NSKeyValueChangeKey: Any]) -> Void
    ) {
        self.changed = changed
        super.init()
        (object as? NSObject)?.addObserver(self, forKeyPath: keyPath, options: options, context: nil)
    }
}

extension ValueObserver: KeyPathObserver {
    package func hear(
        ofKeyPath keyPath: String, of object: NSObject, change: [NSKeyValueChangeKey: Any], context: UnsafeMutableRawPointer?
    ) {
        changed(change)
    }
}
