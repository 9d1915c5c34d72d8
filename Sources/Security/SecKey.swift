internal import CCryptography
public import CoreGraphics

/// A key of RSA or of one of NIST's curves, which OpenSSL makes and uses. Keys are not put into the keychain, also
/// where they are meant to be permanent.
///
/// - Source: developer.apple.com/documentation/security/seckey
public final class SecKey: @unchecked Sendable {
    fileprivate let key: UnsafeMutableRawPointer
    let isRSA: Bool
    let isPrivate: Bool

    fileprivate init(_ key: UnsafeMutableRawPointer, isRSA: Bool, isPrivate: Bool) {
        (self.key, self.isRSA, self.isPrivate) = (key, isRSA, isPrivate)
    }

    deinit { ccrypto_key_free(key) }

    fileprivate var bits: Int { Int(ccrypto_key_bits(key)) }

    /// The bytes of the key: PKCS #1 for RSA, else a point, followed by the number of a private key.
    fileprivate func bytes(isPrivate: Bool) -> Data? {
        let room = 8192
        let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            count = ccrypto_key_export(key, isRSA ? 1 : 0, isPrivate ? 1 : 0, buffer.baseAddress, room)
        }
        return bytes.isEmpty ? nil : Data(bytes)
    }

    fileprivate static func reading(_ data: Data, isRSA: Bool, isPrivate: Bool) -> SecKey? {
        let key = data.withUnsafeBytes { ccrypto_key_import(isRSA ? 1 : 0, isPrivate ? 1 : 0, $0.baseAddress, $0.count) }
        return key.map { SecKey($0, isRSA: isRSA, isPrivate: isPrivate) }
    }

    /// Fills room that a function of OpenSSL may not need all of; nil where it fails.
    fileprivate func filled(_ room: Int, _ fill: (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<Int>) -> Int32) -> Data? {
        var hasFailed = false
        let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            count = room
            if fill(buffer.baseAddress!, &count) == 0 { (hasFailed, count) = (true, 0) }
        }
        return hasFailed ? nil : Data(bytes)
    }
}

// MARK: Making and reading keys

/// Makes a private key of a kind and size; nil, with an error, where they are not known.
///
/// - Source: developer.apple.com/documentation/security/seckeycreaterandomkey(_:_:)
public func SecKeyCreateRandomKey(
    _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    guard let isRSA = isRSA(parameters), let bits = (parameters[kSecAttrKeySizeInBits] as? NSNumber)?.intValue,
        let key = ccrypto_key_generate(isRSA ? 1 : 0, bits)
    else { return failed(errSecParam, error) }
    return SecKey(key, isRSA: isRSA, isPrivate: true)
}

/// Makes a key pair.
@discardableResult
public func SecKeyGeneratePair(
    _ parameters: CFDictionary, _ publicKey: UnsafeMutablePointer<SecKey?>?, _ privateKey: UnsafeMutablePointer<SecKey?>?
) -> OSStatus {
    guard let key = SecKeyCreateRandomKey(parameters, nil) else { return errSecParam }
    privateKey?.pointee = key
    publicKey?.pointee = SecKeyCopyPublicKey(key)
    return errSecSuccess
}

/// Reads a key from its external representation.
///
/// - Source: developer.apple.com/documentation/security/seckeycreatewithdata(_:_:_:)
public func SecKeyCreateWithData(
    _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    let kind = attributes[kSecAttrKeyClass] as? String
    guard let isRSA = isRSA(attributes), kind == kSecAttrKeyClassPublic || kind == kSecAttrKeyClassPrivate,
        let key = SecKey.reading(keyData, isRSA: isRSA, isPrivate: kind == kSecAttrKeyClassPrivate)
    else { return failed(errSecParam, error) }
    return key
}

/// The bytes of a key: PKCS #1 for RSA, else a point of the curve, followed by the number of a private key.
///
/// - Source: developer.apple.com/documentation/security/seckeycopyexternalrepresentation(_:_:)
public func SecKeyCopyExternalRepresentation(
    _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { key.bytes(isPrivate: key.isPrivate) ?? failed(errSecParam, error) }

/// The public key of a private one, or the key itself.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? {
    guard key.isPrivate else { return key }
    return key.bytes(isPrivate: false).flatMap { SecKey.reading($0, isRSA: key.isRSA, isPrivate: false) }
}

