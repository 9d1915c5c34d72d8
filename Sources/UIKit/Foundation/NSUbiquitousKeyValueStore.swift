/// Values that the devices of a user share. Here there is one device: values are kept while the program runs, and
/// nobody else changes them.
///
/// - Source: developer.apple.com/documentation/foundation/nsubiquitouskeyvaluestore
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    /// The program's store.
    open class var `default`: NSUbiquitousKeyValueStore { shared }
    private static let shared = NSUbiquitousKeyValueStore()
    /// Posted when another device changed values; nothing posts it.
    public static let didChangeExternallyNotification = NSNotification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
    private let lock = NSLock()
    private var values: [String: Any] = [:]

    public override init() { super.init() }

    /// Everything that is kept.
    open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
    /// A value; nil for none.
    open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
    /// Keeps a value; nil removes it.
    open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
    /// Removes a value.
    open func removeObject(forKey aKey: String) { lock.withLock { values[aKey] = nil } }
    /// Writes what was changed. Returns true.
    @discardableResult
    open func synchronize() -> Bool { true }

    /// A text; nil for none.
    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    /// A list; nil for none.
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    /// A dictionary; nil for none.
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    /// Bytes; nil for none.
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    /// A whole number; 0 for none.
    open func longLong(forKey aKey: String) -> Int64 { (object(forKey: aKey) as? NSNumber)?.int64Value ?? 0 }
    /// A number; 0 for none.
    open func double(forKey aKey: String) -> Double { (object(forKey: aKey) as? NSNumber)?.doubleValue ?? 0 }
    /// A flag; false for none.
    open func bool(forKey aKey: String) -> Bool { (object(forKey: aKey) as? NSNumber)?.boolValue ?? false }
    /// Keeps a text; nil removes it.
    open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
    /// Keeps bytes; nil removes them.
    open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
    /// Keeps a list; nil removes it.
    open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
    /// Keeps a dictionary; nil removes it.
    open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
    /// Keeps a whole number.
    open func set(_ value: Int64, forKey aKey: String) { set(NSNumber(value: value), forKey: aKey) }
    /// Keeps a number.
    open func set(_ value: Double, forKey aKey: String) { set(NSNumber(value: value), forKey: aKey) }
    /// Keeps a flag.
    open func set(_ value: Bool, forKey aKey: String) { set(NSNumber(value: value), forKey: aKey) }
}
