/// Associates a value with an object under a key, in place of the value that the key had.
///
/// The values that an object keeps are let go with it, after its `deinit`, which still finds them.
///
/// - Parameters:
///   - object: The object that holds the value.
///   - key: An address, of which only the identity counts: mostly that of a static variable.
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

/// The value that is associated with an object under a key.
///
/// - Returns: The value, or `nil` where there is none.
/// - Source: developer.apple.com/documentation/objectivec/objc_getassociatedobject(_:_:)
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociationTable.shared.value(of: object as AnyObject, for: key)
}

/// Removes all associations of an object, also those that other code made.
///
/// - Source: developer.apple.com/documentation/objectivec/objc_removeassociatedobjects(_:)
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociationTable.shared.removeAll(of: object as AnyObject)
}
