/// A key-value store shared by a user's devices. Here there is one device: values are kept while the program runs, and
/// nobody else changes them.
///
/// - Source: developer.apple.com/documentation/foundation/nsubiquitouskeyvaluestore
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    /// The default store.
    open class var `default`: NSUbiquitousKeyValueStore { shared }
    private static let shared = NSUbiquitousKeyValueStore()
    /// Posted when another device changed values; never posted here.
    public static let didChangeExternallyNotification = NSNotification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
    private let lock = NSLock()
    private var values: [String: Any] = [:]

    public override init() { super.init() }

    /// All values.
    open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
    /// A value; nil for none.
    open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
    /// Sets a value; nil removes it.
    open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
    /// Removes a value.
    open func removeObject(forKey aKey: String) { lock.withLock { values[aKey] = nil } }
    /// Writes changes to disk. Does nothing here; returns true.
    @discardableResult
    open func synchronize() -> Bool { true }

    /// A string; nil for none.
    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    /// An array; nil for none.
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    /// A dictionary; nil for none.
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    /// Data; nil for none.
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    /// An integer; 0 for none.
    open func longLong(forKey aKey: String) -> Int64 { (object(forKey: aKey) as? NSNumber)?.int64Value ?? 0 }
    /// A number; 0 for none.
    open func double(forKey aKey: String) -> Double { (object(forKey: aKey) as? NSNumber)?.doubleValue ?? 0 }
    /// A Boolean value; false for none.
    open func bool(forKey aKey: String) -> Bool { (object(forKey: aKey) as? NSNumber)?.boolValue ?? false }
    /// Sets a string; nil removes it.
    open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
    /// Sets data; nil removes it.
    open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
    /// Sets an array; nil removes it.
    open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
    /// Sets a dictionary; nil removes it.
    open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
    /// Sets an integer.
    open func set(_ value: Int64, forKey aKey: String) { set(NSNumber(value: value), forKey: aKey) }
    /// Sets a number.
    open func set(_ value: Double, forKey aKey: String) { set(NSNumber(value: value), forKey: aKey) }
    /// Sets a Boolean value.
    open func set(_ value: Bool, forKey aKey: String) { set(NSNumber(value: value), forKey: aKey) }
}
