public import CoreGraphics

/// The result of a function: 0 for success.
public typealias OSStatus = Int32

/// It succeeded.
public var noErr: OSStatus { 0 }
/// It succeeded.
public var errSecSuccess: OSStatus { 0 }
/// It does not exist here.
public var errSecUnimplemented: OSStatus { -4 }
/// Reading or writing failed.
public var errSecIO: OSStatus { -36 }
/// A value is not valid.
public var errSecParam: OSStatus { -50 }
/// There is no memory left.
public var errSecAllocate: OSStatus { -108 }
/// The user cancelled.
public var errSecUserCanceled: OSStatus { -128 }
/// The request is not valid.
public var errSecBadReq: OSStatus { -909 }
/// There is no keychain.
public var errSecNotAvailable: OSStatus { -25_291 }
/// The user did not prove who he is.
public var errSecAuthFailed: OSStatus { -25_293 }
/// There is such an item.
public var errSecDuplicateItem: OSStatus { -25_299 }
/// There is no such item.
public var errSecItemNotFound: OSStatus { -25_300 }
/// There is no such attribute.
public var errSecNoSuchAttr: OSStatus { -25_303 }
/// The object is no item.
public var errSecInvalidItemRef: OSStatus { -25_304 }
/// The user must not be asked.
public var errSecInteractionNotAllowed: OSStatus { -25_308 }
/// The data cannot be read.
public var errSecDecode: OSStatus { -26_275 }
/// The program may not do it.
public var errSecMissingEntitlement: OSStatus { -34_018 }
/// A signature is not that of the data.
public var errSecVerifyFailed: OSStatus { -67_808 }
/// It is not trusted.
public var errSecNotTrusted: OSStatus { -67_843 }

/// Returns the meaning of a status in English; nil for one that is not known.
///
/// - Source: developer.apple.com/documentation/security/seccopyerrormessagestring(_:_:)
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    messages.first { $0.status == status }?.text
}

private let messages: [(status: OSStatus, text: String)] = [
    (errSecSuccess, "No error."),
    (errSecUnimplemented, "Function or operation not implemented."),
    (errSecIO, "I/O error."),
    (errSecParam, "One or more parameters passed to a function were not valid."),
    (errSecAllocate, "Failed to allocate memory."),
    (errSecUserCanceled, "User canceled the operation."),
    (errSecBadReq, "Bad parameter or invalid state for operation."),
    (errSecNotAvailable, "No keychain is available. You may need to restart your computer."),
    (errSecAuthFailed, "The user name or passphrase you entered is not correct."),
    (errSecDuplicateItem, "The specified item already exists in the keychain."),
    (errSecItemNotFound, "The specified item could not be found in the keychain."),
    (errSecNoSuchAttr, "The specified attribute does not exist."),
    (errSecInvalidItemRef, "The specified item is no longer valid. It may have been deleted from the keychain."),
    (errSecInteractionNotAllowed, "User interaction is not allowed."),
    (errSecDecode, "Unable to decode the provided data."),
    (errSecMissingEntitlement, "A required entitlement isn't present."),
    (errSecNotTrusted, "The trust policy was not trusted."),
]

/// The system's source of random numbers.
public struct SecRandomRef: Sendable {}
/// The system's source of random numbers.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    var generator = SystemRandomNumberGenerator()
    for byte in UnsafeMutableRawBufferPointer(start: bytes, count: count).indices {
        bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: byte, as: UInt8.self)
    }
    return errSecSuccess
}
