public import Foundation

/// The result of a hash function: bytes.
///
/// - Source: developer.apple.com/documentation/cryptokit/digest
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    /// The number of bytes.
    static var byteCount: Int { get }
}

extension Digest {
    /// Whether a digest has some bytes.
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { lhs.elementsEqual(rhs) }
}

/// A function that makes a digest of data.
///
/// - Source: developer.apple.com/documentation/cryptokit/hashfunction
public protocol HashFunction: Sendable {
    /// The type of the result.
    associatedtype Digest: CryptoKit.Digest
    /// The number of bytes that are worked on at once.
    static var blockByteCount: Int { get }

    /// Creates a function that was given no data.
    init()
    /// Gives the function more data.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// The digest of all data.
    func finalize() -> Digest
}

extension HashFunction {
    /// The digest of data.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    /// Gives the function more data.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}

/// Functions that are no longer safe, for data that needs them.
public enum Insecure {}

/// The digest of a function.
public struct SHA256Digest: Digest {
    let bytes: [UInt8]

    /// The number of bytes.
    public static var byteCount: Int { 32 }
    /// Gives access to the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    /// The bytes, one after the other.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// The name of the function, and the bytes as hexadecimal digits.
    public var description: String { "SHA256 digest: \(hexadecimal(bytes))" }
}

/// SHA256, by FIPS 180 or RFC 1321.
///
/// - Source: developer.apple.com/documentation/cryptokit/sha256
public struct SHA256: HashFunction, @unchecked Sendable {
    /// The type of the result.
    public typealias Digest = SHA256Digest
    /// The number of bytes that are worked on at once.
    public static var blockByteCount: Int { 64 }
    /// The number of bytes of the result.
    public static var byteCount: Int { SHA256Digest.byteCount }

    private var state = DigestState("SHA256")

    /// Creates a function that was given no data.
    public init() {}

    /// Gives the function more data.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&state) { state = state.copy }
        state.add(bufferPointer)
    }

    /// The digest of all data.
    public func finalize() -> SHA256Digest { SHA256Digest(bytes: state.finish(count: SHA256Digest.byteCount)) }
}

/// The digest of a function.
public struct SHA384Digest: Digest {
    let bytes: [UInt8]

    /// The number of bytes.
    public static var byteCount: Int { 48 }
    /// Gives access to the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    /// The bytes, one after the other.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// The name of the function, and the bytes as hexadecimal digits.
    public var description: String { "SHA384 digest: \(hexadecimal(bytes))" }
}

/// SHA384, by FIPS 180 or RFC 1321.
///
/// - Source: developer.apple.com/documentation/cryptokit/sha384
public struct SHA384: HashFunction, @unchecked Sendable {
    /// The type of the result.
    public typealias Digest = SHA384Digest
    /// The number of bytes that are worked on at once.
    public static var blockByteCount: Int { 128 }
    /// The number of bytes of the result.
    public static var byteCount: Int { SHA384Digest.byteCount }

    private var state = DigestState("SHA384")

    /// Creates a function that was given no data.
    public init() {}

    /// Gives the function more data.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&state) { state = state.copy }
        state.add(bufferPointer)
    }

    /// The digest of all data.
    public func finalize() -> SHA384Digest { SHA384Digest(bytes: state.finish(count: SHA384Digest.byteCount)) }
}

/// The digest of a function.
public struct SHA512Digest: Digest {
    let bytes: [UInt8]

    /// The number of bytes.
    public static var byteCount: Int { 64 }
    /// Gives access to the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    /// The bytes, one after the other.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// The name of the function, and the bytes as hexadecimal digits.
    public var description: String { "SHA512 digest: \(hexadecimal(bytes))" }
}

/// SHA512, by FIPS 180 or RFC 1321.
///
/// - Source: developer.apple.com/documentation/cryptokit/sha512
public struct SHA512: HashFunction, @unchecked Sendable {
    /// The type of the result.
    public typealias Digest = SHA512Digest
    /// The number of bytes that are worked on at once.
    public static var blockByteCount: Int { 128 }
    /// The number of bytes of the result.
    public static var byteCount: Int { SHA512Digest.byteCount }

    private var state = DigestState("SHA512")

    /// Creates a function that was given no data.
    public init() {}

    /// Gives the function more data.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&state) { state = state.copy }
        state.add(bufferPointer)
    }

    /// The digest of all data.
    public func finalize() -> SHA512Digest { SHA512Digest(bytes: state.finish(count: SHA512Digest.byteCount)) }
}

extension Insecure {
    /// The digest of a function.
    public struct MD5Digest: Digest {
        let bytes: [UInt8]

        /// The number of bytes.
        public static var byteCount: Int { 16 }
        /// Gives access to the bytes.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }
        /// The bytes, one after the other.
        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
        /// The name of the function, and the bytes as hexadecimal digits.
        public var description: String { "MD5 digest: \(hexadecimal(bytes))" }
    }

    /// MD5, by FIPS 180 or RFC 1321.
    ///
    /// - Source: developer.apple.com/documentation/cryptokit/insecure/md5
    public struct MD5: HashFunction, @unchecked Sendable {
        /// The type of the result.
        public typealias Digest = MD5Digest
        /// The number of bytes that are worked on at once.
        public static var blockByteCount: Int { 64 }
        /// The number of bytes of the result.
        public static var byteCount: Int { MD5Digest.byteCount }

        private var state = DigestState("MD5")

        /// Creates a function that was given no data.
        public init() {}

        /// Gives the function more data.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            if !isKnownUniquelyReferenced(&state) { state = state.copy }
            state.add(bufferPointer)
        }

        /// The digest of all data.
        public func finalize() -> MD5Digest { MD5Digest(bytes: state.finish(count: MD5Digest.byteCount)) }
    }

    /// The digest of a function.
    public struct SHA1Digest: Digest {
        let bytes: [UInt8]

        /// The number of bytes.
        public static var byteCount: Int { 20 }
        /// Gives access to the bytes.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }
        /// The bytes, one after the other.
        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
        /// The name of the function, and the bytes as hexadecimal digits.
        public var description: String { "SHA1 digest: \(hexadecimal(bytes))" }
    }

    /// SHA1, by FIPS 180 or RFC 1321.
    ///
    /// - Source: developer.apple.com/documentation/cryptokit/insecure/sha1
    public struct SHA1: HashFunction, @unchecked Sendable {
        /// The type of the result.
        public typealias Digest = SHA1Digest
        /// The number of bytes that are worked on at once.
        public static var blockByteCount: Int { 64 }
        /// The number of bytes of the result.
        public static var byteCount: Int { SHA1Digest.byteCount }

        private var state = DigestState("SHA1")

        /// Creates a function that was given no data.
        public init() {}

        /// Gives the function more data.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            if !isKnownUniquelyReferenced(&state) { state = state.copy }
            state.add(bufferPointer)
        }

        /// The digest of all data.
        public func finalize() -> SHA1Digest { SHA1Digest(bytes: state.finish(count: SHA1Digest.byteCount)) }
    }
}

/// Bytes as hexadecimal digits.
func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
}
