/// The result of a method that was called by its name, in the form that `perform(_:)` returns.
package enum PerformedResult {
    /// An unretained reference to the value, which is kept alive until the next turn of the main queue, as an
    /// autorelease pool does on iOS; nil for no value.
    package static func kept(_ value: Any?) -> Unmanaged<AnyObject>? {
        guard let value else { return nil }
        nonisolated(unsafe) let object = value as AnyObject
        DispatchQueue.main.async { _ = object }
        return Unmanaged.passUnretained(object)
    }
}
