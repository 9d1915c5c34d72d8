public import CoreGraphics

/// A certificate. Here it is its data, of which nothing but the length is looked at.
///
/// - Source: developer.apple.com/documentation/security/seccertificate
public final class SecCertificate: Sendable {
    fileprivate let data: Data

    fileprivate init(_ data: Data) { self.data = data }
}

/// Makes a certificate of its DER encoding; nil where the data is no sequence of DER.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
    isSequence(Array(data)) ? SecCertificate(data) : nil
}

/// The DER encoding of a certificate.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }

/// Whether bytes are one sequence of DER: its tag, and a length that is that of the rest.
private func isSequence(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 2, bytes[0] == 0x30 else { return false }
    guard bytes[1] > 0x80 else { return Int(bytes[1]) == bytes.count - 2 }
    let size = Int(bytes[1] & 0x7F)
    guard size <= 4, bytes.count > 2 + size else { return false }
    return bytes[2..<2 + size].reduce(0) { $0 << 8 | Int($1) } == bytes.count - 2 - size
}

/// Who can read an item of the keychain.
///
/// - Source: developer.apple.com/documentation/security/secaccesscontrol
public final class SecAccessControl: Sendable {
    /// When the item can be read.
    let protection: String
    let flags: SecAccessControlCreateFlags

    fileprivate init(_ protection: String, _ flags: SecAccessControlCreateFlags) {
        (self.protection, self.flags) = (protection, flags)
    }
}

/// The conditions under which an item of the keychain can be read.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// That he is there.
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
    /// By any finger or face.
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
    /// By a finger or face that was known when the item was added.
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
    /// By the passcode.
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
    /// One of several.
    public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
    /// All of several.
    public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
    /// A private key may be used.
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
    /// The program has a password of its own.
    public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// Makes a value for `kSecAttrAccessControl`. It is kept; nobody is asked to prove anything here.
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> SecAccessControl? {
    guard let protection = protection as? String else {
        error?.pointee = Unmanaged.passRetained(NSError(domain: NSOSStatusErrorDomain, code: Int(errSecParam)))
        return nil
    }
    return SecAccessControl(protection, flags)
}

// MARK: Trust

/// The rules by which trust in a certificate is judged.
public final class SecPolicy: Sendable {
    fileprivate init() {}
}

/// A policy for servers.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
/// The policy of X.509.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }

/// Certificates that are to be trusted or not. There are no roots here: none is.
///
/// - Source: developer.apple.com/documentation/security/sectrust
public final class SecTrust: @unchecked Sendable {
    fileprivate let certificates: [SecCertificate]

    fileprivate init(_ certificates: [SecCertificate]) { self.certificates = certificates }
}

/// Whether certificates are trusted.
public enum SecTrustResultType: UInt32, Sendable {
    /// It was not looked at, the user trusts them, they are denied, nothing is said of them, they are not trusted,
    /// cannot be trusted, or something failed.
    case invalid = 0, proceed, deny = 3, unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}

/// Makes an object of a certificate or several.
public func SecTrustCreateWithCertificates(
    _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    guard let list = (certificates as? SecCertificate).map({ [$0] }) ?? certificates as? [SecCertificate], !list.isEmpty else {
        return errSecParam
    }
    trust.pointee = SecTrust(list)
    return errSecSuccess
}

/// The number of certificates.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.certificates.count }
/// A certificate; nil beyond the last.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
    trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}
/// Whether the certificates are trusted: they are not, since there are no roots here.
@discardableResult
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = .recoverableTrustFailure
    return errSecSuccess
}
/// Whether the certificates are trusted: they are not, since there are no roots here.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecNotTrusted))
    return false
}
