public import CoreGraphics

/// Adds an item to the keychain, which is in memory and empty when the program starts.
///
/// - Source: developer.apple.com/documentation/security/secitemadd(_:_:)
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
    let (status, value) = Keychain.shared.add(texts(attributes))
    result?.pointee = value.map { $0 as AnyObject }
    return status
}

/// Adds an item to the keychain.
@_disfavoredOverload
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let (status, value) = Keychain.shared.add(texts(attributes))
    result?.pointee = value
    return status
}

/// Finds items of the keychain.
///
/// - Source: developer.apple.com/documentation/security/secitemcopymatching(_:_:)
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
    let (status, value) = Keychain.shared.find(texts(query))
    result?.pointee = value.map { $0 as AnyObject }
    return status
}

/// Finds items of the keychain.
@_disfavoredOverload
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let (status, value) = Keychain.shared.find(texts(query))
    result?.pointee = value
    return status
}

/// Changes items of the keychain.
///
/// - Source: developer.apple.com/documentation/security/secitemupdate(_:_:)
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    Keychain.shared.update(texts(query), texts(attributesToUpdate))
}

/// Removes items from the keychain.
///
/// - Source: developer.apple.com/documentation/security/secitemdelete(_:)
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.shared.remove(texts(query)) }

// NSDictionary and CFDictionary are one class on Apple's platforms. The functions take either.

/// Adds an item to the keychain.
@discardableResult
@_disfavoredOverload
public func SecItemAdd(_ attributes: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
    SecItemAdd(entries(attributes), result)
}

/// Finds items of the keychain.
@_disfavoredOverload
public func SecItemCopyMatching(_ query: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
    SecItemCopyMatching(entries(query), result)
}

/// Finds items of the keychain.
@_disfavoredOverload
public func SecItemCopyMatching(_ query: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    SecItemCopyMatching(entries(query), result)
}

/// Changes items of the keychain.
@_disfavoredOverload
public func SecItemUpdate(_ query: NSDictionary, _ attributesToUpdate: NSDictionary) -> OSStatus {
    SecItemUpdate(entries(query), entries(attributesToUpdate))
}

/// Removes items from the keychain.
@discardableResult
@_disfavoredOverload
public func SecItemDelete(_ query: NSDictionary) -> OSStatus { SecItemDelete(entries(query)) }

/// The entries of a dictionary.
private func entries(_ dictionary: NSDictionary) -> CFDictionary {
    var entries: CFDictionary = [:]
    for (key, value) in dictionary { (key as? AnyHashable).map { entries[$0] = value } }
    return entries
}

/// The entries whose keys are texts.
private func texts(_ dictionary: CFDictionary) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: dictionary.compactMap { key, value in (key.base as? String).map { ($0, value) } })
}
