/// Key-value coding for `UIResponder`. `Assembly.swift` selects the implementation.
@MainActor
protocol NamedPropertySetting {
    /// Sets a property if there is one of the name. Returns whether there is.
    func assign(_ value: Any?, forKey key: String, to object: AnyObject) -> Bool
    /// Sets a property by a key path, which is a list of names separated by dots.
    func send(_ value: Any?, forKeyPath path: String, to object: AnyObject)
    /// Raises `NSUnknownKeyException`; while a document is loaded, only logs a warning.
    func undefinedKey(_ key: String, of object: AnyObject)
    /// The value of a property; the outer optional is nil if there is none of the name.
    func value(forKey key: String, of object: AnyObject) -> Any??
    /// The value at the end of a key path; nil if one of the objects on the path is nil.
    func value(forKeyPath path: String, of object: AnyObject) -> Any?
    /// Raises `NSUnknownKeyException`.
    func undefinedValue(_ key: String, of object: AnyObject) -> Never
}
