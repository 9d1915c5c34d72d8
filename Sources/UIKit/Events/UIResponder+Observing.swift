extension UIResponder: KeyPathObserver {
    package nonisolated func hear(
        ofKeyPath keyPath: String, of object: NSObject, change: [NSKeyValueChangeKey: Any], context: UnsafeMutableRawPointer?
    ) {
        nonisolated(unsafe) let (object, change, context) = (object, change, context)
        MainActor.assumeIsolated { observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
    }
}
