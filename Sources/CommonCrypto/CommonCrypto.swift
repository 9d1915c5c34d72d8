@_exported public import Foundation
internal import CCryptography

/// A number of bytes.
public typealias CC_LONG = UInt32
/// The result of a cipher.
public typealias CCCryptorStatus = Int32
/// What a cipher does.
public typealias CCOperation = UInt32
/// A cipher.
public typealias CCAlgorithm = UInt32
/// How a cipher is used.
public typealias CCOptions = UInt32
/// The hash function of an authentication code.
public typealias CCHmacAlgorithm = UInt32

/// The number of bytes of a digest.
public var CC_MD5_DIGEST_LENGTH: Int32 { 16 }
/// The number of bytes of a digest.
public var CC_SHA1_DIGEST_LENGTH: Int32 { 20 }
/// The number of bytes of a digest.
public var CC_SHA224_DIGEST_LENGTH: Int32 { 28 }
/// The number of bytes of a digest.
public var CC_SHA256_DIGEST_LENGTH: Int32 { 32 }
/// The number of bytes of a digest.
public var CC_SHA384_DIGEST_LENGTH: Int32 { 48 }
/// The number of bytes of a digest.
public var CC_SHA512_DIGEST_LENGTH: Int32 { 64 }

/// Writes the MD5 digest of data.
@discardableResult
public func CC_MD5(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>?
{
    digest("MD5", data, len, md)
}

/// Writes the SHA-1 digest of data.
@discardableResult
public func CC_SHA1(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>?
{
    digest("SHA1", data, len, md)
}

/// Writes the SHA-224 digest of data.
@discardableResult
public func CC_SHA224(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<
    UInt8
>? {
    digest("SHA224", data, len, md)
}

/// Writes the SHA-256 digest of data.
@discardableResult
public func CC_SHA256(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<
    UInt8
>? {
    digest("SHA256", data, len, md)
}

/// Writes the SHA-384 digest of data.
@discardableResult
public func CC_SHA384(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<
    UInt8
>? {
    digest("SHA384", data, len, md)
}

/// Writes the SHA-512 digest of data.
@discardableResult
public func CC_SHA512(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<
    UInt8
>? {
    digest("SHA512", data, len, md)
}

private func digest(
    _ name: String, _ data: UnsafeRawPointer?, _ count: CC_LONG, _ result: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    guard let result else { return nil }
    let state = newDigest(name)
    ccrypto_digest_add(state, data, Int(count))
    ccrypto_digest_finish(state, result)
    ccrypto_digest_free(state)
    return result
}

private func newDigest(_ name: String) -> UnsafeMutableRawPointer {
    guard let state = ccrypto_digest_new(name) else {
        fatalError("CommonCrypto needs OpenSSL's library libcrypto.so.3 (libssl3) for \(name), which is not installed.")
    }
    return state
}

// MARK: Authentication codes

/// SHA-1.
public var kCCHmacAlgSHA1: Int { 0 }
/// MD5.
public var kCCHmacAlgMD5: Int { 1 }
/// SHA-256.
public var kCCHmacAlgSHA256: Int { 2 }
/// SHA-384.
public var kCCHmacAlgSHA384: Int { 3 }
/// SHA-512.
public var kCCHmacAlgSHA512: Int { 4 }
/// SHA-224.
public var kCCHmacAlgSHA224: Int { 5 }

/// OpenSSL's names of hash functions, with the sizes of their blocks and digests, by the numbers of the constants.
private let hashFunctions: [(name: String, block: Int, count: Int)] = [
    ("SHA1", 64, 20), ("MD5", 64, 16), ("SHA256", 64, 32), ("SHA384", 128, 48), ("SHA512", 128, 64), ("SHA224", 64, 28),
]

/// Writes the authentication code of data, by RFC 2104.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?, _ dataLength: Int,
    _ macOut: UnsafeMutableRawPointer?
) {
    guard let macOut, Int(algorithm) < hashFunctions.count else { return }
    let (name, block, count) = hashFunctions[Int(algorithm)]
    func hash(_ parts: [UnsafeRawBufferPointer]) -> [UInt8] {
        let state = newDigest(name)
        defer { ccrypto_digest_free(state) }
        for part in parts { ccrypto_digest_add(state, part.baseAddress, part.count) }
        var result = [UInt8](repeating: 0, count: count)
        ccrypto_digest_finish(state, &result)
        return result
    }
    let given = UnsafeRawBufferPointer(start: key, count: keyLength)
    let short = keyLength > block ? hash([given]) : Array(given)
    let padded = short + Array(repeating: 0, count: block - short.count)
    let message = UnsafeRawBufferPointer(start: data, count: dataLength)
    let inner = padded.map { $0 ^ 0x36 }.withUnsafeBytes { hash([$0, message]) }
    let outer = padded.map { $0 ^ 0x5C }.withUnsafeBytes { key in inner.withUnsafeBytes { hash([key, $0]) } }
    outer.withUnsafeBytes { macOut.copyMemory(from: $0.baseAddress!, byteCount: count) }
}

// MARK: Ciphers

/// Encrypts.
public var kCCEncrypt: Int { 0 }
/// Decrypts.
public var kCCDecrypt: Int { 1 }
/// AES with blocks of 128 bits.
public var kCCAlgorithmAES: Int { 0 }
/// AES with blocks of 128 bits.
public var kCCAlgorithmAES128: Int { 0 }
/// Fills the last block.
public var kCCOptionPKCS7Padding: Int { 1 }
/// Encrypts each block by itself.
public var kCCOptionECBMode: Int { 2 }
/// The number of bytes of a key.
public var kCCKeySizeAES128: Int { 16 }
/// The number of bytes of a key.
public var kCCKeySizeAES192: Int { 24 }
/// The number of bytes of a key.
public var kCCKeySizeAES256: Int { 32 }
/// The number of bytes of a block.
public var kCCBlockSizeAES128: Int { 16 }
/// It succeeded.
public var kCCSuccess: Int { 0 }
/// A value is not valid.
public var kCCParamError: Int { -4300 }
/// The result needs more room.
public var kCCBufferTooSmall: Int { -4301 }
/// There is no memory left.
public var kCCMemoryFailure: Int { -4302 }
/// The bytes are not whole blocks.
public var kCCAlignmentError: Int { -4303 }
/// The bytes cannot be decrypted.
public var kCCDecodeError: Int { -4304 }
/// The cipher does not exist here.
public var kCCUnimplemented: Int { -4305 }
/// The key has a size that the cipher does not take.
public var kCCKeySizeError: Int { -4310 }

/// Encrypts or decrypts data with AES, in blocks that are chained, or each by itself (`kCCOptionECBMode`). Other
/// ciphers do not exist here: the status is `kCCUnimplemented`.
public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int,
    _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer?,
    _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
    guard alg == 0 else { return Int32(kCCUnimplemented) }
    guard [16, 24, 32].contains(keyLength) else { return Int32(kCCKeySizeError) }
    guard op < 2, let key else { return Int32(kCCParamError) }
    let (encrypts, pads) = (op == 0, options & 1 != 0)
    guard pads && encrypts || dataInLength % 16 == 0 else { return Int32(kCCAlignmentError) }
    let needed = pads && encrypts ? (dataInLength / 16 + 1) * 16 : dataInLength
    guard dataOutAvailable >= needed else {
        dataOutMoved?.pointee = needed
        return Int32(kCCBufferTooSmall)
    }
    let cipher = "aes-\(keyLength * 8)-" + (options & 2 != 0 ? "ecb" : "cbc")
    let vector = iv.map { Array(UnsafeRawBufferPointer(start: $0, count: 16)) } ?? Array(repeating: 0, count: 16)
    var (result, count) = ([UInt8](repeating: 0, count: dataInLength + 16), 0)
    let succeeded = ccrypto_crypt(
        cipher, encrypts ? 1 : 0, pads ? 1 : 0, key, vector, dataIn, dataInLength, &result, &count)
    guard succeeded == 1 else { return Int32(kCCDecodeError) }
    result.withUnsafeBytes { if count > 0 { dataOut?.copyMemory(from: $0.baseAddress!, byteCount: count) } }
    dataOutMoved?.pointee = count
    return Int32(kCCSuccess)
}
