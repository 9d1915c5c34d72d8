/// Sets and reads properties by name for `UIResponder`, as key-value coding does. `Assembly.swift` says which implementation is used.
@MainActor
protocol NamedPropertySetting {
    /// Sets a property where there is one of the name. Returns whether there is.
    func assign(_ value: Any?, forKey key: String, to object: AnyObject) -> Bool
    /// Sets a property at the end of a path of names with dots between them.
    func send(_ value: Any?, forKeyPath path: String, to object: AnyObject)
    /// Raises `NSUnknownKeyException`; while a document is loaded, only warns.
    func undefinedKey(_ key: String, of object: AnyObject)
    /// The value of a property; the outer optional is nil where there is none of the name.
    func value(forKey key: String, of object: AnyObject) -> Any??
    /// The value at the end of a path of names with dots between them; nil where one of the objects on the way is.
    func value(forKeyPath path: String, of object: AnyObject) -> Any?
    /// Raises `NSUnknownKeyException`.
    func undefinedValue(_ key: String, of object: AnyObject) -> Never
}
