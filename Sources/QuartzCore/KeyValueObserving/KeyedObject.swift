/// An object that has key-value coding of its own, and tells of all changes of its properties.
package protocol KeyedObject: NSObject {
    func value(forKey key: String) -> Any?
    func setValue(_ value: Any?, forKey key: String)
    /// Whether the object is another one, or the object of an identity, for predicates.
    func isSame(as other: Any?) -> Bool
}
