/// What a method returned that was called by its name, as `perform(_:)` gives it away.
package enum PerformedResult {
    /// An object that nobody owns, kept until the main queue runs next, as the autorelease pool keeps it on iOS; nil for no value.
    package static func kept(_ value: Any?) -> Unmanaged<AnyObject>? {
        guard let value else { return nil }
        nonisolated(unsafe) let object = value as AnyObject
        DispatchQueue.main.async { _ = object }
        return Unmanaged.passUnretained(object)
    }
}
