/// Associates a value with an object under a key, replacing the key's previous value.
///
/// An object's associated values are released after its `deinit`, in which they can still be read.
///
/// - Parameters:
///   - object: The object that holds the value.
///   - key: A pointer that is compared by address only, usually that of a static variable.
///   - value: The value, or `nil` to remove the association.
///   - policy: How the object holds the value.
/// - Source: developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:)
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let object = object as AnyObject
    if value != nil { ObjectEnds.watch(object) }
    AssociationTable.shared.set(value.map { HeldValue($0, policy) }, of: object, for: key)
}

/// The value associated with an object under a key.
///
/// - Returns: The value, or `nil` if there is none.
/// - Source: developer.apple.com/documentation/objectivec/objc_getassociatedobject(_:_:)
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociationTable.shared.value(of: object as AnyObject, for: key)
}

/// Removes all associations of an object, including those that other code made.
///
/// - Source: developer.apple.com/documentation/objectivec/objc_removeassociatedobjects(_:)
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociationTable.shared.removeAll(of: object as AnyObject)
}
