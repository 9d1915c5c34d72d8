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

/// The entries whose keys are texts.
private func texts(_ dictionary: CFDictionary) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: dictionary.compactMap { key, value in (key.base as? String).map { ($0, value) } })
}
