public import Foundation

/// Bytes by which one who has the key tells that data is authentic.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence where Element == UInt8 {
    /// The number of bytes.
    var byteCount: Int { get }
}

/// An authentication code that a hash function made.
///
/// - Source: developer.apple.com/documentation/cryptokit/hashedauthenticationcode
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode, Sendable {
    let bytes: [UInt8]

    /// The number of bytes.
    public var byteCount: Int { bytes.count }
    /// Gives access to the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    /// The bytes, one after the other.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// The bytes as hexadecimal digits.
    public var description: String { "HMAC with \(H.self): \(hexadecimal(bytes))" }
}

/// Authentication codes of hash functions, by RFC 2104.
///
/// - Source: developer.apple.com/documentation/cryptokit/hmac
public struct HMAC<H: HashFunction>: Sendable {
    /// The key.
    public typealias Key = SymmetricKey
    /// The code.
    public typealias MAC = HashedAuthenticationCode<H>

    private var inner: H
    private let outer: H

    /// Creates a code in the making.
    public init(key: SymmetricKey) {
        let short = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
        let block = short + Array(repeating: 0, count: H.blockByteCount - short.count)
        var (inner, outer) = (H(), H())
        inner.update(data: block.map { $0 ^ 0x36 })
        outer.update(data: block.map { $0 ^ 0x5C })
        (self.inner, self.outer) = (inner, outer)
    }

    /// Adds data.
    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    /// The code of all data.
    public func finalize() -> HashedAuthenticationCode<H> {
        var outer = outer
        outer.update(data: Array(inner.finalize()))
        return HashedAuthenticationCode(bytes: Array(outer.finalize()))
    }

    /// The code of data.
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> HashedAuthenticationCode<H> {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }

    /// Whether a code is that of data.
    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ mac: HashedAuthenticationCode<H>, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        areEqual(mac.bytes, authenticationCode(for: authenticatedData, using: key).bytes)
    }

    /// Whether a code is that of data.
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        areEqual(
            authenticationCode.withUnsafeBytes { Array($0) }, Self.authenticationCode(for: authenticatedData, using: key).bytes)
    }
}

/// Keys that are derived from others, by RFC 5869.
///
/// - Source: developer.apple.com/documentation/cryptokit/hkdf
public struct HKDF<H: HashFunction>: Sendable {
    /// Derives a key from another one, with salt and information.
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        expand(
            pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
            outputByteCount: outputByteCount)
    }

    /// Derives a key from another one, with information.
    public static func deriveKey<Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }

    /// Derives a key from another one, with salt.
    public static func deriveKey<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }

    /// Derives a key from another one.
    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](), outputByteCount: outputByteCount)
    }

    /// The first step: a key of the function's size.
    public static func extract<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt?
    ) -> HashedAuthenticationCode<H> {
        var key: [UInt8] = []
        if let salt { key = Array(salt) }
        return HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(data: key))
    }

    /// The second step: a key of a size, at most 255 times that of the function.
    public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
        pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
    ) -> SymmetricKey {
        let key = SymmetricKey(data: prk)
        var context: [UInt8] = []
        if let info { context = Array(info) }
        var (output, last, number): ([UInt8], [UInt8], UInt8) = ([], [], 0)
        while output.count < outputByteCount {
            number += 1
            last = HMAC<H>.authenticationCode(for: last + context + [number], using: key).bytes
            output += last
        }
        return SymmetricKey(data: Array(output.prefix(outputByteCount)))
    }
}