/// Returns the type, the class and the size in bits of a key.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? {
    [
        kSecAttrKeyType: key.isRSA ? kSecAttrKeyTypeRSA : kSecAttrKeyTypeECSECPrimeRandom,
        kSecAttrKeyClass: key.isPrivate ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic,
        kSecAttrKeySizeInBits: NSNumber(value: key.bits),
    ]
}

/// The size of a block, in bytes: that of what RSA encrypts, or of a number of the curve.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { (key.bits + 7) / 8 }

private func isRSA(_ attributes: CFDictionary) -> Bool? {
    switch attributes[kSecAttrKeyType] as? String {
    case kSecAttrKeyTypeRSA: true
    case kSecAttrKeyTypeECSECPrimeRandom: false
    default: nil
    }
}

private func failed<Result>(_ status: OSStatus, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Result? {
    error?.pointee = Unmanaged.passRetained(NSError(domain: NSOSStatusErrorDomain, code: Int(status)))
    return nil
}

// MARK: Using keys

/// Whether a key can be used so: private keys sign and decrypt, public ones verify and encrypt.
public func SecKeyIsAlgorithmSupported(_ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm) -> Bool {
    guard let recipe = KeyRecipe(algorithm), recipe.isRSA == key.isRSA else { return false }
    return switch operation {
    case .sign: !recipe.encrypts && key.isPrivate
    case .verify: !recipe.encrypts && !key.isPrivate
    case .encrypt: recipe.encrypts && !key.isPrivate
    case .decrypt: recipe.encrypts && key.isPrivate
    case .keyExchange: false
    }
}

/// Signs data with a private key.
///
/// - Source: developer.apple.com/documentation/security/seckeycreatesignature(_:_:_:_:)
public func SecKeyCreateSignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    guard SecKeyIsAlgorithmSupported(key, .sign, algorithm), let recipe = KeyRecipe(algorithm) else {
        return failed(errSecParam, error)
    }
    let signature = dataToSign.withUnsafeBytes { data in
        key.filled(2048) {
            ccrypto_key_sign(
                key.key, recipe.digest, recipe.padding, recipe.takesDigest ? 1 : 0, data.baseAddress, data.count, $0, $1)
        }
    }
    return signature ?? failed(errSecParam, error)
}

/// Whether a signature is that of a key for data.
///
/// - Source: developer.apple.com/documentation/security/seckeyverifysignature(_:_:_:_:_:)
public func SecKeyVerifySignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard let recipe = KeyRecipe(algorithm), !recipe.encrypts, recipe.isRSA == key.isRSA else {
        return failed(errSecParam, error) ?? false
    }
    let isValid = signedData.withUnsafeBytes { data in
        signature.withUnsafeBytes {
            ccrypto_key_verify(
                key.key, recipe.digest, recipe.padding, recipe.takesDigest ? 1 : 0, data.baseAddress, data.count,
                $0.baseAddress, $0.count)
        }
    }
    return isValid != 0 ? true : failed(errSecVerifyFailed, error) ?? false
}

/// Encrypts a text with a public key.
public func SecKeyCreateEncryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { crypted(key, .encrypt, algorithm, plaintext, error) }

/// Decrypts a text with a private key.
public func SecKeyCreateDecryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { crypted(key, .decrypt, algorithm, ciphertext, error) }

private func crypted(
    _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm, _ data: Data,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Data? {
    guard SecKeyIsAlgorithmSupported(key, operation, algorithm), let recipe = KeyRecipe(algorithm) else {
        return failed(errSecParam, error)
    }
    let result = data.withUnsafeBytes { data in
        key.filled(2048) {
            ccrypto_key_crypt(
                key.key, operation == .encrypt ? 1 : 0, recipe.padding, recipe.padding == KeyRecipe.oaep ? recipe.digest : nil,
                data.baseAddress, data.count, $0, $1)
        }
    }
    return result ?? failed(errSecParam, error)
}
