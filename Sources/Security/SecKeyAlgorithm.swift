/// The operations that a key is used for.
public enum SecKeyOperationType: Int, Sendable {
    /// Signing, verifying a signature, encrypting, decrypting, agreeing on a secret.
    case sign, verify, encrypt, decrypt, keyExchange
}

/// A way to use a key. Others than these are not supported by any key here.
///
/// - Source: developer.apple.com/documentation/security/seckeyalgorithm
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Makes an algorithm of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Signs a message by ECDSA with SHA-1.
    public static let ecdsaSignatureMessageX962SHA1 = SecKeyAlgorithm(rawValue: "algid:sign:ECDSA:message-X962:SHA1")
    /// Signs a message by ECDSA with SHA-256.
    public static let ecdsaSignatureMessageX962SHA256 = SecKeyAlgorithm(rawValue: "algid:sign:ECDSA:message-X962:SHA256")
    /// Signs a message by ECDSA with SHA-384.
    public static let ecdsaSignatureMessageX962SHA384 = SecKeyAlgorithm(rawValue: "algid:sign:ECDSA:message-X962:SHA384")
    /// Signs a message by ECDSA with SHA-512.
    public static let ecdsaSignatureMessageX962SHA512 = SecKeyAlgorithm(rawValue: "algid:sign:ECDSA:message-X962:SHA512")
    /// Signs a digest of SHA-256 by ECDSA.
    public static let ecdsaSignatureDigestX962SHA256 = SecKeyAlgorithm(rawValue: "algid:sign:ECDSA:digest-X962:SHA256")
    /// Signs a message by RSA with SHA-1 and the padding of PKCS #1.
    public static let rsaSignatureMessagePKCS1v15SHA1 = SecKeyAlgorithm(rawValue: "algid:sign:RSA:message-PKCS1v15:SHA1")
    /// Signs a message by RSA with SHA-256 and the padding of PKCS #1.
    public static let rsaSignatureMessagePKCS1v15SHA256 = SecKeyAlgorithm(rawValue: "algid:sign:RSA:message-PKCS1v15:SHA256")
    /// Signs a message by RSA with SHA-512 and the padding of PKCS #1.
    public static let rsaSignatureMessagePKCS1v15SHA512 = SecKeyAlgorithm(rawValue: "algid:sign:RSA:message-PKCS1v15:SHA512")
    /// Signs a digest of SHA-256 by RSA with the padding of PKCS #1.
    public static let rsaSignatureDigestPKCS1v15SHA256 = SecKeyAlgorithm(rawValue: "algid:sign:RSA:digest-PKCS1v15:SHA256")
    /// Signs a message by RSA with SHA-256 and the padding PSS.
    public static let rsaSignatureMessagePSSSHA256 = SecKeyAlgorithm(rawValue: "algid:sign:RSA:message-PSS:SHA256:SHA256:32")
    /// Encrypts by RSA with the padding of PKCS #1.
    public static let rsaEncryptionPKCS1 = SecKeyAlgorithm(rawValue: "algid:encrypt:RSA:PKCS1")
    /// Encrypts by RSA with the padding OAEP and SHA-1.
    public static let rsaEncryptionOAEPSHA1 = SecKeyAlgorithm(rawValue: "algid:encrypt:RSA:OAEP:SHA1")
    /// Encrypts by RSA with the padding OAEP and SHA-256.
    public static let rsaEncryptionOAEPSHA256 = SecKeyAlgorithm(rawValue: "algid:encrypt:RSA:OAEP:SHA256")
}

/// An algorithm in the terms of OpenSSL, as its name states it.
struct KeyRecipe {
    /// OpenSSL's number of the padding OAEP.
    static let oaep: Int32 = 4

    let isRSA: Bool
    let encrypts: Bool
    let takesDigest: Bool
    /// OpenSSL's number of the padding; 0 for curves.
    let padding: Int32
    let digest: String

    init?(_ algorithm: SecKeyAlgorithm) {
        let parts = algorithm.rawValue.split(separator: ":").map(String.init)
        guard parts.count >= 4, parts[0] == "algid" else { return nil }
        (encrypts, isRSA) = (parts[1] == "encrypt", parts[2] == "RSA")
        takesDigest = parts[3].hasPrefix("digest")
        let paddings: [String: Int32] = ["PKCS1": 1, "PKCS1v15": 1, "OAEP": Self.oaep, "PSS": 6, "X962": 0]
        guard let name = parts[3].split(separator: "-").last, let padding = paddings[String(name)] else { return nil }
        self.padding = padding
        digest = parts.count > 4 ? parts[4] : "SHA256"
    }
}
